import { formerFacts, namePattern, type DatedFacts } from './former-facts'

const BEFORE: DatedFacts = {
  startsAt: '2027-05-13T06:00:00Z',
  endsAt: '2027-05-15T14:00:00Z',
  timezone: 'Asia/Tbilisi',
  doors: { en: 'The gate opens at 9:30.', ka: 'კარი 09:30-ზე იღება.' },
  venue: { name: { en: 'Fabrika', ka: 'ფაბრიკა' }, city: { en: 'Tbilisi', ka: 'თბილისი' } },
}

const namedIn = (text: string, after: DatedFacts) => formerFacts(BEFORE, { ...BEFORE, ...after }).flatMap(({ label, pattern }) => (pattern.test(text) ? [label] : []))

const NEXT_DAY: DatedFacts = { startsAt: '2027-05-14T07:00:00Z', endsAt: '2027-05-16T14:00:00Z' }
const BATUMI: DatedFacts = { venue: { name: BEFORE.venue?.name, city: { en: 'Batumi', ka: 'ბათუმი' } } }

test.each<[string, DatedFacts, string[]]>([
  ['Join us from 13–15 May 2027.', NEXT_DAY, ['date']],
  ['გელით 13 მაისს.', NEXT_DAY, ['date']],
  ['On 13.05.2027 at 10:00.', NEXT_DAY, ['date', 'time']],
  ['We start at 10 a.m. sharp.', NEXT_DAY, ['time']],
  ['On 15 May, and on 13 June.', NEXT_DAY, []],
  ['როგორც 13 მაისს, 2026 წელს.', NEXT_DAY, []],
  ['It costs 10.000 and takes 110:00.', NEXT_DAY, []],
  ['Come at 09.30.', { doors: { en: 'At 10:00', ka: '' } }, ['time']],
  ['შეხვედრა თბილისში.', BATUMI, ['city']],
  ['Tbilisian wine.', BATUMI, []],
  ['At Fabrika.', { venue: { ...BEFORE.venue, name: { en: 'Fabrika, the courtyard', ka: 'ფაბრიკა' } } }, []],
])('%s', (text, after, expected) => {
  expect(namedIn(text, after)).toEqual(expected)
})

test.each([
  ['იანვარი', 'იანვრის ბოლოს'],
  ['მთავარი დარბაზი', 'მთავარ დარბაზში'],
  ['Main hall', 'In the main\u00A0hall.'],
])('%s is found in “%s”', (name, text) => {
  expect(namePattern(name).test(text)).toBe(true)
})
