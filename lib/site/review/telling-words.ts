/** What somebody is known by. */
export interface Telling {
  fullName: string
  email: string
  phone: string
  /** Others as they are written: a link, an organisation that is not shown. */
  others: readonly string[]
}

/** Shorter names are words of their own too often. */
const SHORTEST_NAME = 3
/** From here on a name is recognised with another ending, which Georgian gives it in each case. */
const SHORTEST_STEM = 5
const SHORTEST_PHONE = 7
const SHORTEST_OTHER = 3

const ADDRESS = /[^\s@<>()[\]{},;:"„“]+@[^\s@<>()[\]{},;:"„“]+/g
const PHONE = /\+?\d[\d\s().-]{5,}\d/g
const WORD = /[\p{L}\p{M}\p{N}'’-]+/gu

/** The passages of a text that name somebody, as they stand there, each once: any email address, since it leads to whoever wrote it. */
export function tellingWords(text: string, { fullName, email, phone, others }: Telling): string[] {
  const digits = phone.replace(/\D/g, '')
  const phones = digits.length < SHORTEST_PHONE ? [] : (text.match(PHONE) ?? []).filter((one) => endsAlike(one.replace(/\D/g, ''), digits))
  const account = fold(email.split('@')[0] ?? '')
  const names = (fullName.match(WORD) ?? []).map(fold).filter((name) => name.length >= SHORTEST_NAME)
  const words = (text.match(WORD) ?? []).filter((word) => names.some((name) => isName(fold(word), name)) || (account.length >= SHORTEST_STEM && fold(word) === account))
  const written = others.map((other) => other.trim()).filter((other) => other.length >= SHORTEST_OTHER)
  const found = written.flatMap((other) => {
    const at = text.toLowerCase().indexOf(other.toLowerCase())
    return at < 0 ? [] : [text.slice(at, at + other.length)]
  })
  return [...new Set([...(text.match(ADDRESS) ?? []), ...phones, ...words, ...found])]
}

function isName(word: string, name: string): boolean {
  return word === name || (name.length >= SHORTEST_STEM && word.startsWith(name.slice(0, -1)) && word.length <= name.length + 4)
}

/** With or without the code of the country. */
function endsAlike(one: string, other: string): boolean {
  return one.length >= SHORTEST_PHONE && (one.endsWith(other.slice(-9)) || other.endsWith(one.slice(-9)))
}

function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
}
