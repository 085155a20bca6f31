import { runningAndNext } from './agenda-now'

const session = (name: string, stage: string, from: string, to: string | null) => ({
  name,
  stage,
  startsAt: `2027-05-13T${from}:00Z`,
  endsAt: to && `2027-05-13T${to}:00Z`,
})

const sessions = [
  session('opening', 'Hall', '06:30', '07:15'),
  session('coffee', 'Courtyard', '07:15', '07:45'),
  session('panel', 'Hall', '07:45', '09:00'),
  session('workshop', 'Loom', '07:45', null),
]

test.each([
  { now: '06:00', on: 'Hall: → opening; Courtyard: → coffee; Loom: → workshop' },
  { now: '06:30', on: 'Hall: opening → panel; Courtyard: → coffee; Loom: → workshop' },
  { now: '07:15', on: 'Hall: → panel; Courtyard: coffee →; Loom: → workshop' },
  { now: '08:44', on: 'Hall: panel →; Loom: workshop →' },
  // No end is given for the workshop: an hour is assumed.
  { now: '08:45', on: 'Hall: panel →' },
  { now: '09:00', on: '' },
])('at $now: $on', ({ now, on }) => {
  const stages = runningAndNext(sessions, Date.parse(`2027-05-13T${now}:00Z`))
  const words = stages.map(({ stage, running, next }) => [`${stage}:`, ...running.map(({ name }) => name), '→', next?.name].filter(Boolean).join(' '))
  expect(words.join('; ')).toBe(on)
})
