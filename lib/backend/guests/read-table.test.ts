import { strToU8, zipSync } from 'fflate'
import { readTable } from './read-table'

const bytes = (text: string) => new TextEncoder().encode(text)

test('a list is read with its empty lines, by which staff count', async () => {
  expect(await readTable(bytes('Name;Email\n\nAnn;ann@example.com'))).toEqual([['Name', 'Email'], [''], ['Ann', 'ann@example.com']])
})

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
