import { formatOffset, offsetAt, zoneName } from './time-zone'

const SPRING = '2027-05-13T06:30:00Z'
const WINTER = '2027-01-13T06:30:00Z'

test.each([
  { timeZone: 'Asia/Tbilisi', instant: SPRING, minutes: 240, written: 'UTC+4' },
  { timeZone: 'Europe/Berlin', instant: SPRING, minutes: 120, written: 'UTC+2' },
  // The same place in winter.
  { timeZone: 'Europe/Berlin', instant: WINTER, minutes: 60, written: 'UTC+1' },
  { timeZone: 'Asia/Kolkata', instant: SPRING, minutes: 330, written: 'UTC+5:30' },
  { timeZone: 'UTC', instant: SPRING, minutes: 0, written: 'UTC' },
])('clocks in $timeZone are $minutes minutes ahead on $instant, which reads $written', ({ timeZone, instant, minutes, written }) => {
  expect(offsetAt(instant, timeZone)).toBe(minutes)
  expect(formatOffset(minutes)).toBe(written)
})

test.each([
  { timeZone: 'Europe/Berlin', en: 'Central European Time', ka: 'ცენტრალური ევროპის დრო' },
  { timeZone: 'America/New_York', en: 'Eastern Time', ka: 'ჩრდილოეთ ამერიკის აღმოსავლეთის დრო' },
  { timeZone: 'UTC', en: '', ka: '' },
])('$timeZone is called "$en" and "$ka"', ({ timeZone, en, ka }) => {
  expect(zoneName(SPRING, { locale: 'en', timeZone })).toBe(en)
  expect(zoneName(SPRING, { locale: 'ka', timeZone })).toBe(ka)
})
