import { strToU8, zipSync } from 'fflate'
import { checkGuestRows } from './guest-rows'
import { readTable } from './read-table'

const bytes = (text: string) => new TextEncoder().encode(text)
const outcome = async (file: Uint8Array) => checkGuestRows(await readTable(file)).map(({ row, guest, errors }) => [row, guest?.email ?? errors.join(' ')])

const OFFICE = 'http://schemas.openxmlformats.org'
const relation = (type: string, target: string) =>
  `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

function workbook(...rows: string[][]): Uint8Array {
  const toCell = (cell: string) => (cell.startsWith('<c ') ? cell : `<c t="inlineStr"><is><t>${cell}</t></is></c>`)
  const cells = (row: string[], number: number) => row.map((cell, index) => toCell(cell).replace('<c', `<c r="${'ABCD'[index]}${number}"`)).join('')
  const data = rows.map((row, index) => `<row r="${index + 1}">${cells(row, index + 1)}</row>`).join('')
  const main = `xmlns="${OFFICE}/spreadsheetml/2006/main"`
  const parts = {
    '[Content_Types].xml': `<Types xmlns="${OFFICE}/package/2006/content-types"/>`,
    '_rels/.rels': relation('officeDocument', 'xl/workbook.xml'),
    'xl/_rels/workbook.xml.rels': relation('worksheet', 'worksheets/sheet1.xml'),
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${data}</sheetData></worksheet>`,
  }
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

test('a CSV file says who comes, in either language and with either separator', async () => {
  const file = '\uFEFFსახელი;გვარი;ელფოსტა;ქვეყანა;ტიპი\r\nნინო;ბერიძე;nino@example.com;საქართველო;სპიკერი\r\n;;;;\r\n"Weiss; Hanna";;hanna@example.com;Germany;\r\n'
  const rows = checkGuestRows(await readTable(bytes(file)))
  expect(rows.map(({ row }) => row)).toEqual([2, 4])
  expect(rows.map(({ guest }) => guest)).toMatchObject([
    { fullName: 'ნინო ბერიძე', email: 'nino@example.com', country: 'GE', kind: 'speaker', locale: 'ka' },
    { fullName: 'Weiss; Hanna', email: 'hanna@example.com', country: 'DE', kind: 'guest', locale: 'en' },
  ])
})

test.each([
  ['a comma inside quotes', '"სახელი, გვარი";"ელფოსტა"\r\n"ბერიძე, ნინო";"nino@example.com"\r\n', 2],
  ['a line for Excel', '\uFEFFsep=;\r\nName, first;Name;Email\r\n;Nino;nino@example.com\r\n', 2],
  ['a line for Excel with another separator', 'sep=|\nName|Email\nNino|nino@example.com\n', 2],
  ['blank rows above', '\n;;\n\nName;Email;Note, or not\nNino;nino@example.com;\n', 5],
  ['tabs and many commas', 'Name\tEmail\tOne, two, three, four\nNino\tnino@example.com\t\n', 2],
])('a CSV file with %s is read', async (_, text, row) => {
  expect(await outcome(bytes(text))).toEqual([[row, 'nino@example.com']])
})

test('a workbook says the same', async () => {
  const file = workbook(['Full name', 'Email', 'Phone', 'Note'], ['Nino', 'nino@example.com', '+995 555 12 34 56', 'Vegetarian'], ['Giorgi', 'giorgi@example.com', '', '7'])
  expect(checkGuestRows(await readTable(file)).map(({ guest }) => guest)).toMatchObject([{ phone: '+995 555 12 34 56', note: 'Vegetarian' }, { note: '7', phone: '' }])
})

test('cells of a workbook that hold an error, or a formula without a result, are told of', async () => {
  const without = '<c t="str"><f>A1&amp;B1</f></c>'
  const file = workbook(
    ['Name', 'Email', 'Company', 'Seat'],
    [without, '<c ><f t="shared" si="0"/></c>'],
    ['<c t="e"><f>B9</f><v>#REF!</v></c>', '<c s="0" t="e"><v>#N/A</v></c>'],
    ['Nino', 'nino@example.com', '<c t="e"><v>#N/A</v></c>', ''],
    ['<c t="str"><f>A9</f><v>Anna</v></c>', 'anna@example.com', '<c t="str"><f>A9</f><v></v></c>', '<c t="e"><v>#N/A</v></c>'],
    [without],
  )
  const anew = 'is a formula without a result. Open the file in Excel and save it anew.'
  expect(await outcome(file)).toEqual([
    [2, `“Name” ${anew} “Email” ${anew}`],
    [3, '“Name” holds the error #REF!. “Email” holds the error #N/A.'],
    [4, '“Company” holds the error #N/A.'],
    [5, 'anna@example.com'],
    [6, `“Name” ${anew} There is no email address.`],
  ])
})

test('each row says what is wrong with it', async () => {
  const file = 'name,email,phone,country,kind\nNino,nino@example.com,,,\n,nobody@example.com,,,\nBad,not an address,,,\nTwin,NINO@example.com,,,\nFar,far@example.com,555,Atlantis,king\n'
  expect(await outcome(bytes(file))).toEqual([
    [2, 'nino@example.com'],
    [3, 'There is no name, or it is too long.'],
    [4, 'This is not a complete email address.'],
    [5, 'Row 2 has the same email address.'],
    [6, expect.stringMatching(/phone number .* country\. .* kind/)],
  ])
})

test('the number of a phone that lost its plus in a spreadsheet gets it back', async () => {
  const file = workbook(['Name', 'Email', 'Phone'], ['Nino', 'nino@example.com', '<c ><v>995599123456</v></c>'], ['Anna', 'anna@example.com', '995 599 12-34-56'], ['Far', 'far@example.com', '99559912345'])
  expect(checkGuestRows(await readTable(file)).map(({ guest, errors }) => guest?.phone ?? errors.join(' '))).toEqual([
    '+995599123456',
    '+995 599 12-34-56',
    expect.stringContaining('needs the code of its country'),
  ])
})

test.each([
  ['UK', 'GB'],
  ['', ''],
  ['XX', 'There is no such country. Use its name or its two letters, such as GE.'],
])('the country “%s” of a guest is “%s”', async (country, expected) => {
  const rows = checkGuestRows(await readTable(bytes(`name,email,country\nAnna,anna@example.com,${country}\n`)))
  expect(rows.map(({ guest, errors }) => guest?.country ?? errors.join(' '))).toEqual([expected])
})

test('a row that is left out does not take its address from a later one', async () => {
  const file = 'name,email,country\n,nino@example.com,\nNino,nino@example.com,\nAgain,nino@example.com,\n'
  expect(await outcome(bytes(file))).toEqual([
    [2, 'There is no name, or it is too long.'],
    [3, 'nino@example.com'],
    [4, 'Row 3 has the same email address.'],
  ])
})

test.each([
  ['English', 'en'],
  ['GE', 'ka'],
  ['ქართული', 'ka'],
  ['', 'en'],
])('the language “%s” of a guest is %s', async (language, locale) => {
  const rows = checkGuestRows(await readTable(bytes(`name,email,language\nAnna,anna@example.com,${language}\n`)))
  expect(rows.map(({ guest }) => guest?.locale)).toEqual([locale])
})

test('a language that there is not, and an address that is missing, are said', async () => {
  expect(await outcome(bytes('name,email,language\nAnna,anna@example.com,French\nNobody,,\n'))).toEqual([
    [2, 'The language is English or Georgian.'],
    [3, 'There is no email address.'],
  ])
})

test.each([
  ['name\nNino\n', /no “Email”/],
  ['one,two\n1,2\n', /no “Name” and no “Email”\. It says “one”, “two”\.$/],
  [`${'x,'.repeat(11)}\n1,2\n`, /“x” and more\.$/],
  ['name,email\n,\n\n', /no rows/],
  ['', /no rows/],
])('%j is refused with a reason', async (text, reason) => {
  await expect(readTable(bytes(text)).then(checkGuestRows)).rejects.toThrow(reason)
})

test('a file that is no table is refused with a reason', async () => {
  await expect(readTable(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).rejects.toThrow('Excel')
  await expect(readTable(Uint8Array.of(0x6e, 0xff, 0xe1))).rejects.toThrow('UTF-8')
})
