import { CsvError, parse } from 'csv-parse/sync'
import { FileProblem } from './file-problem'
import { findHeadings } from './find-headings'

/** Excel writes semicolons where commas are decimal. */
const DELIMITERS = [',', ';', '\t']

/** How far headings are looked for, in rows, before it is known what separates columns. */
const LOOKED_AT = 50

/** The row that names the separator to Excel, which does not show it. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\S\n]*\n/i

/** Of a row, in characters without what separates them. */
const LONGEST_ROW = 200_000

/** In front of what a spreadsheet would take for a formula, as our own exports write it. */
const APOSTROPHE = /^'(?=[=+\-@＝＋－＠\t\r])/

interface Most {
  rows: number
  columns: number
}

/** Reads at most one row more than are allowed. @throws FileProblem */
export function readCsv(text: string, most: Most): string[][] {
  const [line, named] = SEPARATOR_LINE.exec(text) ?? ['']
  const body = text.slice(line.length)
  try {
    return parseRows(body, named ?? findDelimiter(body, most), { ...most, rows: most.rows + 1 })
  } catch (error) {
    if (error instanceof FileProblem) throw error
    if (error instanceof CsvError && error.code === 'CSV_MAX_RECORD_SIZE') throw new FileProblem(`A row of the file is longer than ${LONGEST_ROW} characters: it has too many columns, or a quotation mark is missing.`)
    throw new FileProblem('The file cannot be read: it is neither an Excel workbook nor comma-separated text.')
  }
}

function findDelimiter(text: string, { columns }: Most): string | undefined {
  const looked = DELIMITERS.map((delimiter) => ({ delimiter, ...headingsBy(text, delimiter, columns) }))
  return looked.sort((one, other) => other.known - one.known || other.count - one.count)[0]?.delimiter
}

function headingsBy(text: string, delimiter: string, columns: number): { known: number; count: number } {
  try {
    const { known, names } = findHeadings(parseRows(text, delimiter, { rows: LOOKED_AT, columns }))
    return { known, count: names.length }
  } catch (error) {
    return { known: 0, count: error instanceof FileProblem ? columns + 1 : 0 }
  }
}

function parseRows(text: string, delimiter: string | undefined, { rows, columns }: Most): string[][] {
  return parse(text, {
    bom: true,
    delimiter,
    relax_column_count: true,
    skip_empty_lines: false,
    relax_quotes: true,
    to: rows,
    max_record_size: LONGEST_ROW,
    on_record: (cells: string[]) => {
      const width = cells.findLastIndex((cell) => cell !== '') + 1
      if (width > columns) throw new FileProblem(`The file has more than ${columns} columns: delete those that are no part of the list.`)
      return cells.slice(0, Math.max(width, 1)).map((cell) => cell.replace(APOSTROPHE, ''))
    },
  })
}
