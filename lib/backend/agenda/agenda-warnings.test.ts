import type { StoredSession } from './agenda'
import { agendaWarnings } from './agenda-warnings'

const EVENT = { startsAt: '2028-05-18T06:00:00Z', endsAt: '2028-05-19T15:00:00Z', timezone: 'Asia/Tbilisi' }

function session(id: string, startsAt: string, endsAt: string | null = null, speakers: string[] = [], stage = ''): StoredSession {
  return { id, title: id, startsAt, endsAt, speakers, event: 'summit', stage }
}

const warn = (sessions: StoredSession[], event: Parameters<typeof agendaWarnings>[0] = EVENT, dates: string[] = []) =>
  agendaWarnings(event, { days: dates.map((date) => ({ id: date, title: date, date })), sessions }, (speaker) => speaker.toUpperCase()).map(({ text }) => text)

test.each([
  ['to the last minute', '2028-05-19T14:00:00Z', '2028-05-19T15:00:00Z', 0],
  ['before the event', '2028-05-17T06:00:00Z', null, 1],
  ['without an end, begun an hour before the event ends', '2028-05-19T14:00:00Z', null, 0],
  ['without an end, begun later than that', '2028-05-19T14:30:00Z', null, 1],
])('a session %s', (_, startsAt, endsAt, count) => {
  expect(warn([session('talk', startsAt, endsAt)])).toHaveLength(count)
})

test('the warning names the time by the clock of the event', () => {
  expect(warn([session('talk', '2028-06-01T20:30:00Z')])).toEqual(['“talk” (2 June 2028, 00:30) is outside the times of the event.'])
})

test('an event without an end lasts its day; one without a beginning is no measure', () => {
  expect(warn([session('talk', '2028-05-18T19:00:00Z')], { ...EVENT, endsAt: null })).toEqual([])
  expect(warn([session('talk', '2028-05-18T20:30:00Z')], { ...EVENT, endsAt: null })).toHaveLength(1)
  expect(warn([session('talk', '2020-01-01T00:00:00Z')], { timezone: 'Asia/Tbilisi' }, ['2020-01-01'])).toEqual([])
})

test('a session of no length is named', () => {
  expect(warn([session('talk', '2028-05-18T07:00:00Z', '2028-05-18T07:00:00Z')])).toEqual(['“talk” (18 May 2028, 11:00) does not end after it begins.'])
})

test('days outside of the event are named', () => {
  expect(warn([], EVENT, ['2028-05-17', '2028-05-18', '2028-05-19', '2028-05-20'])).toEqual([
    expect.stringContaining('2028-05-17'),
    expect.stringContaining('2028-05-20'),
  ])
})

test.each([
  ['one after the other', '2028-05-18T08:00:00Z', '2028-05-18T09:00:00Z', 0],
  ['one within the other', '2028-05-18T07:10:00Z', '2028-05-18T07:20:00Z', 1],
  ['before it, taken to last an hour', '2028-05-18T06:30:00Z', null, 1],
])('a speaker of two sessions, %s', (_, startsAt, endsAt, count) => {
  const first = session('first', '2028-05-18T07:00:00Z', '2028-05-18T08:00:00Z', ['ana', 'leo'])
  expect(warn([first, session('second', startsAt, endsAt, ['ana'])])).toHaveLength(count)
  expect(warn([first, session('second', startsAt, endsAt, ['nino'])])).toEqual([])
})

test('a clash names the speaker and both sessions, once', () => {
  const sessions = ['first', 'second'].map((id) => session(id, '2028-05-18T07:00:00Z', '2028-05-18T08:00:00Z', ['ana']))
  expect(warn(sessions)).toEqual(['ANA speaks in “first” and in “second” at the same time.'])
})

test.each([
  ['the same room, the other within', 'red hall ', '2028-05-18T07:10:00Z', 1],
  ['another room', 'Blue hall', '2028-05-18T07:10:00Z', 0],
])('two sessions in %s', (_, stage, startsAt, count) => {
  const sessions = [session('first', '2028-05-18T07:00:00Z', '2028-05-18T08:00:00Z', [], 'Red hall'), session('second', startsAt, null, [], stage)]
  expect(warn(sessions)).toEqual(Array.from({ length: count }, () => '“Red hall” is taken twice at the same time, by “first” and by “second”.'))
})
