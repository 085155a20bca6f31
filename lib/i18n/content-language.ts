import { DEFAULT_LOCALE, type Locale } from './locales'

/** A document, or a part of one, with the names of its texts that fell back to English. */
export type Translated<Part> = Part & { untranslated?: string[] }

type PartWithNames<Part> = Part extends object ? Translated<Part> : Part

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

/**
 * Takes a part out of a document together with its own fallbacks: the document's `hero.title` is the
 * part's `title`, so that {@link languageOf} works on the part alone.
 *
 * @param document what the part belongs to
 * @param name the field that holds the part
 * @returns the part; null where the document has none
 */
export function partOf<Document extends object, Name extends keyof Document & string>(
  document: Translated<Document>,
  name: Name,
): PartWithNames<Document[Name]> {
  const prefix = `${name}.`
  const part = document[name]
  const untranslated = document.untranslated?.flatMap((field) => (field.startsWith(prefix) ? [field.slice(prefix.length)] : []))
  return (part && { ...part, untranslated }) as PartWithNames<Document[Name]>
}
