import { isLocale, type Locale } from '@/lib/i18n/locales'

/** A value per language, as the demo files write it. */
export type Localized<T = string> = Partial<Record<Locale, T>>

function isLocalized(value: unknown): value is Localized<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}

/**
 * Picks one language of everything in a document or group. Entries of a list take over the keys of the stored
 * ones, so that a second language lands in the same entries.
 *
 * @param stored what the first language was saved as
 */
export function inLanguage(document: object, locale: Locale, stored: unknown = {}): Record<string, unknown> {
  const known = { ...(typeof stored === 'object' ? stored : {}) } as Record<string, unknown>
  const picked = Object.entries(document).map(([name, value]) => [name, valueIn(value, locale, known[name])])
  return { ...Object.fromEntries(picked), ...('id' in known && { id: known.id }) }
}

function valueIn(value: unknown, locale: Locale, stored: unknown): unknown {
  if (isLocalized(value)) return value[locale]
  if (Array.isArray(value)) {
    const entries: unknown[] = Array.isArray(stored) ? stored : []
    return value.map((entry, index) => valueIn(entry, locale, entries[index]))
  }
  if (typeof value !== 'object' || value === null || 'root' in value) return value
  return inLanguage(value, locale, stored)
}

/** Whether a value, or anything in it, has a text in the language. */
export function hasLanguage(value: unknown, locale: Locale): boolean {
  if (isLocalized(value)) return value[locale] !== undefined
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => hasLanguage(part, locale))
}
