/** No line begins with a dash between words; that of a range of days stays as it is. */
const DASH = outsideTags(/(?<=\S) (?=— |– \D)/)

const JOINED = [
  // A number and its noun, month or year, and the groups of a number.
  /(?<=\d) (?=[ა-ჰ]|\d{3}(?!\d))/,
  // A negation and its verb, a particle and the word that it stresses.
  /(?<=(?:^|[\s„(>])(?:არ|ვერ|ნუ|აღარ|ვეღარ)) /,
  /(?<=[ა-ჰ]) (?=კი(?![ა-ჰ]))/,
  // A date and its year, a street and its number.
  /(?<=[ა-ჰ],) (?=\d{4}(?!\d))/,
  /(?<=ქუჩა|ქუჩის|გამზირი) (?=\d)/,
  // A short word is no last line of a paragraph, nor of a plain sentence; what is shorter than one may have to break there.
  /(?<=\S) (?=[ა-ჰ]{1,9}[.!?…]?<\/p>)/,
  /(?<=.{20}\S) (?=[ა-ჰ]{1,9}[.!?…]$)/,
].map(outsideTags)

/** In English, a day and its month, and both ends of a range of days. */
const ENGLISH_DATES = [
  /(?<=\d) (?=(?:January|February|March|April|May|June|July|August|September|October|November|December)\b)/,
  /(?<=\d) (?=to \d)/,
  /(?<=\d\sto) (?=\d)/,
].map(outsideTags)

const RANGE = outsideTags(/(?<=\d)(?:–(?=\d)|-(?=[ა-ჰ]))/)

/** Leaves tags alone: an address may also contain a number and a noun. */
function outsideTags({ source }: RegExp): RegExp {
  return new RegExp(`<[^>]*>|${source}`, 'g')
}

function replaceOutsideTags(text: string, wanted: RegExp, by: (found: string) => string): string {
  return text.replace(wanted, (found) => (found.startsWith('<') ? found : by(found)))
}

function joined(text: string, gap: RegExp): string {
  return replaceOutsideTags(text, gap, () => '\u00a0')
}

/**
 * Keeps a dash at the end of its line, dates on one line, and in Georgian whatever belongs together: numbers with their nouns, negations with their verbs, the ends of a range and of a paragraph.
 *
 * @param text plain, or HTML
 */
export function keepTogether(text: string): string {
  return keepGeorgianTogether(ENGLISH_DATES.reduce(joined, joined(text, DASH)))
}

/** The part of it that is for Georgian alone: a date in English stays as it is, since it also stands in titles and plain texts. */
export function keepGeorgianTogether(text: string): string {
  if (!/[ა-ჰ]/.test(text)) return text
  return replaceOutsideTags(JOINED.reduce(joined, text), RANGE, (found) => `\u2060${found}\u2060`)
}

/** A text without the characters that keep its words on one line. */
export function withPlainSpaces(text: string): string {
  return text.replaceAll('\u00a0', ' ').replaceAll('\u2060', '')
}

/** Keeps a number and its word on one line, as a day and its month or the number of a house and its street, in any language. */
export function keepNumbers(text: string): string {
  return text.replace(/(?<=\d) (?=\p{L})/gu, '\u00a0')
}

/** Keeps the words in parentheses on one line, as a zone behind a time. */
export function keepParenthesis(text: string): string {
  return text.replaceAll(/\([^)]*\)/g, (found) => found.replaceAll(' ', '\u00a0'))
}
