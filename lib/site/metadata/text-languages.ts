import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'

/** A main text as the reader of a language gets it: empty where neither that language nor the default one has it. */
interface MainText {
  isGiven: boolean
  hasFallenBack: boolean
}

/**
 * The languages that a page exists in: those of its main text, or, where it has none in any, those that have the page.
 *
 * @param texts by language; null where the page does not exist
 */
export function textLanguages(texts: ReadonlyMap<Locale, MainText | null>): Locale[] {
  const present = LOCALES.filter((locale) => texts.get(locale))
  const translated = present.filter((locale) => {
    const text = texts.get(locale)
    return text?.isGiven && !text.hasFallenBack
  })
  return translated.length > 0 ? translated : present
}

/** The language of a page for readers of other languages: hreflang `x-default`. */
export function mainLanguage(languages: readonly Locale[]): Locale {
  return languages.includes(DEFAULT_LOCALE) ? DEFAULT_LOCALE : (languages[0] ?? DEFAULT_LOCALE)
}

/** The language of the address of a page for readers of a language, in which its main text may be missing. */
export function addressLanguage(languages: readonly Locale[], locale: Locale): Locale {
  return languages.includes(locale) ? locale : mainLanguage(languages)
}
