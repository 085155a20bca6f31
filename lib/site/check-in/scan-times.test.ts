import { scanTimes } from './scan-times'

const arrival = Date.parse('2027-05-14T12:00:00.000Z')
const startsAt = '2027-05-14T08:00:00.000Z'

it.each([
  ['during the event', '2027-05-14T09:30:00+00:00', startsAt, '2027-05-14T09:30:00.000Z'],
  ['by a clock that was reset', '1970-01-01T00:00:00Z', startsAt, '2027-05-14T12:00:00.000Z'],
  ['by a clock that is ahead', '9999-12-31T23:59:59Z', startsAt, '2027-05-14T12:00:00.000Z'],
  ['long before the event, on that day', '2027-05-14T10:00:00Z', '2027-09-01T08:00:00.000Z', '2027-05-14T10:00:00.000Z'],
  ['of an event weeks ago, reported late', '2027-04-02T10:00:00Z', '2027-04-02T09:00:00.000Z', '2027-04-02T10:00:00.000Z'],
  ['of an event without a date, by a clock that was reset', '2000-01-01T00:00:00Z', null, '2027-05-14T12:00:00.000Z'],
])('a scan %s', (_, at, start, expected) => {
  expect(scanTimes([{ at }], { arrival, startsAt: start, lastStored: null })).toEqual([expected])
})

it('keeps scans by a wrong clock in their order, and none later than their arrival', () => {
  const [scan, undo, again] = scanTimes([{ at: '1970-01-01T00:00:01Z' }, { at: '1970-01-01T00:00:02Z', undo: true }, { at: '1970-01-01T00:00:03Z' }], { arrival, startsAt, lastStored: null })
  expect([scan, undo, again]).toEqual(['2027-05-14T11:59:59.998Z', '2027-05-14T11:59:59.999Z', '2027-05-14T12:00:00.000Z'])
})

it('leaves an undo after what it takes back, also when the clock was set right in between', () => {
  const [scan = '', undo = ''] = scanTimes([{ at: '1970-01-01T00:00:01Z' }, { at: '2027-05-14T11:00:00Z', undo: true }], { arrival, startsAt, lastStored: null })
  expect(scan < undo).toBe(true)
})

it('leaves an undo of a later report after what it takes back, by whichever clock', () => {
  const lastStored = '2027-05-14T11:59:00.000Z'
  for (const at of ['2027-05-14T11:00:00Z', '1970-01-01T00:00:02Z', '9999-12-31T23:59:59Z']) {
    const [undo = ''] = scanTimes([{ at, undo: true }], { arrival, startsAt, lastStored })
    expect(undo > lastStored).toBe(true)
  }
})

it('leaves an undo by a clock that is ahead after a scan just before its arrival', () => {
  const just = { at: '2027-05-14T11:59:59.995Z' }
  const [scan = '', undo = ''] = scanTimes([just, { at: '9999-12-31T23:59:59Z', undo: true }, ...Array.from({ length: 100 }, () => just)], { arrival, startsAt, lastStored: null })
  expect(scan < undo).toBe(true)
})
