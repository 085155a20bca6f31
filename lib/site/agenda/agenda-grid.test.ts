import { agendaGrid } from './agenda-grid'

const session = (_id: string, from: string, to: string | null, stage: string) => ({
  _id,
  startsAt: `2027-05-13T${from}:00.000Z`,
  endsAt: to && `2027-05-13T${to}:00.000Z`,
  stage,
  format: 'panel' as const,
})

const STAGES = ['Hall', 'Yard', 'Loom']

test('parallel sessions stand in the columns of their rooms, and what has its time to itself goes across', () => {
  const grid = agendaGrid(
    [session('opening', '08:00', '09:00', 'Hall'), session('workshop', '09:00', '10:30', 'Loom'), session('panel', '09:00', '10:00', 'Hall')],
    STAGES,
  )
  expect(grid?.rooms).toEqual(['Hall', 'Loom'])
  expect(Object.fromEntries(grid?.places ?? [])).toEqual({
    opening: { column: 1, columnEnd: 3, row: 1, rowEnd: 2, minutes: 60, isAlone: true },
    workshop: { column: 2, columnEnd: 3, row: 2, rowEnd: 4, minutes: 90, isAlone: false },
    panel: { column: 1, columnEnd: 2, row: 2, rowEnd: 3, minutes: 60, isAlone: false },
  })
})

test('a session that begins during another one stands beside it', () => {
  const grid = agendaGrid([session('long', '08:00', '10:00', 'Hall'), session('late', '09:00', '10:00', 'Yard')], STAGES)
  expect(grid?.places.get('late')).toEqual({ column: 2, columnEnd: 3, row: 2, rowEnd: 3, minutes: 60, isAlone: false })
})

test('a day of one session after the other has one column', () => {
  const grid = agendaGrid([session('one', '08:00', '09:00', 'Hall'), session('two', '09:00', '10:00', 'Yard')], STAGES)
  expect(grid?.rooms).toEqual([])
  expect(grid?.places.get('two')).toMatchObject({ column: 1, columnEnd: 2 })
})

test('two sessions in one room at a time, or more rooms than there is width, cannot be drawn so', () => {
  expect(agendaGrid([session('one', '08:00', '09:00', 'Hall'), session('two', '08:30', '09:30', 'Hall')], STAGES)).toBeNull()
  expect(agendaGrid(['a', 'b', 'c', 'd', 'e'].map((room) => session(room, '08:00', '09:00', room)), STAGES)).toBeNull()
})
