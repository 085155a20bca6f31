import 'fake-indexeddb/auto'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { DAY } from '@/lib/site/text/durations'
import { forgetAll, isDeviceKnown, readStored, storeAnswer, storedLists, storedUnsent, storeScans, type OwnScan, type StoredList } from './device-storage'
import { forgetExpiredLists, isExpired, lookForExpiredLists } from './expired-lists'

const NOW = Date.parse('2027-05-20T12:00:00.000Z')
const daysAgo = (days: number) => new Date(NOW - days * DAY).toISOString()

function listOf(name: string, endsAt: string | null, change: Partial<StoredList> = {}): StoredList {
  return { name, event: { _id: name, identifier: name, title: name, startsAt: endsAt, endsAt, timezone: 'UTC' }, key: '', at: daysAgo(1), clockOffset: 0, isPrepared: true, ...change }
}

const guest = { _id: 'nino', fullName: 'Nino' } as CheckInGuest
const scanOf = (list: string, id: string, change: Partial<OwnScan> = {}): OwnScan => ({ id, list, registration: 'nino', at: daysAgo(4), label: 'Nino', answer: null, ...change })

afterEach(forgetAll)

test.each([
  ['almost three days ago', listOf('a', daysAgo(2.9)), false],
  ['more than three days ago', listOf('a', daysAgo(3.1)), true],
  ['without a date, on a list of yesterday', listOf('a', null), false],
  ['without a date, on an old list', listOf('a', null, { at: daysAgo(4) }), true],
  ['just over, on a device whose clock is a year ahead', listOf('a', new Date(NOW - 365 * DAY).toISOString(), { clockOffset: -365 * DAY }), false],
])('an event %s', (_, list, expected) => {
  expect(isExpired(list, NOW)).toBe(expected)
})

test('past lists are forgotten, apart from scans that were never sent, of which only walk-ins keep a name', async () => {
  const walkIn = scanOf('old', '3', { registration: undefined, label: 'Luka', walkIn: { fullName: 'Luka', email: 'luka@example.com' } })
  await storeAnswer(listOf('old', daysAgo(4)), [guest], [scanOf('old', '1'), scanOf('old', '2', { answer: 'admitted' }), walkIn])
  await storeAnswer(listOf('new', daysAgo(1)), [guest], [scanOf('new', '4')])
  await forgetExpiredLists(NOW)
  expect((await storedLists()).map(({ name }) => name)).toEqual(['new'])
  expect(await readStored('old')).toEqual({ list: undefined, guests: [], scans: [scanOf('old', '1', { label: '' }), walkIn] })
  expect(await readStored('new')).toMatchObject({ guests: [guest], scans: [{ label: 'Nino' }] })
  expect((await storedUnsent()).map(({ id }) => id)).toEqual(['4', '1', '3'])
})

test('pages of the site look once an hour, on devices that were used at a door', async () => {
  await storeScans([scanOf('other', '5')])
  expect(await isDeviceKnown()).toBe(true)
  await lookForExpiredLists(NOW)
  await storeAnswer(listOf('old', daysAgo(4)), [guest], [])
  await lookForExpiredLists(NOW + 1000)
  expect(await storedLists()).toHaveLength(1)
  await lookForExpiredLists(NOW + 3601_000)
  expect(await storedLists()).toEqual([])
})

test('a whole list takes the place of the one before, a part does not', async () => {
  await storeAnswer(listOf('a', daysAgo(0)), [guest, { ...guest, _id: 'ana' }], [])
  await storeAnswer(listOf('a', daysAgo(0)), [{ ...guest, _id: 'luka' }], [])
  expect((await readStored('a')).guests).toHaveLength(3)
  await storeAnswer(listOf('a', daysAgo(0)), [guest], [], { isWhole: true })
  expect((await readStored('a')).guests).toEqual([{ ...guest, list: 'a' }])
  expect((await readStored('b')).guests).toEqual([])
})
