/** Letters that Unicode does not take apart into a plain one and a mark. */
const PLAIN_LETTERS: Record<string, string> = { ı: 'i', ł: 'l', ø: 'o', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * One spelling (Unicode NFKC) in lower case, in every script: Georgian capitals (Mtavruli) become the
 * ordinary letters (Mkhedruli).
 */
export function foldCase(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Folds a text for searching: letters lose their case and their marks, apostrophes their curls, and what nobody sees is left out. */
export function foldForSearch(text: string): string {
  const plain = foldCase(text).normalize('NFD').replace(/[\p{M}\p{Cf}]/gu, '').replace(/[’‘ʼ`´]/g, "'")
  return toPlainLetters(plain)
}

/** Writes small letters that are no plain ones with a mark in plain ones. */
export function toPlainLetters(text: string): string {
  return text.replace(/[ıłøđßæœ]/g, (letter) => PLAIN_LETTERS[letter] ?? letter)
}
