import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/i18n/content-language'
import { DEFAULT_LOCALE, otherLocales, type Locale } from '@/lib/i18n/locales'
import type { SiteFacts } from '@/lib/site/metadata/page-metadata'
import { getCommonData } from './commons'
import { getShareImage } from './share-images'

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
 * The languages that a page exists in: the default one, and those that its main text is translated into.
 *
 * @param read reads the document of that text in a language
 * @param field the name of the text
 */
export async function getLanguages(read: (locale: Locale) => Promise<{ untranslated?: string[] } | null>, field: string): Promise<Locale[]> {
  const others = otherLocales(DEFAULT_LOCALE)
  const documents = await Promise.all(others.map(read))
  const isTranslated = (index: number) => {
    const document = documents[index] ?? null
    return document !== null && languageOf(document, field) === undefined
  }
  return [DEFAULT_LOCALE, ...others.filter((_, index) => isTranslated(index))]
}
