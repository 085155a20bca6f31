import { DEFAULT_LOCALE, isLocale, type Locale } from '@/lib/i18n/locales'
import { isEmpty } from './is-empty'

/** A document as the database gives it, each localised field an object of languages. */
export type StoredDocument = Record<string, unknown>

/** The CMS types a document in one language; read in all of them, its fields are looked at one by one. */
export function toStored(document: object): StoredDocument {
  return { ...document }
}

/** Reads localised values in one language and keeps note of what had to fall back to English. */
export class Reading {
  readonly untranslated = new Set<string>()

  constructor(readonly locale: Locale) {}

  /**
   * Picks the value of the language, or the English one where there is none.
   *
   * @param path the name under which a fallback is noted; null where it is not worth a note
   * @param value an object of languages, or a value that is the same in all of them
   * @param isName whether a value in any language is better than none
   */
  pick(path: string | null, value: unknown, isName = false): unknown {
    if (!isByLocale(value)) return value
    const translated = value[this.locale]
    if (!isEmpty(translated)) return translated
    if (isName && isEmpty(value[DEFAULT_LOCALE])) return Object.values(value).find((other) => !isEmpty(other))
    if (this.locale === DEFAULT_LOCALE) return translated
    const fallback = value[DEFAULT_LOCALE]
    if (path !== null && !isEmpty(fallback)) this.untranslated.add(path)
    return fallback
  }

  /** Adds the names of the fields that fell back to English to an answer, where there are any. */
  withUntranslated<Answer extends object>(answer: Answer): Answer & { untranslated?: string[] } {
    return this.untranslated.size > 0 ? { ...answer, untranslated: [...this.untranslated] } : answer
  }
}

function isByLocale(value: unknown): value is Partial<Record<Locale, unknown>> {
  return isStored(value) && Object.keys(value).every(isLocale)
}

/** Whether a value is an object with named parts: a group, an entry of a list or a related document. */
export function isStored(value: unknown): value is StoredDocument {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
