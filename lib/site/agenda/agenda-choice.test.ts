import { chooseDay, chooseTab } from './agenda-choice'

const DAYS = ['2027-05-13', '2027-05-14', '2027-05-15']
const all = new Set(DAYS)

test.each([
  { name: 'it is today', wish: { today: '2027-05-14', fitting: all }, day: '2027-05-14' },
  { name: 'the day requested is none of them', wish: { requested: '2027-05-20', fitting: all }, day: '2027-05-13' },
  { name: 'it is after midnight of the last one', wish: { today: '2027-05-16', fitting: all }, day: '2027-05-15' },
  { name: 'it is the eve of the first one', wish: { today: '2027-05-12', fitting: all }, day: '2027-05-13' },
  { name: 'the filter leaves nothing', wish: { fitting: new Set<string>() }, day: '2027-05-13' },
  { name: 'the day requested has nothing under the filter', wish: { requested: '2027-05-13', fitting: new Set(['2027-05-15']) }, day: '2027-05-13' },
])('when $name, $day is shown', ({ wish, day }) => {
  expect(chooseDay(DAYS, wish)).toBe(day)
})

test('an agenda without days shows none', () => {
  expect(chooseDay([], { fitting: new Set() })).toBe('')
})

test.each([{ fragment: 'session-gone', tab: '2027-05-14' }])('?day=2027-05-14#$fragment shows $tab', ({ fragment, tab }) => {
  const dayOfSession = (id: string) => ({ b: '2027-05-15' })[id]
  expect(chooseTab(fragment, dayOfSession, DAYS, { requested: '2027-05-14', fitting: all })).toBe(tab)
})
