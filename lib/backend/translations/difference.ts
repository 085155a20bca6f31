/** Where two texts differ: what was taken out, what came in, and a few words around them. */
export interface Difference {
  lead: string
  removed: string
  added: string
  tail: string
}

const WORDS_AROUND = 4
const LONGEST = 40

export function shortDifference(before: string, after: string): Difference {
  const [old, present] = [wordsIn(before), wordsIn(after)]
  const shorter = Math.min(old.length, present.length)
  let start = 0
  while (start < shorter && old[start] === present[start]) start++
  let end = 0
  while (end < shorter - start && old.at(-1 - end) === present.at(-1 - end)) end++
  const lead = present.slice(Math.max(start - WORDS_AROUND, 0), start)
  const tail = present.slice(present.length - end, present.length - end + WORDS_AROUND)
  return {
    lead: (start > WORDS_AROUND ? '… ' : '') + lead.join(' '),
    removed: shorten(old.slice(start, old.length - end)),
    added: shorten(present.slice(start, present.length - end)),
    tail: tail.join(' ') + (end > WORDS_AROUND ? ' …' : ''),
  }
}

function shorten(words: readonly string[]): string {
  return words.length > LONGEST ? `${words.slice(0, LONGEST).join(' ')} …` : words.join(' ')
}

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean)
}
