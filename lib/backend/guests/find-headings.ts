import { readGuestColumns } from './guest-columns'

/** How many rows may stand above the headings, such as a title. */
export const MOST_ROWS_ABOVE = 10

export interface Headings {
  names: readonly string[]
  /** How many of them are understood. */
  known: number
  /** Of the first row below them, from 0. */
  end: number
}

export const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '')

/** Finds the headings of a table among its first rows: the row, or two rows, of which most is understood; else the one with most cells. */
export function findHeadings(rows: readonly (readonly string[])[]): Headings {
  const first = rows.findIndex((cells) => !isBlank(cells))
  if (first < 0) return { names: [], known: 0, end: 0 }
  const last = Math.min(first + MOST_ROWS_ABOVE, rows.length)
  const found = Array.from({ length: last - first }, (_, index) => first + index).flatMap((at) => {
    const [row = [], next = []] = rows.slice(at, at + 2)
    // A row with an address is no heading.
    if (holdsAddress(row)) return []
    const one = toHeadings(row, at + 1)
    const both = holdsAddress(next) ? one : toHeadings(Array.from({ length: Math.max(row.length, next.length) }, (_, index) => `${row[index] ?? ''} ${next[index] ?? ''}`), at + 2)
    return both.known > one.known ? [one, both] : [one]
  })
  const [best] = found.sort((one, other) => other.known - one.known || filled(other.names) - filled(one.names) || one.end - other.end)
  return best ?? toHeadings(rows[first] ?? [], first + 1)
}

function toHeadings(names: readonly string[], end: number): Headings {
  return { names, known: Object.values(readGuestColumns(names)).flat().length, end }
}

const holdsAddress = (cells: readonly string[]) => cells.some((cell) => /\S@\S+\.\S/.test(cell))

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length
