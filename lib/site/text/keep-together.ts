/** Keeps a number and its Georgian noun, month or year, the groups of a number and the ends of a range on one line. */
export function keepTogether(text: string): string {
  if (!/[ა-ჰ]/.test(text)) return text
  return text.replace(/(?<=\d) (?=[ა-ჰ]|\d{3}(?!\d))/g, '\u00a0').replace(/(?<=\d)–(?=\d)/g, '\u2060–\u2060')
}

/** Keeps a day and its month on one line within a longer text, in any language. */
export function keepDays(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}
