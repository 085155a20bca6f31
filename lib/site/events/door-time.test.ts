import { doorTime } from './door-time'

test.each([
  ['The courtyard gate opens at 09:00', '2027-05-13T05:00:00.000Z'],
  ['ეზოს ჭიშკარი 9:00-ზე იღება', '2027-05-13T05:00:00.000Z'],
  ['From 09.30, through the garden', '2027-05-13T05:30:00.000Z'],
  ['The main gate', null],
  ['North gate 09:00, south gate 09:30', null],
  ['Late doors at 18:30', null],
])('%j opens at %s', (doors, opens) => {
  expect(doorTime({ doors, startsAt: '2027-05-13T06:00:00Z', timezone: 'Asia/Tbilisi' })).toBe(opens)
})
