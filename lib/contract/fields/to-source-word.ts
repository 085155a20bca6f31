const LONGEST = 40

/** A source as one short word; an address, or what is longer than a word, might name a person and is none. */
export function toSourceWord(text: string): string {
  const word = text.trim().toLowerCase().replace(/[^\p{L}\p{M}\d._-]+/gu, '-').replace(/^[-.]+|[-.]+$/g, '')
  return text.includes('@') || word.length > LONGEST ? '' : word
}
