/** @jest-environment node */
import { checkGuestRows } from './guest-rows'
import { readTable } from './read-table'
import { toXlsx } from '../inbox/xlsx'

const bytes = (text: string) => new TextEncoder().encode(text)
const outcome = async (file: Uint8Array) => checkGuestRows(await readTable(file)).map(({ row, guest, errors }) => [row, guest?.email ?? errors.join(' ')])

async function* tables(...rows: (string | number)[][]) {
  yield await Promise.resolve(rows)
}

async function workbook(...rows: (string | number)[][]): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of toXlsx('Guests', tables(...rows))) parts.push(part)
  return Buffer.concat(parts)
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

test('a workbook says the same', async () => {
  const file = await workbook(['Full name', 'Email', 'Phone', 'Note'], ['Nino', 'nino@example.com', '+995 555 12 34 56', 'Vegetarian'], ['Giorgi', 'giorgi@example.com', '', 7])
  expect(checkGuestRows(await readTable(file)).map(({ guest }) => guest)).toMatchObject([{ phone: '+995 555 12 34 56', note: 'Vegetarian' }, { note: '7', phone: '' }])
})

test('each row says what is wrong with it', async () => {
  const file = 'name,email,phone,country,kind\nNino,nino@example.com,,,\n,nobody@example.com,,,\nBad,not an address,,,\nTwin,NINO@example.com,,,\nFar,far@example.com,555,Atlantis,king\n'
  expect(await outcome(bytes(file))).toEqual([
    [2, 'nino@example.com'],
    [3, 'There is no name, or it is too long.'],
    [4, 'This is no full email address.'],
    [5, 'Row 2 has the same email address.'],
    [6, expect.stringMatching(/phone number .* country\. .* kind/)],
  ])
})

test.each([
  ['name\nNino\n', /no “Email”/],
  ['one,two\n1,2\n', /no “Name” and no “Email”/],
  ['name,email\n', /no rows/],
  ['', /no rows/],
])('%j is refused with a reason', async (text, reason) => {
  await expect(readTable(bytes(text)).then(checkGuestRows)).rejects.toThrow(reason)
})

test('what is no table is refused with a reason', async () => {
  await expect(readTable(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).rejects.toThrow('Excel')
  await expect(readTable(Uint8Array.of(0x6e, 0xff, 0xe1))).rejects.toThrow('UTF-8')
})
