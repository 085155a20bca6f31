/** Before a name without a space, such as "Dr.Mari". */
const TITLES = /^(?:dr|prof|st|mr|mrs|ms|ing|rev|sr|jr|დრ|პროფ|აკად|წმ)$/iu
const WORDS_AROUND_DOT = /(?<=(?<before>[\p{L}\p{M}\p{N}-]+))[.。](?=(?<after>\p{L}[\p{L}\p{M}\p{N}-]*))/gu

/**
 * Whether mail programs may make a link of something in a name: anybody can have it sent to any address. Initials, titles and
 * abbreviations are none.
 */
export function holdsLink(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  if (/[/@]|(?<!\p{L})www\.|(?<!\p{L})(?:mailto|tel|sms|data|javascript|https?):/iu.test(plain)) return true
  return [...plain.matchAll(WORDS_AROUND_DOT)].some(({ groups: { before = '', after = '' } = {} }) => !isAbbreviation(before, after))
}

function isAbbreviation(before: string, after: string): boolean {
  // No domain ends with a single letter.
  if ([...after].length === 1) return true
  const isName = /^(?:\p{Lu}(?!\p{Lu})|\p{Lo}|\p{Script=Georgian})/u.test(after)
  return isName && ([...before].length === 1 || TITLES.test(before))
}
