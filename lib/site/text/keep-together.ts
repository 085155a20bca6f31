const JOINED = [
  // A number and its noun, month or year, and the groups of a number.
  /(?<=\d) (?=[ა-ჰ]|\d{3}(?!\d))/g,
  // A negation and its verb, a particle and the word that it stresses.
  /(?<=(?:^|[\s„(>])(?:არ|ვერ|ნუ|აღარ|ვეღარ)) /g,
  /(?<=[ა-ჰ]) (?=კი(?![ა-ჰ]))/g,
  // No line begins with a dash.
  /(?<=\S) (?=— )/g,
  // A date and its year, a street and its number.
  /(?<=[ა-ჰ],) (?=\d{4}(?!\d))/g,
  /(?<=ქუჩა|ქუჩის|გამზირი) (?=\d)/g,
  // A short word is no last line of a paragraph.
  /(?<=\S) (?=[ა-ჰ]{1,9}[.!?…]?<\/p>)/g,
]

/** Keeps on one line what belongs together in Georgian: numbers with their nouns, negations with their verbs, the ends of a range and of a paragraph. */
export function keepTogether(text: string): string {
  if (!/[ა-ჰ]/.test(text)) return text
  return JOINED.reduce((kept, gap) => kept.replace(gap, '\u00a0'), text).replace(/(?<=\d)(?:–(?=\d)|-(?=[ა-ჰ]))/g, '\u2060$&\u2060')
}

/** A text without what keeps its words on one line. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

/** Keeps a day and its month on one line within a longer text, in any language. */
export function keepDays(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}
