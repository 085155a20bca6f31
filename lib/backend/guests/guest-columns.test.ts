import { findHeadings } from './find-headings'
import { readGuestColumns } from './guest-columns'

test.each([
  ['Excel and Outlook', ['First Name', 'Middle Name', 'Last Name', 'Company', 'Job Title', 'Mobile Phone', 'E-mail Address', 'Business Country/Region', 'Notes'], 'firstName middleName lastName organization position phone email country notes'],
  ['Google Contacts', ['First Name', 'Middle Name', 'Last Name', 'Organization Name', 'Organization Title', 'Notes', 'E-mail 1 - Label', 'E-mail 1 - Value', 'Phone 1 - Value'], 'firstName middleName lastName organization position notes - email phone'],
  ['Luma', ['api_id', 'name', 'first_name', 'last_name', 'email', 'phone_number', 'created_at', 'approval_status', 'What is your company?'], '- fullName firstName lastName email phone - state organization'],
  ['pretix', ['Order code', 'Email', 'Attendee name', 'Attendee name: Given name', 'Attendee name: Family name', 'Attendee email', 'Company', 'Status'], '- email fullName firstName lastName email organization state'],
  ['a Georgian office', ['№', 'სახელი, გვარი', 'ელ.ფოსტა', 'ტელ.', 'თანამდებობა', 'დაწესებულება', 'შენიშვნა'], '- fullName email phone position organization note'],
  ['an office of two languages', ['სახელი და გვარი / Full name', 'E-mail (ელფოსტა)', 'Country / ქვეყანა'], 'fullName email country'],
  ['headings over two lines', ['Full\nname', 'Email\r\naddress', 'მონაწილის\nტელეფონი'], 'fullName email phone'],
  ['our own export', ['Event', 'Order of registration', 'Status', 'Name', 'Email', 'Companion of', 'Kind', 'Ticket number', 'Language', 'Note for check-in', 'Internal notes'], '- - state fullName email companionOf kind - language note notes'],
])('the columns of %s are known', (_, headings, expected) => {
  const columns = Object.entries(readGuestColumns(headings))
  expect(headings.map((_, index) => columns.find(([, indexes]) => indexes.includes(index))?.[0] ?? '-').join(' ')).toBe(expected)
})

test('the address of a guest counts before that of who ordered, and what staff choose before both', () => {
  const headings = ['Email', 'Attendee email', 'Buyer email', 'Post']
  expect(readGuestColumns(headings).email).toEqual([1, 0, 2])
  expect(readGuestColumns(headings, { 0: null, 3: 'email' }).email).toEqual([3, 1, 2])
})

test.each([
  ['a title of several cells that say nothing', [['List', 'of', 'guests', '2027'], ['Name', 'Email'], ['Ana', 'ana@example.com']], 2],
  ['two rows of headings', [['First', 'Last', 'Email'], ['name', 'name', 'address'], ['Ana', 'B', 'ana@example.com']], 2],
  ['a guest whose kind is the name of a column', [['Wer', 'Wo', 'Was'], ['Ana', 'ana@example.com', 'guest']], 1],
])('headings are found below %s', (_, rows, end) => {
  expect(findHeadings(rows).end).toBe(end)
})
