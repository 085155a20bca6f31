import { strToU8, zipSync } from 'fflate'
import { readGuestFile } from './read-guest-file'
import { readTable } from './read-table'
import { workbook } from './workbook-fixture'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a file of millions of lines is refused before all of them are read', async () => {
  const file = bytes(`Name,Email${'\n'.repeat(1_000_000)}`)
  const before = process.memoryUsage().heapUsed
  await expect(readTable(file)).rejects.toThrow('more than 20000 rows')
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(100_000_000)
})

test('a small workbook that is large when it is unpacked is refused', async () => {
  const file = zipSync({ 'xl/worksheets/sheet1.xml': strToU8(' '.repeat(33 * 1024 * 1024)) })
  expect(file.length).toBeLessThan(100_000)
  await expect(readTable(file)).rejects.toThrow('too large')
})

test.each([
  ['two million columns', `${'x,'.repeat(1_000_000)}x,Name,Email`, 'longer than 200000 characters'],
  ['two million empty columns', `Name,Email${','.repeat(1_000_000)}x\n`, 'more than 200 columns'],
  ['a quotation mark without an end', `Name,Email\n"Ana,ana@example.com\n${'Nino,nino@example.com\n'.repeat(20_000)}`, 'longer than 200000 characters'],
])('a text with %s is refused', async (_, text, problem) => {
  await expect(readTable(bytes(text))).rejects.toThrow(problem)
})

test('empty columns at the right are no columns', async () => {
  expect(await readTable(bytes(`Name,Email${','.repeat(1000)}\nAnn,ann@example.com${','.repeat(1000)}\n`))).toEqual([['Name', 'Email'], ['Ann', 'ann@example.com']])
})

test('an apostrophe that our exports put in front of a formula is taken away', async () => {
  expect(await readTable(bytes("Name,Note\n\"'=Ann\",'tis\n"))).toEqual([['Name', 'Note'], ['=Ann', "'tis"]])
})

const GUEST = [['Name', 'Email'], ['Ann', 'ann@example.com']]

test.each([
  ['a cell in the last column', '<row r="3"><c r="XFD3"><v>1</v></c></row>', 'something in cell XFD3.'],
  ['a row that says it is further down', '<row r="99999999"><c r="A3"><v>1</v></c></row>', 'something in cell A99999999.'],
])('a sheet with %s is refused before a table is made of it', async (_, row, problem) => {
  await expect(readTable(workbook(GUEST, row))).rejects.toThrow(problem)
})

test('cells and rows without a content do not count, however far they lie', async () => {
  const stray = `<row r="3"><c r="C3" s="1"/><c r="XFD3" s="1"/></row><row r="4" ht="9"><c r="A4"></c></row><row r="1048576"><c r="XFD1048576" s="3"></c></row>`
  expect(await readTable(workbook(GUEST, stray))).toEqual(GUEST)
})

test('a workbook that says it is smaller than it is is no larger', async () => {
  const file = workbook(GUEST, `<row r="3"><c r="A3"><v>${'1'.repeat(3_000_000)}</v></c></row>`)
  const directory = Buffer.from(file).lastIndexOf('xl/worksheets/sheet1.xml') - 46
  new DataView(file.buffer, file.byteOffset).setUint32(directory + 24, 100, true)
  await expect(readTable(file)).rejects.toThrow('cannot be read')
})

test('a list that names one long text in each row is refused', async () => {
  const rows = Array.from({ length: 7000 }, (_, index) => [`Ann ${index}`, `ann-${index}@example.com`, '<c t="s"><v>0</v></c>'])
  const file = workbook([['Name', 'Email', 'Internal notes'], ...rows], '', ['x'.repeat(5000)])
  expect(await readGuestFile(file, {})).toMatchObject({ guests: [], problem: 'The file holds too much text. Split it.' })
})

test('a file without known headings names its columns, and is read with those that staff choose', async () => {
  const file = bytes('Wer,Wohin,Was\nAnn,ann@example.com,x\nBob,bob@example.com,x\n')
  const { problem, columns } = await readGuestFile(file, {})
  expect(problem).toContain('no “Name” and no “Email”')
  expect(columns).toEqual([
    { heading: 'Wer', column: null, examples: ['Ann', 'Bob'] },
    { heading: 'Wohin', column: null, examples: ['ann@example.com', 'bob@example.com'] },
    { heading: 'Was', column: null, examples: ['x'] },
  ])
  const { guests, columns: chosen } = await readGuestFile(file, { 0: 'fullName', 1: 'email' })
  expect(guests.map(({ guest }) => guest?.email)).toEqual(['ann@example.com', 'bob@example.com'])
  expect(chosen.map(({ column }) => column)).toEqual(['fullName', 'email', null])
})
