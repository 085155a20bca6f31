import { strFromU8, unzipSync } from 'fflate'
import { parseDocument, DomUtils } from 'htmlparser2'
import type { Cell } from '@/lib/site/text/spreadsheet'
import { toXlsx } from './xlsx'

async function write(...tables: Cell[][][]): Promise<Record<string, string>> {
  async function* pieces() {
    for (const table of tables) yield await Promise.resolve(table)
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of toXlsx('people', pieces())) chunks.push(chunk)
  return Object.fromEntries(Object.entries(unzipSync(Buffer.concat(chunks))).map(([name, content]) => [name, strFromU8(content)]))
}

async function cellsOf(...tables: Cell[][][]) {
  const { 'xl/worksheets/sheet1.xml': sheet = '' } = await write(...tables)
  const cells = DomUtils.getElementsByTagName('c', parseDocument(sheet, { xmlMode: true }))
  return cells.map((cell) => [cell.attribs.r, DomUtils.textContent(cell), cell.attribs.s === '1'])
}

test('rows that come in pieces are one sheet, with bold headings and nothing for an empty cell', async () => {
  expect(await cellsOf([['Name', 'Order']], [['Nino', 1], ['', 2]], [['გიორგი', 3]])).toEqual([
    ['A1', 'Name', true],
    ['B1', 'Order', true],
    ['A2', 'Nino', false],
    ['B2', '1', false],
    ['B3', '2', false],
    ['A4', 'გიორგი', false],
    ['B4', '3', false],
  ])
})

test.each([
  ['=1+1', '=1+1'],
  ['<b>"Tea" & cake</b>', '<b>"Tea" & cake</b>'],
  ['a bell \u0007 and half a sign \uD83D.', 'a bell  and half a sign .'],
  ['_x000D_', '_x005F_x000D_'],
])('the text %j is text', async (text, read) => {
  const [, [, cell] = []] = await cellsOf([['Text']], [[text]])
  expect(cell).toBe(read)
})

test('there are more columns than letters', async () => {
  const cells = await cellsOf([Array.from({ length: 28 }, (_, index) => index)])
  expect(cells.slice(25).map(([name]) => name)).toEqual(['Z1', 'AA1', 'AB1'])
})

test('every part of the workbook is there, and is XML', async () => {
  const files = await write([['Name']])
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['[Content_Types].xml', '_rels/.rels', 'xl/workbook.xml', 'xl/worksheets/sheet1.xml', 'xl/styles.xml']))
  expect(files['xl/workbook.xml']).toContain('name="people"')
})
