import { Zip, ZipDeflate } from 'fflate'
import type { Cell } from '@/lib/site/text/spreadsheet'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const NAMESPACE = 'http://schemas.openxmlformats.org'
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const RELATIONS = `${NAMESPACE}/package/2006/relationships`
const relation = (id: number, type: string, target: string) =>
  `<Relationship Id="rId${id}" Type="${NAMESPACE}/officeDocument/2006/relationships/${type}" Target="${target}"/>`

/** All but the rows (ECMA-376, part 1): one sheet, and a second style in bold for its headings. */
const parts = (sheet: string): Record<string, string> => ({
  '[Content_Types].xml': `<Types xmlns="${NAMESPACE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${RELATIONS}">${relation(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${RELATIONS}">${relation(1, 'worksheet', 'worksheets/sheet1.xml')}${relation(2, 'styles', 'styles.xml')}</Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${NAMESPACE}/spreadsheetml/2006/main" xmlns:r="${NAMESPACE}/officeDocument/2006/relationships"><sheets><sheet name="${escape(sheet)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${NAMESPACE}/spreadsheetml/2006/main"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf fontId="1" applyFont="1"/></cellXfs></styleSheet>`,
})

const SHEET_START = `<worksheet xmlns="${NAMESPACE}/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetData>`
const SHEET_END = '</sheetData></worksheet>'

/**
 * Writes a workbook of one sheet piece by piece, so that no number of rows holds up anybody or fills the memory.
 *
 * @param tables the rows in pieces, the headings first
 */
export async function* toXlsx(sheet: string, tables: AsyncIterable<Cell[][]>): AsyncGenerator<Uint8Array> {
  const written: Uint8Array[] = []
  const zip = new Zip((error, chunk) => {
    if (error) throw error
    written.push(chunk)
  })
  const open = (name: string) => {
    const file = new ZipDeflate(name, { level: 6 })
    zip.add(file)
    return (text: string, isLast = false) => file.push(Buffer.from(text), isLast)
  }
  for (const [name, xml] of Object.entries(parts(sheet))) open(name)(HEAD + xml, true)
  const write = open('xl/worksheets/sheet1.xml')
  write(HEAD + SHEET_START)
  let number = 0
  for await (const rows of tables) {
    write(rows.map((row) => toRow(row, (number += 1))).join(''))
    yield* written.splice(0)
  }
  write(SHEET_END, true)
  zip.end()
  yield* written
}

function toRow(row: readonly Cell[], number: number): string {
  const cells = row.map((cell, index) => toCell(cell, `r="${columnName(index)}${number}"${number === 1 ? ' s="1"' : ''}`))
  return `<row r="${number}">${cells.join('')}</row>`
}

function toCell(cell: Cell, attributes: string): string {
  if (cell === '') return ''
  if (typeof cell === 'number') return `<c ${attributes}><v>${cell}</v></c>`
  return `<c ${attributes} t="inlineStr"><is><t xml:space="preserve">${escape(cell)}</t></is></c>`
}

/** A, B, … Z, AA, AB, … */
function columnName(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : columnName(Math.floor(index / 26) - 1) + letter
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Drops characters that XML cannot hold, and escapes `_x000D_`, which would be read as a control character. */
function escape(text: string): string {
  return text
    .replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/_(?=x[\da-f]{4}_)/gi, '_x005F_')
    .replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
}
