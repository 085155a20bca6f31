import { countByDay, countSessions, dayOf, isOn, toAgendaDays, toCalendar, todayAt, toEventWindow } from './agenda'

const TBILISI = 'Asia/Tbilisi'
const day = (_id: string, date: string, title = '') => ({ _id, date, title, event: null })
const calendar = toCalendar([day('one', '2027-05-13', 'Listen'), day('two', '2027-05-14', 'Weave')], TBILISI)
const session = (startsAt: string, sessionDay: string | null = null, endsAt: string | null = null) => ({ _id: startsAt, startsAt, endsAt, sessionDay })

test.each([
  { name: 'filed under a day', session: session('2027-05-13T06:30:00Z', 'one'), date: '2027-05-13' },
  { name: 'that begins after midnight but is filed under the evening', session: session('2027-05-13T21:30:00Z', 'one'), date: '2027-05-13' },
  { name: 'filed under no day, after midnight at the event', session: session('2027-05-13T20:00:00Z'), date: '2027-05-14' },
  { name: 'filed under a day that is not public', session: session('2027-05-15T06:30:00Z', 'withdrawn'), date: '2027-05-15' },
])('a session $name stands on $date', ({ session, date }) => {
  expect(dayOf(session, calendar)).toBe(date)
})

test('the days of an agenda are those announced and those that have sessions, each once and in order', () => {
  const announced = [day('two', '2027-05-14', 'Weave'), day('nameless', '2027-05-13'), day('one', '2027-05-13', 'Listen')]
  const sessions = [session('2027-05-12T06:00:00Z'), session('2027-05-13T06:00:00Z', 'one'), session('2027-05-12T08:00:00Z')]
  expect(toAgendaDays(announced, sessions, toCalendar(announced, TBILISI))).toEqual([
    { date: '2027-05-12', title: '' },
    { date: '2027-05-13', title: 'Listen', lang: undefined },
    { date: '2027-05-14', title: 'Weave', lang: undefined },
  ])
})

test('breaks are not counted, and a day of nothing else has none', () => {
  const entries = [
    { date: '2027-05-13', format: 'keynote' },
    { date: '2027-05-13', format: 'break' },
    { date: '2027-05-13', format: 'social' },
    { date: '2027-05-14', format: 'break' },
  ]
  expect(countSessions(entries)).toBe(2)
  expect(countByDay(entries)).toEqual({ '2027-05-13': 2, '2027-05-14': 0 })
})

describe('an event is on', () => {
  const dates = { timezone: TBILISI, startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-15T18:00:00Z' }
  const sessions = [session('2027-05-13T07:00:00Z', 'one', '2027-05-13T12:00:00Z'), session('2027-05-14T07:00:00Z')]
  test.each([
    { name: 'by its own dates', event: { status: 'scheduled', ...dates }, from: dates.startsAt, to: dates.endsAt },
    { name: 'by its sessions when it has no dates', event: { status: 'scheduled', startsAt: null, endsAt: null }, from: '2027-05-13T07:00:00Z', to: '2027-05-14T08:00:00Z' },
    { name: 'until its last session when it has no end', event: { status: 'scheduled', startsAt: dates.startsAt, endsAt: null }, from: dates.startsAt, to: '2027-05-14T08:00:00Z' },
  ] as const)('$name', ({ event, from, to }) => {
    expect(toEventWindow({ ...dates, ...event }, sessions)).toEqual({ from: Date.parse(from), to: Date.parse(to) })
  })

  test('until the end of its day when it has neither an end nor later sessions', () => {
    expect(toEventWindow({ status: 'scheduled', ...dates, endsAt: null }, sessions.slice(0, 1))?.to).toBe(Date.parse('2027-05-13T20:00:00Z'))
  })

  test.each(['postponed', 'cancelled'] as const)('at no time when it is %s', (status) => {
    expect(toEventWindow({ status, ...dates }, sessions)).toBeNull()
  })

  test.each([
    { now: '2027-05-13T06:00:00Z', on: true, today: '2027-05-13' },
    { now: '2027-05-13T20:30:00Z', on: true, today: '2027-05-14' },
    { now: '2027-05-15T18:00:01Z', on: false, today: undefined },
  ])('$on at $now, when it is $today there', ({ now, on, today }) => {
    const window = toEventWindow({ status: 'scheduled', ...dates }, [])
    expect(isOn(window, Date.parse(now))).toBe(on)
    expect(todayAt(window, TBILISI, Date.parse(now))).toBe(today)
  })
})
