import { unzipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'
import { decodeText } from './decode-text'
import { keepCellErrors } from './keep-cell-errors'
import { readCsv } from './read-csv'

/** More rows than any event has guests. */
const MOST_ROWS = 20_000
/** Of a workbook without compression, in bytes: small files can hold gigabytes, and reading takes many times as much. */
const LARGEST = 32 * 1024 * 1024

const ZIP = [0x50, 0x4b]

/** Reads a CSV file or the first sheet of a workbook. @throws Error with a sentence for staff */
export async function readTable(file: Uint8Array): Promise<string[][]> {
  const rows = ZIP.every((byte, index) => file[index] === byte) ? await readWorkbook(file) : readCsv(decodeText(file), MOST_ROWS + 2)
  if (rows.length > MOST_ROWS + 1) throw new Error(`The file has more than ${MOST_ROWS} rows. Split it.`)
  return rows
}

async function readWorkbook(file: Uint8Array): Promise<string[][]> {
  let size = 0
  const problem = new Error('The Excel file cannot be read. Save it anew as .xlsx or .csv.')
  try {
    unzipSync(file, { filter: ({ originalSize }) => ((size += originalSize), false) })
  } catch {
    throw problem
  }
  if (size > LARGEST) throw new Error('The Excel file is too large. Save it as .csv.')
  const rows = await readFirstSheet(file).catch(() => {
    throw problem
  })
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? '' : String(cell))))
}

async function readFirstSheet(file: Uint8Array) {
  const copy = new Uint8Array(keepCellErrors(file))
  return readSheet(copy.buffer)
}
