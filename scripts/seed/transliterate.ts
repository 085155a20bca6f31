import { toLatinLetters } from '@/lib/site/text/to-latin'

/** Writes a Georgian name in Latin letters by the national system of 2002, without its apostrophes. */
export function toLatin(name: string): string {
  return name
    .split(' ')
    .map((word) => {
      const latin = toLatinLetters(word)
      return latin.charAt(0).toUpperCase() + latin.slice(1)
    })
    .join(' ')
}

/** Makes the identifier of a page out of a Latin text: lower case, letters and digits only, single hyphens. */
export function toIdentifier(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    // Emails that are no letter with an accent.
    .replace(/[łŁıøØßæÆđĐ]/g, (letter) => ({ ł: 'l', Ł: 'l', ı: 'i', ø: 'o', Ø: 'o', ß: 'ss', æ: 'ae', Æ: 'ae', đ: 'd', Đ: 'd' })[letter] ?? '')
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
}

/** Hands out identifiers that nobody has yet: a taken one gets the next free number. */
export class Identifiers {
  private readonly taken: Set<string>
  private readonly last = new Map<string, number>()

  /** @param taken identifiers that documents have already */
  constructor(taken: Iterable<string>) {
    this.taken = new Set(taken)
  }

  /** The identifier of a text. */
  of(text: string): string {
    const plain = toIdentifier(text)
    let identifier = plain
    for (let number = (this.last.get(plain) ?? 1) + 1; this.taken.has(identifier); number++) {
      identifier = `${plain}-${number}`
      this.last.set(plain, number)
    }
    this.taken.add(identifier)
    return identifier
  }
}
