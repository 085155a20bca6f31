import { isLocale, type Locale } from '@/lib/i18n/locales'

/** A value per language, as the demo files write it. */
export type Localized<T = string> = Partial<Record<Locale, T>>

/** Tells whether a value of a demo file holds one value per language. */
export function isLocalized(value: unknown): value is Localized<unknown> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const keys = Object.keys(value)
  return keys.length > 0 && keys.every(isLocale)
}

/**
 * Picks one language of a value and of everything in it. Entries of a list take over the keys of the
 * stored ones, so that a second language lands in the same entries.
 *
 * @param stored what the first language was saved as
 */
export function inLanguage(value: unknown, locale: Locale, stored?: unknown): unknown {
  if (isLocalized(value)) return value[locale]
  if (Array.isArray(value)) {
    const entries = Array.isArray(stored) ? stored : []
    return value.map((entry, index) => inLanguage(entry, locale, entries[index]))
  }
  if (typeof value !== 'object' || value === null || 'root' in value) return value
  const known = (stored ?? {}) as Record<string, unknown>
  const picked = Object.entries(value).map(([name, part]) => [name, inLanguage(part, locale, known[name])])
  return { ...Object.fromEntries(picked), ...('id' in known && { id: known.id }) }
}

/** Whether a value, or anything in it, has a text in the language. */
export function hasLanguage(value: unknown, locale: Locale): boolean {
  if (isLocalized(value)) return value[locale] !== undefined
  if (typeof value !== 'object' || value === null) return false
  return Object.values(value).some((part) => hasLanguage(part, locale))
}
