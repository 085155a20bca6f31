import { DEFAULT_LOCALE, type Locale } from './locales'

/** With the names of the texts that fell back to English. */
export type Translated<Part> = Part & { untranslated?: string[] }

type PartWithNames<Part> = Part extends object ? Translated<Part> : Part

/**
 * The `lang` attribute of a text from the backend (WCAG 2.2, 3.1.2): the fallback language where it has no
 * translation.
 */
export function languageOf(document: { untranslated?: string[] }, field: string): Locale | undefined {
  return document.untranslated?.includes(field) ? DEFAULT_LOCALE : undefined
}

/** Takes a part out of a document with its own fallbacks: `hero.title` of the document is `title` of the part. */
export function partOf<Document extends object, Name extends keyof Document & string>(
  document: Translated<Document>,
  name: Name,
): PartWithNames<Document[Name]> {
  const prefix = `${name}.`
  const part = document[name]
  const untranslated = document.untranslated?.flatMap((field) => (field.startsWith(prefix) ? [field.slice(prefix.length)] : []))
  return (part && { ...part, untranslated }) as PartWithNames<Document[Name]>
}
