import { calendarPath, parseCalendarPath, subscriptionAddress, type CalendarSubject } from './calendar-address'

test.each([
  { subject: { kind: 'event', key: 'summit-2027' }, target: 'ics', locale: 'en', path: '/calendar/event/summit-2027.ics' },
  { subject: { kind: 'agenda', key: 'summit-2027' }, target: 'ics', locale: 'ka', path: '/calendar/agenda/summit-2027.ics?lang=ge' },
  { subject: { kind: 'session', key: '7' }, target: 'google', locale: 'en', path: '/calendar/session/7.google' },
  { subject: { kind: 'session', key: 'a.b/c' }, target: 'ics', locale: 'en', path: '/calendar/session/a.b%2Fc.ics' },
  {
    subject: { kind: 'plan', key: 'summit-2027', sessions: ['3', '7'] },
    target: 'outlook',
    locale: 'ka',
    path: '/calendar/plan/summit-2027.outlook?sessions=3,7&lang=ge',
  },
] as const satisfies { subject: CalendarSubject; target: string; locale: string; path: string }[])(
  '$path leads where it came from',
  ({ subject, target, locale, path }) => {
    expect(calendarPath(subject, target, locale)).toBe(path)
    const url = new URL(path, 'http://site')
    const [, , kind = '', file = ''] = url.pathname.split('/')
    expect(parseCalendarPath(kind, decodeURIComponent(file), url.searchParams)).toEqual({ subject, target })
  },
)

test.each([
  { kind: 'event', file: 'summit-2027', query: '' },
  { kind: 'event', file: 'summit-2027.txt', query: '' },
  { kind: 'nope', file: 'summit-2027.ics', query: '' },
])('$kind/$file is the address of no calendar', ({ kind, file, query }) => {
  expect(parseCalendarPath(kind, file, new URLSearchParams(query))).toBeNull()
})

test('a plan of none is a plan, and a plan of thousands is cut', () => {
  const sessionsOf = (sessions: string) =>
    parseCalendarPath('plan', 'summit.ics', new URLSearchParams({ sessions }))?.subject.sessions
  expect(sessionsOf('')).toEqual([])
  expect(sessionsOf(Array.from({ length: 5000 }, (_, index) => index).join(','))).toHaveLength(100)
})

test.each([
  ['https://leadx.example', 'webcal://leadx.example/calendar/event/x.ics'],
  ['http://localhost:3000', 'webcal://localhost:3000/calendar/event/x.ics'],
])('one subscribes at %s to %s', (origin, address) => {
  expect(subscriptionAddress(origin, '/calendar/event/x.ics')).toBe(address)
})
