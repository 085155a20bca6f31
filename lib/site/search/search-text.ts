import { foldForSearch } from './search-fold'
import { indexWords, searchWords } from './search-words'

/** The wildcards of SQL's LIKE and its escape character, stored as private-use characters. */
const LIKE_SPECIALS: Record<string, string> = { '%': '\uE000', _: '\uE001', '\\': '\uE002' }

/**
 * The stored form of a text, in which SQL's LIKE finds words by their beginnings. Words that are taken apart follow
 * whole, because the lists of staff search for what is typed: an email address, O'Brien.
 */
export function toSearchText(text: string): string {
  const plain = text.replace(/\p{Cc}+/gu, ' ')
  const takenApart = wholeWords(plain).filter((word) => /[^\p{L}\p{N}]/u.test(word))
  return withoutWildcards(indexWords(plain) + [...new Set(takenApart)].map((word) => ` ${word}`).join(''))
}

/** The stored form of a search by staff: any part of a word. */
export function typedWords(typed: string): string {
  const words = wholeWords(typed).filter(Boolean)
  return withoutWildcards(words.length > 0 ? words.join(' ') : foldForSearch(typed).trim())
}

/** The words of a text, folded, without the punctuation around them. */
function wholeWords(text: string): string[] {
  return foldForSearch(text).split(/\s+/).map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
}

/** The parts that a stored text must contain, one of each list; an empty list is of a word that no text holds. */
export function storedWords(keyword: string): string[][] {
  return searchWords(keyword.replace(/\p{Cc}+/gu, ' ')).map((word) => word.map((beginning) => withoutWildcards(` ${beginning}`)))
}

function withoutWildcards(text: string): string {
  return text.replace(/[%_\\]/g, (character) => LIKE_SPECIALS[character] ?? character)
}

/** The search text of a text of which only an older search text is known. */
export function renewSearchText(stored: string): string {
  const written = Object.entries(LIKE_SPECIALS).reduce((text, [character, substitute]) => text.replaceAll(substitute, character), stored)
  return toSearchText(written)
}
