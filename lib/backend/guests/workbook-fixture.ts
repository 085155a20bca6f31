import { strToU8, zipSync } from 'fflate'

const OFFICE = 'http://schemas.openxmlformats.org'
const relations = (...targets: [type: string, target: string][]) => {
  const each = targets.map(([type, target], index) => `<Relationship Id="rId${index + 1}" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"/>`)
  return `<Relationships xmlns="${OFFICE}/package/2006/relationships">${each.join('')}</Relationships>`
}

/** Makes a workbook of one sheet; a cell may be XML, and so are further rows. Cells of type `s` show shared texts. */
export function workbook(rows: readonly (readonly string[])[], more = '', shared: readonly string[] = []): Uint8Array {
  const toCell = (cell: string) => (cell.startsWith('<c ') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
  const cells = (row: readonly string[], number: number) => row.map((cell, index) => toCell(cell).replace('<c', `<c r="${String.fromCharCode(65 + index)}${number}"`)).join('')
  const data = rows.map((row, index) => `<row r="${index + 1}">${cells(row, index + 1)}</row>`).join('')
  const main = `xmlns="${OFFICE}/spreadsheetml/2006/main"`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"/>`,
    '_rels/.rels': relations(['officeDocument', 'xl/workbook.xml']),
    'xl/_rels/workbook.xml.rels': relations(['worksheet', 'worksheets/sheet1.xml'], ['sharedStrings', 'sharedStrings.xml']),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/sharedStrings.xml': `<sst ${main}>${shared.map((text) => `<si><t>${text}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${data}${more}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}
