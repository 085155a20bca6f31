import { foldForSearch } from '../search/search-fold'
import { toLatinLetters } from '../text/to-latin'

/** What sounds alike to whoever writes a Georgian name in Latin letters, the longest first. */
const ALIKE: [RegExp, string][] = [
  [/tch|ch/g, 'c'],
  [/dz/g, 'z'],
  [/ts|tz/g, 's'],
  [/gh/g, 'g'],
  [/zh/g, 'z'],
  [/sh/g, 's'],
  [/kh|q|x/g, 'k'],
  [/ph/g, 'p'],
  [/th/g, 't'],
  [/w/g, 'v'],
  [/y/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/** How a name sounds, so that it is found in whichever script and by whichever system it is written. */
export function nameKey(name: string): string {
  const latin = toLatinLetters(foldForSearch(name)).replace(/[^\p{L}\p{N}]+/gu, ' ')
  return ALIKE.reduce((key, [sound, letter]) => key.replace(sound, letter), latin).trim()
}

/** Whether every word that is searched for begins a word of the name; both come from {@link nameKey}. */
export function holdsNames(name: string, searched: string): boolean {
  return searched.split(' ').every((word) => ` ${name}`.includes(` ${word}`))
}
