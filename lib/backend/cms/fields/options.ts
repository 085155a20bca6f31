import type { OptionObject } from 'payload'

/**
 * The choices of a select field with the words that staff read.
 *
 * @param words what each stored value is called, in the order in which they are offered
 */
export function toOptions(words: Record<string, string>): OptionObject[] {
  return Object.entries(words).map(([value, label]) => ({ value, label }))
}
