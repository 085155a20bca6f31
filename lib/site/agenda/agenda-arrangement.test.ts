import { arrangeAgenda } from './agenda-arrangement'
import { HOUR } from '../text/durations'

const FIRST = Date.parse('2027-05-13T06:00:00Z')
const days = ['2027-05-13', '2027-05-14'].map((date, index) => ({ _id: `day-${index}`, date, title: '', event: null }))

/** Sessions on two days, so many at once on each, one an hour. */
function sessions(perDay: number) {
  return [0, 1].flatMap((day) =>
    Array.from({ length: perDay }, (_, index) => ({
      _id: `${day}-${index}`,
      sessionDay: `day-${day}`,
      startsAt: new Date(FIRST + day * 24 * HOUR + Math.floor(index / 5) * HOUR).toISOString(),
      endsAt: null,
      stage: `Stage ${index % 5}`,
      stageKey: `Stage ${index % 5}`,
      format: 'panel' as const,
    })),
  )
}

const question = {
  event: { timezone: 'Asia/Tbilisi', status: 'scheduled' as const, startsAt: '2027-05-13T06:00:00Z', endsAt: '2027-05-14T18:00:00Z' },
  sessionDays: days,
  speakers: new Map([['0-3', ['nino']], ['1-44', ['nino']]]),
  view: {},
  now: FIRST - 100 * HOUR,
}

test('a short agenda is held whole, whatever the filter leaves out', () => {
  const { isWhole, parts, counts, day } = arrangeAgenda(sessions(15), { ...question, view: { stage: 'Stage 1', day: '2027-05-14' } })
  expect(isWhole).toBe(true)
  expect(parts).toEqual([sessions(15)])
  expect(counts).toEqual({ '2027-05-13': 3, '2027-05-14': 3 })
  expect(day).toBe('2027-05-14')
})

test.each([
  { name: 'its first day in parts', view: {}, day: '2027-05-13', sizes: [25, 20], page: 1 },
  { name: 'the day and the part that are asked for', view: { day: '2027-05-14', page: '2' }, day: '2027-05-14', sizes: [25, 20], page: 2 },
  { name: 'the last part for a later one', view: { page: '9' }, day: '2027-05-13', sizes: [25, 20], page: 2 },
  { name: 'what passes the filter', view: { stage: 'Stage 2' }, day: '2027-05-13', sizes: [9], page: 1 },
  { name: 'the day of a speaker', view: { speaker: 'nino', stage: 'Stage 4' }, day: '2027-05-14', sizes: [1], page: 1 },
  { name: 'nothing that fits', view: { speaker: 'nobody' }, day: '2027-05-13', sizes: [], page: 1 },
])('a long agenda shows $name', ({ view, day, sizes, page }) => {
  const shown = arrangeAgenda(sessions(45), { ...question, view })
  expect(shown).toMatchObject({ isWhole: false, day, page })
  expect(shown.parts.map(({ length }) => length)).toEqual(sizes)
})

test('an event without sessions shows nothing', () => {
  expect(arrangeAgenda([], { ...question, sessionDays: [] })).toMatchObject({ days: [], day: '', parts: [[]], page: 1 })
})
