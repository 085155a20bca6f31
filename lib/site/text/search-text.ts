import { foldCase } from './search-fold'

/** The wildcards of SQL's LIKE and its escape character, stored as private-use characters. */
const LIKE_SPECIALS: Record<string, string> = { '%': '\uE000', _: '\uE001', '\\': '\uE002' }

/**
 * Folds a text for searching: one spelling (Unicode NFKC), lower case in every script, and the
 * wildcards of SQL replaced so that they match only themselves. Stored text and keyword both pass.
 */
export function toSearchText(text: string): string {
  return foldCase(text)
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/[%_\\]/g, (character) => LIKE_SPECIALS[character] ?? character)
}
