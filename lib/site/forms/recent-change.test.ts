import { changeTitle, recentChange } from './recent-change'

test.each([
  ['register', 'confirmed', 'upcoming', 'register', 'registrationTitle'],
  ['register', 'waiting', 'upcoming', 'register', 'waitingTitle'],
  ['register', 'offered', 'upcoming', 'register', null],
  ['register', 'confirmed', 'postponed', 'register', 'registrationTitle'],
  ['register', 'withdrawn', 'upcoming', null, null],
  ['register', 'confirmed', 'cancelled', null, null],
  ['correct', 'confirmed', 'upcoming', 'correct', null],
  ['withdraw', 'withdrawn', 'upcoming', null, null],
  [undefined, 'confirmed', 'upcoming', null, null],
  [['register', 'register'], 'confirmed', 'upcoming', null, null],
] as const)('an address with done=%s, of somebody who is %s at an event that is %s', (done, state, event, change, title) => {
  expect(recentChange(done, { state }, event)).toBe(change)
  expect(changeTitle(recentChange(done, { state }, event), { state })).toBe(title)
})
