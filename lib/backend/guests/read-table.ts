import { readSheet } from 'read-excel-file/universal'
import { decodeText } from './decode-text'
import { FileProblem } from './file-problem'
import { MOST_ROWS_ABOVE } from './find-headings'
import { prepareWorkbook, TOO_FAR } from './prepare-workbook'
import { readCsv } from './read-csv'

/** More than any event has guests, and more than any list has columns. */
const MOST_ROWS = 20_000
const MOST_COLUMNS = 200
const MOST = { rows: MOST_ROWS + MOST_ROWS_ABOVE, columns: MOST_COLUMNS }
/** Of a cell, in characters: no field takes as many. */
const LONGEST_CELL = 6000

const ZIP = [0x50, 0x4b]

/** Reads a CSV file or the first sheet of a workbook. @throws FileProblem */
export async function readTable(file: Uint8Array): Promise<string[][]> {
  const rows = ZIP.every((byte, index) => file[index] === byte) ? await readWorkbook(file) : readCsv(decodeText(file), MOST)
  if (rows.length > MOST.rows) throw new FileProblem(`The file has more than ${MOST_ROWS} rows. Split it.`)
  return rows.map((row) => row.map((cell) => cell.slice(0, LONGEST_CELL)))
}

async function readWorkbook(file: Uint8Array): Promise<string[][]> {
  const rows = await readFirstSheet(file)
  const [[first] = []] = rows
  if (typeof first === 'string' && first.startsWith(TOO_FAR)) {
    throw new FileProblem(`The first sheet holds something in cell ${first.slice(TOO_FAR.length)}. At most ${MOST_ROWS} rows and ${MOST_COLUMNS} columns are read: delete what is no part of the list, and save the file anew.`)
  }
  return rows.map((row) => row.map((cell) => (cell instanceof Date ? cell.toISOString().slice(0, 10) : cell === null ? '' : String(cell))))
}

async function readFirstSheet(file: Uint8Array) {
  try {
    const copy = new Uint8Array(prepareWorkbook(file, MOST))
    return await readSheet(copy.buffer)
  } catch (error) {
    if (error instanceof FileProblem) throw error
    throw new FileProblem('The Excel file cannot be read. Save it anew as .xlsx or .csv.', { cause: error })
  }
}
