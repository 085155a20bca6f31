/** Emails that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * One spelling (Unicode NFKC) in lower case, in every script: Georgian capitals (Mtavruli) become the
 * ordinary letters (Mkhedruli).
 */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Folds a text further for searching within a page: letters lose their marks, and quotation marks their curls. */
export function foldForSearch(text: string): string {
  const plain = foldCase(text).normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘ʼ`´]/g, "'")
  return plain.replace(/[ıłøđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
}

/**
 * The words that a visitor searches for, folded.
 *
 * @returns none for a query of spaces
 */
export function searchWords(query: string): string[] {
  return foldForSearch(query).split(/\s+/).filter(Boolean)
}

/** Whether a folded text holds every one of the words, whole or as a part of longer ones. */
export function holdsWords(foldedText: string, words: readonly string[]): boolean {
  return words.every((word) => foldedText.includes(word))
}

/**
 * Where words stand in a text.
 *
 * @param words folded, as {@link searchWords} returns them
 * @returns pairs of start and end, in UTF-16 units of the text as it is written
 */
export function wordRanges(text: string, words: readonly string[]): [start: number, end: number][] {
  const { folded, origins } = foldWithOrigins(text)
  return words.flatMap((word) =>
    occurrences(folded, word).map((start): [number, number] => [
      origins[start] ?? text.length,
      origins[start + word.length] ?? text.length,
    ]),
  )
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

function occurrences(text: string, word: string): number[] {
  const found: number[] = []
  if (!word) return found
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + word.length)) found.push(at)
  return found
}
