import { foldForSearch } from '../search/search-fold'
import { toLatinLetters } from '../text/to-latin'
import { cyrillicToLatin } from './cyrillic-to-latin'

/** Latin spellings of Georgian names that sound alike, the longest first. */
const ALIKE: [RegExp, string][] = [
  [/dzh|dj|zh/g, 'j'],
  // A letter of its own: a bare c is more often that of Tsereteli.
  [/tch|ch/g, 'č'],
  [/dz/g, 'z'],
  [/ts|tz|c/g, 's'],
  [/gh/g, 'g'],
  [/sh/g, 's'],
  [/kh|q|x/g, 'k'],
  [/ph|f/g, 'p'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  // As German and Danish names are written without ä, ø and ü.
  [/([aou])e/g, '$1'],
  [/(.)\1+/g, '$1'],
]

/** The characters that join two parts of one word. */
const JOINTS = /['\p{Pd}]/gu

/** How a name sounds, so that it is found in whichever script and by whichever system it is written. */
export function nameKey(name: string): string {
  const latin = toLatinLetters(cyrillicToLatin(foldForSearch(name))).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ALIKE.reduce((key, [sound, letter]) => key.replace(sound, letter), latin).trim()
}

/** The same without apostrophes and hyphens, by which some write O'Brien and Jean-Pierre. */
export function joinedNameKey(name: string): string {
  return nameKey(foldForSearch(name).replace(JOINTS, ''))
}

/** The keys to find a name by: its parts, and its whole words. */
export function nameKeys(name: string): string {
  const [apart, joined] = [nameKey(name), joinedNameKey(name)]
  return apart === joined ? apart : `${apart} ${joined}`
}

/** Whether every word that is searched for begins a word of the name; both come from {@link nameKey}. */
export function holdsNames(name: string, searched: string): boolean {
  return searched.split(' ').every((word) => ` ${name}`.includes(` ${word}`))
}
