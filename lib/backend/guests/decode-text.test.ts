import { decodeText } from './decode-text'

const TEXT = 'სახელი;ელფოსტა\r\nნინო ბერიძე;nino@example.com\r\n'
const little = Buffer.from(TEXT, 'utf16le')
const big = Buffer.from(little).swap16()

test.each([
  ['UTF-8 with its mark', Buffer.from(`\uFEFF${TEXT}`)],
  ['UTF-16, little end first, with its mark', Buffer.concat([Buffer.of(0xff, 0xfe), little])],
  ['UTF-16, little end first', little],
  ['UTF-16, big end first', big],
])('a text in %s is read', (_, file) => {
  expect(decodeText(file)).toBe(TEXT)
})

test('a stray NUL makes no UTF-16 of a text', () => {
  expect(decodeText(Buffer.from(`${TEXT}\0`))).toBe(`${TEXT}\0`)
})

test('an old workbook is not taken for a text', () => {
  const old = Buffer.concat([Buffer.of(0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1), Buffer.alloc(600)])
  expect(() => decodeText(old)).toThrow('The letters cannot be read.')
})
