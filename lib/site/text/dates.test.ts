import { LOCALES } from '@/lib/i18n/locales'
import { dayTemplates, fillDayTemplate, formatDay, formatDayRange, formatDayRangeWithoutYear, formatTime, formatWeekday, splitDayRange, splitWeekday, toCalendarDay, toZonedInstant } from './dates'

const TBILISI = 'Asia/Tbilisi'

/** Without what keeps words on one line. */
const plain = (text: string) => text.replace(/\u00a0/g, ' ').replace(/\u2060/g, '')

test.each([
  // The last minute of the day in Tbilisi, and the first of the next one.
  { instant: '2027-05-13T19:59:00Z', timeZone: TBILISI, en: '13 May 2027', ka: '13 მაისი, 2027' },
  { instant: '2027-05-13T20:00:00Z', timeZone: TBILISI, en: '14 May 2027', ka: '14 მაისი, 2027' },
  { instant: '2027-01-01T02:00:00Z', timeZone: 'America/New_York', en: '31 December 2026', ka: '31 დეკემბერი, 2026' },
])('the day of $instant in $timeZone reads "$en" and "$ka"', ({ instant, timeZone, en, ka }) => {
  expect(formatDay(instant, { locale: 'en', timeZone })).toBe(en)
  expect(plain(formatDay(instant, { locale: 'ka', timeZone }))).toBe(ka)
})

test.each([
  { days: ['2027-05-13T20:00:00Z', '2027-05-15T10:00:00Z'], en: ['14–15', 'May'], ka: ['14–15', 'მაისი'] },
  { days: ['2027-03-01T08:00:00Z', '2027-06-30T08:00:00Z'], en: ['1', 'March – 30 June'], ka: ['1', 'მარტი – 30 ივნისი'] },
  { days: ['2027-05-13T20:00:00Z', null], en: ['14', 'May'], ka: ['14', 'მაისი'] },
] as { days: [string, string | null]; en: string[]; ka: string[] }[])('the days of a range are set apart: $en', ({ days, en, ka }) => {
  expect(splitDayRange(...days, { locale: 'en', timeZone: TBILISI }).map(plain)).toEqual(en)
  expect(splitDayRange(...days, { locale: 'ka', timeZone: TBILISI }).map(plain)).toEqual(ka)
})

test.each([
  { instant: '2027-05-13T06:30:00Z', timeZone: TBILISI, time: '10:30' },
  // Midnight is the beginning of a day, not 24 o'clock.
  { instant: '2027-05-13T20:00:00Z', timeZone: TBILISI, time: '00:00' },
  { instant: '2027-01-13T06:30:00Z', timeZone: 'Europe/Berlin', time: '07:30' },
])('the time of $instant in $timeZone reads "$time" in both languages', ({ instant, timeZone, time }) => {
  expect(formatTime(instant, { locale: 'en', timeZone })).toBe(time)
  expect(formatTime(instant, { locale: 'ka', timeZone })).toBe(time)
})

test.each([
  { name: 'without an end', days: ['2027-05-13T06:00:00Z', null], en: '13 May 2027', ka: '13 მაისი, 2027' },
  {
    name: 'until midnight, which belongs to the day before',
    days: ['2027-06-10T14:00:00Z', '2027-06-10T20:00:00Z'],
    en: '10 June 2027',
    ka: '10 ივნისი, 2027',
  },
  {
    name: 'on two days in UTC, but one where it takes place',
    days: ['2027-05-13T20:30:00Z', '2027-05-14T10:00:00Z'],
    en: '14 May 2027',
    ka: '14 მაისი, 2027',
  },
  {
    name: 'across years',
    days: ['2026-12-30T06:00:00Z', '2027-01-02T15:00:00Z'],
    en: '30 December 2026 – 2 January 2027',
    ka: '30 დეკემბერი, 2026 – 2 იანვარი, 2027',
  },
] as { name: string; days: [string, string | null]; en: string; ka: string }[])('the days of an event $name read "$en" and "$ka"', ({ days, en, ka }) => {
  expect(formatDayRange(...days, { locale: 'en', timeZone: TBILISI })).toBe(en)
  expect(plain(formatDayRange(...days, { locale: 'ka', timeZone: TBILISI }))).toBe(ka)
})

test('a browser that writes short dates by the system has the same calendar days', () => {
  jest.spyOn(Intl.DateTimeFormat.prototype as { format: unknown }, 'format', 'get').mockReturnValue(() => '5/13/27')
  expect(toCalendarDay('2027-05-13T06:00:00.000Z', 'Asia/Tbilisi')).toBe('2027-05-13')
  jest.restoreAllMocks()
})

test.each([
  { day: '2027-05-13', style: 'long', en: 'Thursday 13 May', ka: 'ხუთშაბათი, 13 მაისი' },
  { day: '2027-05-13', style: 'short', en: 'Thu 13 May', ka: 'ხუთ, 13 მაისი' },
] as const)('$day reads "$en" and "$ka"', ({ day, style, en, ka }) => {
  expect(formatWeekday(day, 'en', style)).toBe(en)
  expect(plain(formatWeekday(day, 'ka', style))).toBe(ka)
})

test('a short day is parted before its month', () => {
  expect(splitWeekday('2027-05-13', 'en')).toEqual(['Thu 13', ' May'])
  expect(splitWeekday('2027-05-13', 'ka').map(plain)).toEqual(['ხუთ, 13', ' მაისი'])
})

test.each([
  ['2027-05-13T20:30:05.123Z', TBILISI, '2027-05-14T00:30:05+04:00'],
  ['2027-07-13T06:00:00Z', 'Asia/Kolkata', '2027-07-13T11:30:00+05:30'],
])('%s in %s is %s to machines', (instant, timeZone, expected) => {
  expect(toZonedInstant(instant, timeZone)).toBe(expected)
  expect(Date.parse(toZonedInstant(instant, timeZone))).toBe(Math.floor(Date.parse(instant) / 1000) * 1000)
})

test.each([
  ['en', 4, '{day} May {year}'],
  ['ka', 4, '{day}\u00A0მაისი,\u00A0{year}'],
] as const)('a day in %s, month %i, is “%s”', (locale, month, template) => expect(dayTemplates(locale)[month]).toBe(template))

test.each([
  { days: ['2027-05-13T06:00:00Z', '2027-05-15T14:00:00Z'], en: '13–15 May', ka: '13–15 მაისი' },
  { days: ['2027-05-13T06:00:00Z', null], en: '13 May', ka: '13 მაისი' },
  { days: ['2026-12-30T06:00:00Z', '2027-01-02T15:00:00Z'], en: '30 December 2026 – 2 January 2027', ka: '30 დეკემბერი, 2026 – 2 იანვარი, 2027' },
] as { days: [string, string | null]; en: string; ka: string }[])('where the year is known they read "$en" and "$ka"', ({ days, en, ka }) => {
  expect(plain(formatDayRangeWithoutYear(...days, { locale: 'en', timeZone: TBILISI }))).toBe(en)
  expect(plain(formatDayRangeWithoutYear(...days, { locale: 'ka', timeZone: TBILISI }))).toBe(ka)
})

test.each(['2027-05-13T20:30:00Z', '2026-12-31T20:30:00Z', '2027-01-09T03:00:00Z'])('%s is the same day by a template', (instant) => {
  for (const locale of LOCALES) expect(fillDayTemplate(dayTemplates(locale), instant, TBILISI)).toBe(formatDay(instant, { locale, timeZone: TBILISI }))
})
