import { LOCALE_TABLE, type Locale } from '@/lib/i18n/locales'
import { keepTogether } from './keep-together'

/**
 * Puts values into a message where the browser must do it, because only the browser knows them.
 *
 * @param message a text with names in braces, such as "Until {time}"; no plurals
 * @param values what stands for each name; a name without a value is left as it is
 */
export function fillText(message: string, values: Record<string, string>): string {
  return message.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}

/** A message that counts: its words for one and for any other number, with `{count}` in them. */
export interface CountMessage {
  one: string
  other: string
}

/** Puts a number into the words that fit it in a language. */
export function fillCount(message: CountMessage, count: number, locale: Locale): string {
  const words = new Intl.PluralRules(LOCALE_TABLE[locale].tag).select(count) === 'one' ? message.one : message.other
  return keepTogether(fillText(words, { count: formatCount(count, locale) }))
}

/** A number as its language groups it: English 1,900 and 48,000, Georgian 1900 and 48 000. */
export function formatCount(count: number, locale: Locale): string {
  return count.toLocaleString(LOCALE_TABLE[locale].tag)
}
