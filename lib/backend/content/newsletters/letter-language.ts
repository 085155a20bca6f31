import { DEFAULT_LOCALE, LOCALES, type Locale } from '@/lib/i18n/locales'
import { isEmpty } from '../reading/is-empty'
import { isStored, type StoredDocument } from '../reading/reading'

/** Whether a newsletter, read in all languages, is written in one: it has its subject and its text. */
export function isWritten({ subject, body }: StoredDocument, locale: Locale): boolean {
  return [subject, body].every((text) => isStored(text) && !isEmpty(text[locale]))
}

/** The language in which somebody reads all of it: their own, English where it is not written in that. @returns null where nobody can read it */
export function languageFor(letter: StoredDocument, reader: Locale): Locale | null {
  return [reader, DEFAULT_LOCALE, ...LOCALES].find((locale) => isWritten(letter, locale)) ?? null
}
