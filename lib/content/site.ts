import { getTranslations } from 'next-intl/server'
import { env } from '@/lib/env'
import { languageOf } from '@/lib/i18n/content-language'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import type { SiteFacts } from '@/lib/site/metadata/page-metadata'
import { textLanguages } from '@/lib/site/metadata/text-languages'
import { getCommonData } from './commons'
import { getShareImage } from './metadata/share-images'

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
    newsletterFeedTitle: t('newsletterFeedTitle', { name }),
    isIndexed: env().INDEXING,
  }
}

/**
 * The languages that a page exists in, by its main text.
 *
 * @param read reads the document of that text in a language
 * @param field the name of the text
 */
export async function getLanguages<Field extends string>(
  read: (locale: Locale) => Promise<({ untranslated?: string[] } & Record<Field, string>) | null>,
  field: Field,
): Promise<Locale[]> {
  const texts = await Promise.all(
    LOCALES.map(async (locale) => {
      const document = await read(locale)
      const text = document && { isGiven: document[field] !== '', hasFallenBack: languageOf(document, field) !== undefined }
      return [locale, text] as const
    }),
  )
  return textLanguages(new Map(texts))
}
