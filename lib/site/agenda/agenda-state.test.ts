import { toAgendaState, type AgendaSetup } from './agenda-state'

const session = (_id: string, date: string, hour: string, stageKey: string, speakers: string[] = []) => ({
  _id,
  date,
  startsAt: `${date}T${hour}:00:00Z`,
  endsAt: null,
  stageKey,
  format: 'panel',
  speakers,
})

const setup: AgendaSetup = {
  eventIdentifier: 'summit',
  locale: 'en',
  calendar: { dates: {}, timeZone: 'Asia/Tbilisi' },
  zone: '',
  zoneName: '',
  days: ['2027-05-13', '2027-05-14'],
  dayNames: {},
  window: { from: Date.parse('2027-05-13T06:00:00Z'), to: Date.parse('2027-05-14T18:00:00Z') },
  wasOn: false,
  isOpen: true,
  day: '2027-05-13',
  query: '',
  isWhole: true,
  sessions: [
    session('a', '2027-05-13', '07', 'Hall', ['nino']),
    session('b', '2027-05-13', '09', 'Yard'),
    session('c', '2027-05-14', '07', 'Yard', ['nino']),
  ],
  counts: { '2027-05-13': 2, '2027-05-14': 1 },
}

const BEFORE = Date.parse('2027-01-01T00:00:00Z')
const SECOND_DAY = Date.parse('2027-05-14T07:30:00Z')

test.each([
  { address: '', now: BEFORE, tab: '2027-05-13', passing: ['a', 'b', 'c'], running: [] },
  { address: '', now: SECOND_DAY, tab: '2027-05-14', passing: ['a', 'b', 'c'], running: ['c'] },
  { address: '?day=2027-05-13', now: SECOND_DAY, tab: '2027-05-13', passing: ['a', 'b', 'c'], running: ['c'] },
  { address: '#session-c', now: BEFORE, tab: '2027-05-14', passing: ['a', 'b', 'c'], running: [] },
  { address: '?day=2027-05-14#my-plan', now: BEFORE, tab: 'my-plan', passing: ['a', 'b', 'c'], running: [] },
  { address: '?stage=Yard&speaker=nino', now: BEFORE, tab: '2027-05-14', passing: ['c'], running: [] },
  { address: '?stage=Attic', now: BEFORE, tab: '2027-05-13', passing: [], running: [] },
])('at $address $tab is shown with $passing', ({ address, now, tab, passing, running }) => {
  const state = toAgendaState(setup, address, now)
  expect(state.tab).toBe(tab)
  expect([...state.passing]).toEqual(passing)
  expect([...state.running]).toEqual(running)
})

test.each([
  { what: 'the event ends', opened: SECOND_DAY, now: 0, tab: '2027-05-14' },
  { what: 'midnight passes', opened: Date.parse('2027-05-13T19:30:00Z'), now: Date.parse('2027-05-13T20:30:00Z'), tab: '2027-05-13' },
  { what: 'midnight of the last day passes', opened: SECOND_DAY, now: Date.parse('2027-05-14T20:30:00Z'), tab: '2027-05-14' },
])('the day at which it was opened stays when $what', ({ opened, now, tab }) => {
  expect(toAgendaState(setup, '', now, opened)).toMatchObject({ tab, today: tab })
})

test('the sessions that a filter leaves are counted for each day', () => {
  expect(toAgendaState(setup, '?stage=Yard', BEFORE).counts).toEqual({ '2027-05-13': 1, '2027-05-14': 1 })
})

test('before the time is known, the day stands that the document was written for', () => {
  expect(toAgendaState({ ...setup, day: '2027-05-14', wasOn: true }, '', null)).toMatchObject({ tab: '2027-05-14', isOn: false })
})

test('a document that holds one part shows that, whatever the address has become', () => {
  const part = { ...setup, isWhole: false, day: '2027-05-14', query: '?stage=Yard', counts: { '2027-05-14': 40 } }
  const state = toAgendaState(part, '?day=2027-05-13&stage=Hall', BEFORE)
  expect(state).toMatchObject({ tab: '2027-05-14', filter: { stage: 'Yard' }, counts: { '2027-05-14': 40 } })
  expect(state.passing.size).toBe(3)
  expect(toAgendaState(part, '#my-plan', BEFORE).tab).toBe('my-plan')
})
