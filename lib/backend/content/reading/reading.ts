import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales'

/** A document as the database gives it, each localised field an object of languages. */
export type StoredDocument = Record<string, unknown>

/** Reads localised values in one language and keeps note of what had to fall back to English. */
export class Reading {
  readonly untranslated = new Set<string>()

  constructor(readonly locale: Locale) {}

  /**
   * Picks the value of the language, or the English one where there is none.
   *
   * @param field the name under which a fallback is noted; null where it is not worth a note
   * @param value an object of languages, or a value that is the same in both
   */
  pick(field: string | null, value: unknown): unknown {
    if (!isLanguages(value)) return value
    const own = value[this.locale]
    if (this.locale === DEFAULT_LOCALE || !isEmpty(own)) return own
    const fallback = value[DEFAULT_LOCALE]
    if (field !== null && !isEmpty(fallback)) this.untranslated.add(field)
    return fallback
  }
}

function isLanguages(value: unknown): value is Partial<Record<Locale, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.keys(value).every(isLocale)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === ''
}
