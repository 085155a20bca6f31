import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { findGuests, isTicketOrCode } from './find-guests'
import { nameKeys } from './name-key'

const GUESTS = [
  ['Nino Beridze', 7, '7K2M9QXA'],
  ['ნინო აბაშიძე', 12, 'ANDRAS00'],
  ['Andras Toth', 112, 'B0B0B0B0'],
].map(([fullName, number, code]) => ({ guest: { fullName, number, code } as CheckInGuest, key: nameKeys(String(fullName)) }))
const found = (text: string) => findGuests(GUESTS, text).map(({ fullName }) => fullName)

test.each([
  ['nino', ['Nino Beridze', 'ნინო აბაშიძე']],
  ['აბაშ', ['ნინო აბაშიძე']],
  ['12', ['ნინო აბაშიძე']],
  // A code and not a name.
  ['7k2m 9qxa', []],
  ['7კ2მ 9ქხა', []],
  ['', []],
])('%s finds %j', (text, names) => expect(found(text)).toEqual(names))

test('tickets from a scanner are told from names', () => {
  for (const text of ['LX1.forged.nonsense', 'lx1.FORGED', 'ДЧ1юforged', '7k2m-9qxa', '7კ2მ 9ქხა']) expect(isTicketOrCode(text)).toBe(true)
  expect(isTicketOrCode('Nino')).toBe(false)
})

test.each([
  ['ჟორჟოლიანი', 'Jorjoliani'],
  ['ჟორჟოლიანი', 'Zhorzholiani'],
  ['ფირცხალავა', 'Firtskhalava'],
  ['წერეთელი', 'Cereteli'],
  ['ჭყონია', "Ch'q'onia"],
  ['ჭყონია', 'tchkonia'],
  ['ნინო ყვირიკაშვილი', 'Nino Qviri'],
  ['Nino Kvirikashvili', 'ნინო კვირ'],
  ['ღვინიაშვილი ხათუნა', 'xatuna'],
  ['ძნელაძე', 'Dznel'],
  ['ᲜᲘᲜᲝ', 'nino'],
  ['Zoë O’Connor', 'zoe connor'],
  ['Jürgen Größe', 'juergen groesse'],
  ['Jürgen Größe', 'jurgen grosse'],
  ['Bjørn Sæther', 'bjoern saether'],
  ['Michael Noel', 'michael noel'],
  ["O'Brien", 'obrien'],
  ['Jean-Pierre', 'pierre'],
  ['Jeanpierre', 'Jean-Pierre'],
  ['Иванов', 'Ivanov'],
  ['Мария Чайковская', 'maria chaikovskaia'],
  // The keyboard is an English one.
  ['ჭყონია', 'Wyonia'],
  ['ყიფიანი', 'yifiani'],
])('%s is found by %s', (fullName, typed) => {
  const guest = { fullName, number: 1, code: null } as CheckInGuest
  expect(findGuests([{ guest, key: nameKeys(fullName) }], typed)).toEqual([guest])
})

test.each([
  ['Nino Kvirikashvili', 'nino beridze'],
  ['Nino Kvirikashvili', 'ino'],
])('%s is not found by %s', (fullName, typed) => {
  expect(findGuests([{ guest: { fullName, number: 1, code: null } as CheckInGuest, key: nameKeys(fullName) }], typed)).toEqual([])
})

test('a name typed without switching to the Georgian keyboard is found', () => {
  const guests = ['Yana Kobalia', 'ყანა'].map((fullName) => ({ guest: { fullName } as CheckInGuest, key: nameKeys(fullName) }))
  expect(findGuests(guests, 'yana').map(({ fullName }) => fullName)).toEqual(['Yana Kobalia'])
})
