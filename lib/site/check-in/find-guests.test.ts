import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { findGuests, isTicketOrCode } from './find-guests'
import { nameKey } from './name-key'

const GUESTS = [
  ['Nino Beridze', 7, '7K2M9QXA'],
  ['ნინო აბაშიძე', 12, 'ANDRAS00'],
  ['Andras Toth', 112, 'B0B0B0B0'],
].map(([fullName, number, code]) => ({ guest: { fullName, number, code } as CheckInGuest, key: nameKey(String(fullName)) }))
const found = (text: string) => findGuests(GUESTS, text).map(({ fullName }) => fullName)

test.each([
  ['nino', ['Nino Beridze', 'ნინო აბაშიძე']],
  ['აბაშ', ['ნინო აბაშიძე']],
  ['12', ['ნინო აბაშიძე']],
  // A code and not a name.
  ['7k2m 9qxa', []],
  ['n', []],
  ['', []],
  ['?', []],
])('%s finds %j', (text, names) => expect(found(text)).toEqual(names))

test('what a scanner types is told from names', () => {
  expect(isTicketOrCode('LX1.forged.nonsense')).toBe(true)
  expect(isTicketOrCode('7k2m-9qxa')).toBe(true)
  expect(isTicketOrCode('Nino')).toBe(false)
})
