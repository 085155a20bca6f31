import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { NO_RESULT } from './cell-errors'

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/

/** Turns errors in a workbook, and formulas without a result, into texts: the reader would take them for empty cells. */
export function keepCellErrors(workbook: Uint8Array): Uint8Array {
  const parts = Object.entries(unzipSync(workbook)).map(([name, part]) => [name, SHEET.test(name) ? keepInSheet(part) : part] as const)
  return zipSync(Object.fromEntries(parts), { level: 0 })
}

function keepInSheet(part: Uint8Array): Uint8Array {
  const xml = strFromU8(part)
  const kept = xml.split(/(?=<c[\s>])/).map(keepInCell).join('')
  return kept === xml ? part : strToU8(kept)
}

/** Of a cell, and of what follows until the next. */
function keepInCell(xml: string): string {
  const end = xml.indexOf('</c>')
  if (end < 0 || !/^<c[\s>]/.test(xml)) return xml
  const cell = xml.slice(0, end)
  const isWithout = /<f[\s/>]/.test(cell) && !/<v[\s/>]/.test(cell)
  if (!isWithout && !/^<c\s[^>]*\bt="e"/.test(cell)) return xml
  const text = cell.replace(/^(<c\b[^>]*?)\st="\w+"/, '$1').replace('<c', '<c t="str"')
  return `${text}${isWithout ? `<v>${NO_RESULT}</v>` : ''}${xml.slice(end)}`
}
