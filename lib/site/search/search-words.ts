import { foldForSearch } from './search-fold'
import { georgianStems } from './georgian-stem'

/** The beginnings of words of which a text must hold one. Those of a hyphenated word are parted by spaces. */
export type SearchWord = readonly string[]

const PIECES = /[\p{L}\p{N}]+|[%_\\\p{S}]/gu
const GEORGIAN_LETTERS = '[ა-ჰ]*'

/** Letters and digits in their words, and signs, each after a space; punctuation is left out. */
export function indexWords(text: string): string {
  return (foldForSearch(text).match(PIECES) ?? []).map((piece) => ` ${piece}`).join('')
}

/**
 * The words that a visitor searches for.
 *
 * @returns none for a query of spaces; a word that nothing holds for one of punctuation alone
 */
export function searchWords(query: string): SearchWord[] {
  const typed = query.split(/\s+/).filter(Boolean)
  const words = typed.map((word) => indexWords(word).slice(1)).filter(Boolean)
  if (words.length === 0) return typed.length === 0 ? [] : [[]]
  return words.map((word) => {
    const [start, last] = [word.slice(0, word.lastIndexOf(' ') + 1), word.slice(word.lastIndexOf(' ') + 1)]
    return georgianStems(last).map((stem) => start + stem)
  })
}

/** Whether each of the words begins a word of the text, which comes from {@link indexWords}. */
export function holdsWords(indexed: string, words: readonly SearchWord[]): boolean {
  return words.every((beginnings) => beginnings.some((beginning) => indexed.includes(` ${beginning}`)))
}

/**
 * Where words stand in a text.
 *
 * @returns pairs of start and end, in UTF-16 units of the text as it is written
 */
export function wordRanges(text: string, words: readonly SearchWord[]): [start: number, end: number][] {
  const { folded, origins } = foldWithOrigins(text)
  const place = (index: number) => origins[index] ?? text.length
  return words.flat().flatMap((beginning) =>
    [...folded.matchAll(patternOf(beginning))].map(({ index, 0: found }): [number, number] => [place(index), place(index + found.length)]),
  )
}

/** A Georgian word is found by its stem and marked to its end. */
function patternOf(beginning: string): RegExp {
  const pieces = beginning.split(' ').map((piece) => piece.replace(/[\\^$|+]/g, '\\$&'))
  const ending = /[ა-ჰ]$/u.test(beginning) ? GEORGIAN_LETTERS : ''
  return new RegExp(`(?<![\\p{L}\\p{N}])${pieces.join('[^\\p{L}\\p{N}\\s]*')}${ending}`, 'gu')
}

/** The folded text, and for each of its units where the character that it comes from begins. */
function foldWithOrigins(text: string): { folded: string; origins: number[] } {
  let folded = ''
  let position = 0
  const origins: number[] = []
  for (const character of text) {
    const piece = foldForSearch(character)
    for (let unit = 0; unit < piece.length; unit++) origins.push(position)
    folded += piece
    position += character.length
  }
  return { folded, origins }
}
