import en from '@/messages/en.json'
import ka from '@/messages/ka.json'
import { fillText } from './fill-text'
import { formatEventTimes, formatInstant, formatTimes, formatZone, formatZoneName } from './instants'

// The library that reads messages is an ES module, which Jest cannot load.
jest.mock('@/lib/i18n/translations', () => ({
  getTranslations:
    ({ locale }: { locale: 'en' | 'ka' }) =>
    (key: keyof typeof en.ZoneLabel, values: Record<string, string> = {}) =>
      fillText({ en, ka }[locale].ZoneLabel[key], values),
}))

/** Without what keeps words on one line. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\u2060/g, '')

const SPRING = '2027-04-30T19:59:00Z'

test.each([
  {
    timeZone: 'Asia/Tbilisi',
    en: '30 April 2027, 23:59 (Tbilisi time, UTC+4)',
    ka: '30 აპრილი, 2027, 23:59 თბილისის დროით (UTC+4)',
  },
  {
    timeZone: 'Europe/Berlin',
    en: '30 April 2027, 21:59 (Central European Time, UTC+2)',
    ka: '30 აპრილი, 2027, 21:59 ცენტრალური ევროპის დრო (UTC+2)',
  },
])('an instant in $timeZone reads "$en" and "$ka"', ({ timeZone, en, ka }) => {
  expect(plain(formatInstant(SPRING, { locale: 'en', timeZone }))).toBe(en)
  expect(plain(formatInstant(SPRING, { locale: 'ka', timeZone }))).toBe(ka)
})

// The night of 7 November 2027, in which clocks go back.
const [BEFORE, AFTER] = ['2027-11-07T05:30:00Z', '2027-11-07T08:00:00Z'] as const

test.each([
  ['en', 'America/New_York', 'Eastern Time', '7 November 2027, 01:30–03:00 (Eastern Time)'],
  ['ka', 'America/New_York', 'ჩრდილოეთ ამერიკის აღმოსავლეთის დრო', '7 ნოემბერი, 2027, 01:30–03:00 ჩრდილოეთ ამერიკის აღმოსავლეთის დრო'],
  ['en', 'Asia/Tbilisi', 'Tbilisi time, UTC+4', '7 November 2027, 09:30–12:00 (Tbilisi time, UTC+4)'],
] as const)('in %s times before and after a change of clocks in %s are those of “%s”', (locale, timeZone, zone, times) => {
  expect(formatZone(BEFORE, { locale, timeZone }, [AFTER])).toBe(zone)
  expect(plain(formatTimes(BEFORE, AFTER, { locale, timeZone }))).toBe(times)
})

test.each([
  { endsAt: '2027-05-13T07:30:00Z', en: '13\u00a0May 2027, 10:00–11:30 (Tbilisi time, UTC+4)' },
  { endsAt: null, en: '13\u00a0May 2027, 10:00 (Tbilisi time, UTC+4)' },
])('the times from a start to $endsAt read "$en"', ({ endsAt, en }) => {
  expect(formatTimes('2027-05-13T06:00:00Z', endsAt, { locale: 'en', timeZone: 'Asia/Tbilisi' })).toBe(en)
})

test.each([
  ['en', '2027-05-13T06:00:00Z', '2027-05-15T18:00:00Z', '13–15\u00a0May 2027, starting at 10:00 (Tbilisi time, UTC+4)'],
  ['ka', '2027-05-13T06:00:00Z', '2027-05-15T18:00:00Z', '13\u2060–\u206015\u00A0მაისი,\u00A02027, დასაწყისი 10:00 თბილისის დროით (UTC+4)'],
  ['en', '2027-07-24T15:00:00Z', '2027-07-24T19:00:00Z', '24\u00a0July 2027, 19:00–23:00 (Tbilisi time, UTC+4)'],
] as const)('in %s an event from %s to %s is “%s”', (locale, startsAt, endsAt, text) => {
  expect(formatEventTimes(startsAt, endsAt, { locale, timeZone: 'Asia/Tbilisi' })).toBe(text)
})

test.each([
  ['Asia/Tbilisi', 'en', 'Tbilisi time'],
  ['Asia/Tbilisi', 'ka', 'თბილისი'],
] as const)('the clock of %s is named in %s without its offset where it has a name', (timeZone, locale, name) => {
  expect(formatZoneName(SPRING, { locale, timeZone })).toBe(name)
})
