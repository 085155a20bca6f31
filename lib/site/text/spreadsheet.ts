/** A cell of a table that is handed over as a file. */
export type Cell = string | number

/** What Excel needs to take a file for UTF-8, or it shows Georgian as noise. */
const BYTE_ORDER_MARK = '\uFEFF'

/** How spreadsheets recognise a formula, which a visitor could have typed. */
const FORMULA = /^[=+\-@\t\r]/

/**
 * Writes a table as comma-separated values (RFC 4180) that Excel opens with Georgian intact. A text that a
 * spreadsheet would run as a formula gets an apostrophe in front.
 *
 * @param table rows of cells, the headings among them
 */
export function toCsv(table: readonly (readonly Cell[])[]): string {
  return BYTE_ORDER_MARK + table.map((row) => `${row.map(toField).join(',')}\r\n`).join('')
}

function toField(cell: Cell): string {
  const text = typeof cell === 'string' && FORMULA.test(cell) ? `'${cell}` : String(cell)
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
