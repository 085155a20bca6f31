import { toQuarters } from './quarters'

test('instants are counted by quarters of an hour, the earliest first', () => {
  expect(toQuarters(['2027-05-13T06:14:59.999Z', '2027-05-13T06:15:00.000Z', '2027-05-13T06:29:00.000Z', '2027-05-13T05:59:00.000Z'])).toEqual([
    { from: '2027-05-13T05:45:00.000Z', count: 1 },
    { from: '2027-05-13T06:00:00.000Z', count: 1 },
    { from: '2027-05-13T06:15:00.000Z', count: 2 },
  ])
  expect(toQuarters([])).toEqual([])
})
