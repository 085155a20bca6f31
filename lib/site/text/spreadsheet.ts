import { stringify } from 'csv-stringify/sync'

/** A cell of a table that is handed over as a file. */
export type Cell = string | number

/**
 * Characters that a spreadsheet takes for the beginning of a formula (OWASP, "CSV Injection"): at the beginning of a cell, or
 * after what separates cells where commas do not. A telephone number is left as it is, and so is a full-width sign
 * that comes later.
 */
const FORMULA = /(?<=^|[;\t\r\n]["'\s]*)(?!\+[\d\s().-]+(?:$|[;\t\r\n]))[=+\-@＝＋－＠\t\r]/g

/**
 * Writes a table as comma-separated values (RFC 4180) that Excel opens with Georgian intact, for which it needs
 * the byte order mark. What would be run as a formula gets an apostrophe in front.
 *
 * @param table rows of cells, the headings among them
 * @param options `bom` is false for rows after the first ones
 */
export function toCsv(table: readonly (readonly Cell[])[], { bom = true } = {}): string {
  return stringify(
    table.map((row) => [...row]),
    { bom, record_delimiter: 'windows', quoted_match: /[;\t\r\n＝＋－＠]/, cast: { string: (text) => text.replace(FORMULA, "'$&") } },
  )
}
