import { toSlots } from './agenda-slots'

const session = (name: string, startsAt: string, stage: string) => ({ name, startsAt, stage })
const names = (sessions: readonly object[], stages?: string[]) =>
  toSlots(sessions as ReturnType<typeof session>[], stages).map((slot) => slot.sessions.map(({ name }) => name))

const sessions = [
  session('walk', '2027-05-13T07:00:00Z', 'Courtyard'),
  session('talk', '2027-05-13T07:00:00.000Z', 'Hall'),
  session('lunch', '2027-05-13T09:00:00Z', 'Courtyard'),
  session('late', '2027-05-13T13:00:00+04:00', 'Attic'),
]

test.each([
  { name: 'in the order of the stages', stages: ['Hall', 'Courtyard'], slots: [['talk', 'walk'], ['lunch', 'late']] },
  { name: 'unknown stages behind', stages: ['Attic'], slots: [['walk', 'talk'], ['late', 'lunch']] },
  { name: 'as they come when the stages have no order', stages: undefined, slots: [['walk', 'talk'], ['lunch', 'late']] },
])('sessions that begin together share a slot, $name', ({ stages, slots }) => {
  expect(names(sessions, stages)).toEqual(slots)
})
