import { tellingWords } from './telling-words'

const NINO = { fullName: 'Nino Beridze', email: 'nberidze@example.com', phone: '+995 555 12 34 56', others: ['https://nino.ge', 'Acme'] }

test.each([
  ['We build drones.', []],
  ['I am NINO, and my mother is a Beridze.', ['NINO', 'Beridze']],
  ['Write to me@other.org.', ['me@other.org.']],
  ['Call 555-12-34-56 at noon, or room 12.', ['555-12-34-56']],
  ['See https://NINO.ge/team of ACME.', ['NINO', 'https://NINO.ge', 'ACME']],
  ['@nberidze', ['nberidze']],
])('"%s" tells %j', (text, expected) => expect(tellingWords(text, NINO)).toEqual(expected))

test('a Georgian name is found in every case', () => {
  const ana = { ...NINO, fullName: 'ანა მაისურაძე', others: [] }
  expect(tellingWords('ანამ დაწერა, მაისურაძის გუნდი, მაისი', ana)).toEqual(['მაისურაძის'])
})
