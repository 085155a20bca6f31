import messages from '@/messages/en.json'
import { eventLine } from './event-line'

const event = { title: 'Leadx Summit 2027', venue: { city: 'Tbilisi' }, startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z', timezone: 'Asia/Tbilisi', status: 'scheduled' } as Parameters<typeof eventLine>[0]
const inEnglish = ({ days, year }: { days: string; year: string }) => messages.HeroEyebrow.days.replace('{days}', days).replace('{year}', year)
const lineOf = (changes: object): unknown[] => Object.values(eventLine({ ...event, ...changes }, 'en', inEnglish))

test.each([
  ['with its year in its days', {}, ['Leadx Summit', 'Tbilisi', '13–15 May 2027']],
  ['after it was moved', { startsAt: '2028-02-24T06:00:00Z', endsAt: '2028-02-24T18:00:00Z' }, ['Leadx Summit 2027', 'Tbilisi', '24 February 2028']],
  ['across the turn of a year', { endsAt: '2028-01-02T06:00:00Z' }, ['Leadx Summit', 'Tbilisi', '13 May 2027 – 2 January 2028']],
  ['until the last midnight of a year', { startsAt: '2027-12-30T06:00:00Z', endsAt: '2027-12-31T20:00:00Z' }, ['Leadx Summit', 'Tbilisi', '30–31 December 2027']],
  ['without a place', { venue: null, title: 'Summit' }, ['Summit', '', '13–15 May 2027']],
  ['postponed', { status: 'postponed' }, ['Leadx Summit 2027', 'Tbilisi', '']],
])('an event %s', (_what, changes, parts) => {
  expect(lineOf(changes)).toEqual(parts)
})

test('in Georgian the year comes first, as messages say it', () => {
  const { days } = eventLine(event, 'ka', ({ days: range, year }) => `${year} წლის ${range}`)
  expect(days.replaceAll('\u2060', '').replaceAll('\u00a0', ' ')).toBe('2027 წლის 13–15 მაისი')
})
