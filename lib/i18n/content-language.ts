import { DEFAULT_LOCALE, type Locale } from './locales'

/**
 * The `lang` attribute of a text that the backend delivered (WCAG 2.2, criterion 3.1.2).
 *
 * @param document what the text belongs to
 * @param field the name of the text
 * @returns the fallback language when the text had no translation, else undefined
 */
export function languageOf(document: { untranslated?: string[] }, field: string): Locale | undefined {
  return document.untranslated?.includes(field) ? DEFAULT_LOCALE : undefined
}
