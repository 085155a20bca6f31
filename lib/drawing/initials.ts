import { lettersOf } from './fit-text'

/** The first letters of the first and the last name. */
export function initialsOf(fullName: string): string {
  const words = fullName.trim().split(/\s+/)
  const outer = words.length > 1 ? [words[0], words.at(-1)] : words
  return outer.map((word = '') => lettersOf(word)[0] ?? '').join('')
}
