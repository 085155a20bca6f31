import type { GuestColumn, GuestFileColumn } from '@/lib/contract/desk/guests'
import { FileProblem } from './file-problem'
import { findHeadings } from './find-headings'
import { readGuestColumns, type ChosenColumns } from './guest-columns'
import { checkGuestRows, type CheckedRow } from './guest-rows'
import { readTable } from './read-table'

/** What a file of guests holds. */
export interface GuestFile {
  guests: CheckedRow[]
  columns: GuestFileColumn[]
  /** Why its rows cannot be read; empty otherwise. */
  problem: string
}

/** Of what is stored of a list, in characters: a small workbook can name a long text many times. */
const LONGEST_LIST = 32_000_000
const EXAMPLES = 3
const EXAMPLE_LENGTH = 40
const HEADING_LENGTH = 100

/** Reads a file of a stranger: in a thread, which can be ended (`read-in-thread.ts`). */
export async function readGuestFile(file: Uint8Array, chosen: ChosenColumns): Promise<GuestFile> {
  let columns: GuestFileColumn[] = []
  try {
    const table = await readTable(file)
    columns = columnsOf(table, chosen)
    const guests = checkGuestRows(table, chosen)
    if (JSON.stringify(guests).length > LONGEST_LIST) throw new FileProblem('The file holds too much text. Split it.')
    return { guests, columns, problem: '' }
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error
    return { guests: [], columns, problem: error.message }
  }
}

/** Every column of a file, with some of its cells for whoever has to say what it holds. */
function columnsOf(table: readonly (readonly string[])[], chosen: ChosenColumns): GuestFileColumn[] {
  const { names, end } = findHeadings(table)
  const known = new Map(Object.entries(readGuestColumns(names, chosen)).flatMap(([column, indexes]) => indexes.map((index) => [index, column as GuestColumn] as const)))
  return names.map((name, index) => {
    const cells = table.slice(end).flatMap((row) => row[index]?.trim() || [])
    const examples = [...new Set(cells.slice(0, EXAMPLES))].map((cell) => cell.slice(0, EXAMPLE_LENGTH))
    return { heading: name.replace(/\s+/g, ' ').trim().slice(0, HEADING_LENGTH), column: known.get(index) ?? null, examples }
  })
}
