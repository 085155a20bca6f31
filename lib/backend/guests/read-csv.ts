import { parse } from 'csv-parse/sync'
import { headingsOf, readGuestColumns } from './guest-columns'

/** Excel writes semicolons where commas are decimal. */
const DELIMITERS = [',', ';', '\t']
/** How far headings are looked for, in rows, before it is known what separates columns. */
const LOOKED_AT = 50
/** The row that names the separator to Excel, which does not show it. */
const SEPARATOR_LINE = /^"?sep=(.)"?[^\S\n]*\n/i

/** Reads as many rows as are asked for. @throws Error with a sentence for staff */
export function readCsv(text: string, mostRows: number): string[][] {
  const [line, named] = SEPARATOR_LINE.exec(text) ?? ['']
  const body = text.slice(line.length)
  try {
    return parseRows(body, named ?? findDelimiter(body), mostRows)
  } catch {
    throw new Error('The file cannot be read: it is neither an Excel workbook nor comma-separated text.')
  }
}

function findDelimiter(text: string): string | undefined {
  const looked = DELIMITERS.map((delimiter) => {
    const headings = readHeadings(text, delimiter)
    return { delimiter, known: Object.keys(readGuestColumns(headings)).length, count: headings.length }
  })
  return looked.sort((one, other) => other.known - one.known || other.count - one.count)[0]?.delimiter
}

function readHeadings(text: string, delimiter: string): readonly string[] {
  try {
    return headingsOf(parseRows(text, delimiter, LOOKED_AT))
  } catch {
    return []
  }
}

function parseRows(text: string, delimiter: string | undefined, to: number): string[][] {
  return parse(text, { bom: true, delimiter, relax_column_count: true, skip_empty_lines: false, relax_quotes: true, to })
}
