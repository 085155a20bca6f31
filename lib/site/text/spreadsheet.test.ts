import { toCsv } from './spreadsheet'

const only = (cell: string | number) => toCsv([[cell]]).slice(1, -2)

test.each([
  ['a number', -5, '-5'],
  ['quotes', 'a "word"', '"a ""word"""'],
  ['lines', 'one\ntwo', '"one\ntwo"'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula in full-width signs', '＝1+1', '"\'＝1+1"'],
  ['a formula behind a semicolon', ';=1+1', '";\'=1+1"'],
  ['a formula between semicolons', 'a; "=1+1;b', '"a; ""\'=1+1;b"'],
  ['a formula on a line of its own', 'a\r\n-1', '"a\r\n\'-1"'],
  ['a telephone number', '+995 (555) 12-34-56', '+995 (555) 12-34-56'],
  ['two telephone numbers', '+995 555;+995 32', '"+995 555;+995 32"'],
  ['a sum that begins like a number', '+1+1', "'+1+1"],
  ['an at sign', '@sum', "'@sum"],
  ['a tab', '\t=1', '"\'\t\'=1"'],
  ['a minus later on', 'Tbilisi, -5 degrees', '"Tbilisi, -5 degrees"'],
])('%s', (_, cell, expected) => {
  expect(only(cell)).toBe(expected)
})

test('a file begins with the byte order mark and ends every row', () => {
  expect(toCsv([['Name', 'Place'], ['ნინო', 1]])).toBe('\uFEFFName,Place\r\nნინო,1\r\n')
})
