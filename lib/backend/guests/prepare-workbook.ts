import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { NO_RESULT } from './cell-errors'
import { FileProblem } from './file-problem'

/** What is read of a workbook, without compression, in bytes: small files can hold gigabytes, and reading takes many times as much. */
const LARGEST = 32 * 1024 * 1024
const MOST_PARTS = 2000

const READ = /\.xml(\.rels)?$/
const SHEET = /^xl\/worksheets\/[^/]+\.xml$/
const CELL = /<((?:\w+:)?)c(?=[\s/>])[^>]*>/g
const FORMULA = /<(?:\w+:)?f[\s/>]/
const RESULT = /<(?:\w+:)?v[\s/>]/
const INLINE_TEXT = /<(?:\w+:)?is[\s/>]/
const EMPTY_ROW = /<((?:\w+:)?)row(?=[\s/>])[^>]*(?:\/>|>\s*<\/\1row>)/g
const ROW = /<(?:\w+:)?row\s(?:[^>]*\s)?r\s*=\s*["'](\d+)["']/g

/** The only cell of a sheet that is too large, behind which the place of its outermost cell follows. */
export const TOO_FAR = '#TOO FAR '

/**
 * Measures a workbook by its directory before it is unpacked, and its sheets before a table is made of them. Errors in cells, and formulas
 * without a result, become texts: the reader would take them for empty cells. Cells without a content are left out, however far they lie.
 *
 * @throws FileProblem
 */
export function prepareWorkbook(workbook: Uint8Array, most: { rows: number; columns: number }): Uint8Array {
  let size = 0
  let count = 0
  const isRead = ({ name, originalSize }: { name: string; originalSize: number }) => {
    count += 1
    const isWanted = READ.test(name)
    if (isWanted) size += originalSize
    if (count > MOST_PARTS || size > LARGEST) throw new FileProblem('The Excel file is too large. Save its list of guests alone, or as .csv.')
    return isWanted
  }
  // By the directory alone: what is unpacked is never larger than it says there.
  unzipSync(workbook, { filter: (part) => isRead(part) && false })
  const parts = Object.entries(unzipSync(workbook, { filter: ({ name }) => READ.test(name) }))
  return zipSync(Object.fromEntries(parts.map(([name, part]) => [name, SHEET.test(name) ? prepareSheet(part, most) : part])), { level: 0 })
}

function prepareSheet(part: Uint8Array, most: { rows: number; columns: number }): Uint8Array {
  const xml = strFromU8(part)
  const pieces: string[] = []
  let copied = 0
  for (const { 0: start, 1: prefix = '', index } of xml.matchAll(CELL)) {
    // Inside of a cell that was taken already.
    if (index < copied) continue
    const close = `</${prefix}c>`
    const end = start.endsWith('/>') ? index + start.length : xml.indexOf(close, index)
    if (end < 0) break
    const next = start.endsWith('/>') ? end : end + close.length
    const cell = prepareCell(xml.slice(index, end), prefix, close)
    pieces.push(xml.slice(copied, index), cell)
    copied = next
    if (cell !== '' && isTooFar(start, most)) return strToU8(sheetOf(`${TOO_FAR}${placeOf(start)}`))
  }
  pieces.push(xml.slice(copied))
  // Rows without cells can number a million.
  const sheet = pieces.join('').replace(EMPTY_ROW, '')
  const far = [...sheet.matchAll(ROW)].find(([, row]) => Number(row) > most.rows)
  return strToU8(far ? sheetOf(`${TOO_FAR}A${far[1]}`) : sheet)
}

/** The cell with its end, or nothing for one without a content. */
function prepareCell(cell: string, prefix: string, close: string): string {
  const hasResult = RESULT.test(cell)
  const isWithout = !hasResult && FORMULA.test(cell)
  if (!isWithout && !hasResult && !INLINE_TEXT.test(cell)) return ''
  if (!isWithout && !/^<(?:\w+:)?c\s[^>]*\bt="e"/.test(cell)) return `${cell}${close}`
  const text = cell.replace(/^(<[\w:]+\b[^>]*?)\st="\w+"/, '$1').replace(`<${prefix}c`, `<${prefix}c t="str"`)
  return `${text}${isWithout ? `<${prefix}v>${NO_RESULT}</${prefix}v>` : ''}${close}`
}

const placeOf = (start: string) => /\sr\s*=\s*["']([A-Za-z]{1,7}\d{1,9})["']/.exec(start)?.[1] ?? ''

function isTooFar(start: string, { rows, columns }: { rows: number; columns: number }): boolean {
  const [, letters = '', row = ''] = /^([A-Z]*)(\d*)$/.exec(placeOf(start).toUpperCase()) ?? []
  const column = [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)
  return column > columns || Number(row) > rows
}

function sheetOf(text: string): string {
  return `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><t>${text}</t></is></c></row></sheetData></worksheet>`
}
