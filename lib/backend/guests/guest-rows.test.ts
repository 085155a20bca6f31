import { checkGuestRows } from './guest-rows'
import { readTable } from './read-table'
import { workbook } from './workbook-fixture'

const bytes = (text: string) => new TextEncoder().encode(text)
const outcome = async (file: Uint8Array) => checkGuestRows(await readTable(file)).map(({ row, guest, errors }) => [row, guest?.email ?? errors.join(' ')])

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
  ['tabs and many commas', 'Name\tEmail\tOne, two, three, four\nNino\tnino@example.com\t\n', 2],
])('a CSV file with %s is read', async (_, text, row) => {
  expect(await outcome(bytes(text))).toEqual([[row, 'nino@example.com']])
})

test('a workbook says the same', async () => {
  const file = workbook([['Full name', 'Email', 'Phone', 'Note'], ['Nino', 'nino@example.com', '+995 555 12 34 56', 'Vegetarian'], ['Giorgi', 'giorgi@example.com', '', '7']])
  expect(checkGuestRows(await readTable(file)).map(({ guest }) => guest)).toMatchObject([{ phone: '+995 555 12 34 56', note: 'Vegetarian' }, { note: '7', phone: '' }])
})

test('cells of a workbook that hold an error, or a formula without a result, are told of', async () => {
  const without = '<c t="str"><f>A1&amp;B1</f></c>'
  const file = workbook([
    ['Name', 'Email', 'Company', 'Seat'],
    [without, '<c ><f t="shared" si="0"/></c>'],
    ['<c t="e"><f>B9</f><v>#REF!</v></c>', '<c s="0" t="e"><v>#N/A</v></c>'],
    ['Nino', 'nino@example.com', '<c t="e"><v>#N/A</v></c>', ''],
    ['<c t="str"><f>A9</f><v>Anna</v></c>', 'anna@example.com', '<c t="str"><f>A9</f><v></v></c>', '<c t="e"><v>#N/A</v></c>'],
    [without],
  ])
  const anew = 'is a formula without a result. Open the file in Excel and save it anew.'
  expect(await outcome(file)).toEqual([
    [2, `“Name” ${anew} “Email” ${anew}`],
    [3, '“Name” holds the error #REF!. “Email” holds the error #N/A.'],
    [4, 'nino@example.com'],
    [5, 'anna@example.com'],
    [6, `“Name” ${anew} There is no email address.`],
  ])
  expect(checkGuestRows(await readTable(file))[2]?.warnings).toEqual(['“Company” holds the error #N/A. It is left out.'])
})

test('each row says what is wrong with it', async () => {
  const file = 'name,email\nNino,nino@example.com\n,nobody@example.com\nBad,not an address\nTwin,NINO@example.com\n'
  expect(await outcome(bytes(file))).toEqual([
    [2, 'nino@example.com'],
    [3, 'There is no name, or it is too long.'],
    [4, 'This is not a complete email address.'],
    [5, 'Row 2 has the same email address.'],
  ])
})

test('cells that can be done without are left out where they are not understood, and told of', async () => {
  const file = `name,email,phone,country,kind,language,company\nFar,far@example.com,555,Atlantis,king,French,${'x'.repeat(300)}\n`
  const [row] = checkGuestRows(await readTable(bytes(file)))
  expect(row?.guest).toMatchObject({ phone: '', country: '', kind: 'guest', locale: 'en', organization: '' })
  expect(row?.warnings).toEqual([
    '“language” is left out, since the language is English or Georgian: “French”.',
    '“phone” is left out, since a phone number has the code of its country, such as +995: “555”.',
    `“company” is left out, since it is too long: “${'x'.repeat(40)}…”.`,
    '“country” is left out, since there is no such country: “Atlantis”.',
    '“kind” is left out, since the kind is guest, speaker, partner or staff: “king”.',
  ])
})

test('a full name wins, and the last name is joined to the first alone', async () => {
  const nameOf = async (text: string) => checkGuestRows(await readTable(bytes(text)))[0]?.guest?.fullName
  expect(await nameOf('Full name,First name,Last name,Email\nAna Beridze,Ana,Beridze,ana@example.com\n')).toBe('Ana Beridze')
  expect(await nameOf('Full name,First name,Last name,Email\n,Ana,Beridze,ana@example.com\n')).toBe('Ana Beridze')
  expect(await nameOf('Name,Surname,Email\nAna,Beridze,ana@example.com\n')).toBe('Ana Beridze')
  expect(await nameOf('Given Name,Additional Name,Family Name,E-mail 1 - Value\nAna,Maria,Beridze,ana@example.com\n')).toBe('Ana Maria Beridze')
})

const COMPANY = ['Name,Email,Plus,Companion of', 'Ana,ana@example.com,"Gia, Luka",', 'Leo,leo@example.com,+1,', 'Eka,leo@example.com,,Leo', 'ნინო,nino@example.com,2,', 'Lost,lost@example.com,,Nobody', 'Many,many@example.com,9,'].join('\n')

test('companions are named beside a guest, counted, or have rows of their own', async () => {
  const rows = checkGuestRows(await readTable(bytes(COMPANY)))
  expect(rows.flatMap(({ guest }) => (guest ? [[guest.fullName, ...guest.companions]] : []))).toEqual([
    ['Ana', 'Gia', 'Luka'],
    ['Leo', 'Companion of Leo', 'Eka'],
    ['ნინო', 'ნინო – თანმხლები 1', 'ნინო – თანმხლები 2'],
    ['Many'],
  ])
  expect(rows.map(({ isCompanion, errors }) => [isCompanion, errors.length])).toEqual([[false, 0], [false, 0], [true, 0], [false, 0], [true, 1], [false, 0]])
  expect(rows.at(-1)?.warnings[0]).toContain('at most 5')
})

test('who has no seat by the file is known by it, and a status that is a kind is one', async () => {
  const file = 'Name,Email,Status\nA,a@example.com,Registered\nB,b@example.com,Cancelled\nC,c@example.com,On the waiting list\nD,d@example.com,სპიკერი\nE,e@example.com,odd\n'
  const rows = checkGuestRows(await readTable(bytes(file)))
  expect(rows.map(({ absence, guest }) => [absence, guest?.kind])).toEqual([[null, 'guest'], ['withdrawn', 'guest'], ['skipped', 'guest'], [null, 'speaker'], [null, 'guest']])
  expect(rows.flatMap(({ warnings }) => warnings)).toEqual(['“Status” says “Cancelled”.', '“Status” says “On the waiting list”.', '“Status” is left out, since there is no such status: “odd”.'])
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
  ['GE', 'ka'],
  ['ქართული', 'ka'],
])('the language “%s” of a guest is %s', async (language, locale) => {
  const rows = checkGuestRows(await readTable(bytes(`name,email,language\nAnna,anna@example.com,${language}\n`)))
  expect(rows.map(({ guest }) => guest?.locale)).toEqual([locale])
})

test.each([
  ['name\nNino\n', /no “Email”/],
  [`${'x,'.repeat(11)}\n1,2\n`, /“x” and more\.$/],
  ['name,email\n,\n\n', /no rows/],
])('%j is refused with a reason', async (text, reason) => {
  await expect(readTable(bytes(text)).then(checkGuestRows)).rejects.toThrow(reason)
})

test('a file that is no table is refused with a reason', async () => {
  await expect(readTable(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).rejects.toThrow('Excel')
  await expect(readTable(Uint8Array.of(0x6e, 0xff, 0xe1))).rejects.toThrow('UTF-8')
})
