import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/i18n/content-language'
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'
import type { SiteFacts } from '@/lib/site/metadata/page-metadata'
import { getCommonData } from './commons'
import { getShareImage } from './share-images'

/** What the metadata, the structured data and the files for machines say of the site itself. */
export async function getSite(locale: Locale): Promise<SiteFacts> {
  const [t, { home, contact }] = await Promise.all([getTranslations({ locale, namespace: 'Frame' }), getCommonData(locale)])
  const name = contact.name || t('siteName')
  return {
    locale,
    origin: env().SITE_URL,
    name,
    description: home.hero?.subtitle ?? '',
    image: await getShareImage(locale, { kind: 'page', key: 'home' }),
    feedTitle: t('feedTitle', { name }),
    isIndexed: env().INDEXING,
  }
}

/**
 * Whether a text exists in every language, so that the page it is the heart of is worth an address in each.
 *
 * @param read reads what the text belongs to in a language
 * @param field the name of the text
 */
export async function isTranslated(read: (locale: Locale) => Promise<{ untranslated?: string[] } | null>, field: string): Promise<boolean> {
  const translations = await Promise.all(LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map(read))
  return translations.every((document) => document !== null && languageOf(document, field) === undefined)
}
