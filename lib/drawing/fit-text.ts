/** Measures a text in pixels at a size. */
export type Measure = (text: string, size: number) => number

/** A text broken into lines of one size. */
export interface FittedText {
  size: number
  lines: string[]
}

/** How much smaller a text may become to lose a line: this share of the size. */
const NEARLY = 0.84

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' })

interface Room {
  width: number
  /** How many lines there may be, at every size. */
  lines: number
  /** How high all lines together may be. */
  height?: number
  /** The sizes to choose from, the largest first. */
  sizes: readonly number[]
  /** The height of a line as a share of its size. */
  leading: number
}

/**
 * Sets a text as large as it fits without breaking a word; where no size does, at the smallest, with words
 * broken and an ellipsis behind what does not fit.
 *
 * @param measure how wide a text is
 */
export function fitText(text: string, room: Room, measure: Measure): FittedText {
  const words = text.split(/\s+/).filter(Boolean)
  const smallest = room.sizes.at(-1) ?? 16
  const fitting = room.sizes.flatMap((size) => {
    const isBroken = words.some((word) => measure(word, size) > room.width)
    const count = wrap(words, room.width, size, measure).length
    return isBroken || count > linesAt(room, size) ? [] : [{ size, count }]
  })
  const [largest] = fitting
  if (largest) {
    // Two lines a little smaller read better than three.
    const calmer = fitting.find(({ size, count }) => size >= largest.size * NEARLY && count >= 2 && count < largest.count)
    const { size, count } = calmer ?? largest
    return { size, lines: balanced(words, count, room.width, size, measure) }
  }
  const lines = wrap(words.flatMap((word) => broken(word, room.width, smallest, measure)), room.width, smallest, measure)
  const most = linesAt(room, smallest)
  if (lines.length <= most) return { size: smallest, lines }
  return { size: smallest, lines: [...lines.slice(0, most - 1), shortened(lines[most - 1] ?? '', room.width, smallest, measure)] }
}

function linesAt({ lines, height = Infinity, leading }: Room, size: number): number {
  return Math.max(1, Math.min(lines, Math.floor(height / (size * leading))))
}

function wrap(words: readonly string[], width: number, size: number, measure: Measure): string[] {
  const lines: string[] = []
  for (const word of words) {
    const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
    if (lines.length > 0 && measure(longer, size) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** The narrowest column with the same number of lines: none of them is left with a single short word. */
function balanced(words: readonly string[], count: number, width: number, size: number, measure: Measure): string[] {
  let [low, high] = [Math.max(0, ...words.map((word) => measure(word, size))), width]
  while (high - low > 4) {
    const middle = (low + high) / 2
    if (wrap(words, middle, size, measure).length <= count) high = middle
    else low = middle
  }
  return wrap(words, high, size, measure)
}

function broken(word: string, width: number, size: number, measure: Measure): string[] {
  const parts: string[] = ['']
  for (const letter of lettersOf(word)) {
    const longer = `${parts.at(-1)}${letter}`
    if (measure(longer, size) <= width) parts[parts.length - 1] = longer
    else parts.push(letter)
  }
  return parts
}

function shortened(line: string, width: number, size: number, measure: Measure): string {
  const left = lettersOf(line)
  while (left.length > 0 && measure(`${left.join('')}…`, size) > width) left.pop()
  return `${left.join('').trimEnd()}…`
}

/** Letters as they are read, with the signs that belong to them. */
export function lettersOf(text: string): string[] {
  return [...letters.segment(text)].map(({ segment }) => segment)
}
