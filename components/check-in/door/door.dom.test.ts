import { emptyDevice, FakeSite, guestOf } from './device-fixture'
import type { OwnScan } from '@/lib/browser/check-in/device-storage'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { addressKey } from '@/lib/site/check-in/address-key'
import { DAY, HOUR } from '@/lib/site/text/durations'
import type { Door } from './door'

jest.mock('./door-api', () => ({ fetchList: (...call: Parameters<FakeSite['fetchList']>) => site.fetchList(...call), sendScans: (...call: Parameters<FakeSite['sendScans']>) => site.sendScans(...call) }))
jest.mock('./cached-pages', () => ({ cachePages: () => Promise.resolve(), forgetPages: () => Promise.resolve() }))

let site: FakeSite
let device: typeof import('@/lib/browser/check-in/device-storage')
let stops: (() => void)[]

const WALK_IN = { fullName: 'Luka', email: 'luka@example.org' }

beforeEach(async () => {
  emptyDevice()
  // The connection to the database outlives a page only here.
  jest.resetModules()
  device = await import('@/lib/browser/check-in/device-storage')
  site = new FakeSite()
  site.guests = [guestOf(1), guestOf(2), guestOf(3)]
  stops = []
  Object.assign(navigator, { storage: { persist: () => Promise.resolve(true) } })
})

afterEach(() => {
  for (const stop of stops) stop()
  jest.useRealTimers()
})

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + 3000
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It does not come about.')
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}

async function opened(name = 'summit', label = 'North'): Promise<Door> {
  const doors = await import('./door')
  const door = new doors.Door(name, { device: label, locale: 'en' })
  stops.push(door.open())
  await until(() => ['open', 'empty'].includes(door.getView().phase))
  return door
}

async function prepared(name = 'summit'): Promise<Door> {
  const door = await opened(name)
  await door.prepare()
  return door
}

const storedNames = async () => (await device.storedLists()).map(({ name }) => name).sort()

test('a ticket that is shown twice at once lets one guest in', async () => {
  const door = await prepared()
  site.isUp = false
  const results = await Promise.all([door.checkGuest('guest-1'), door.checkGuest('guest-1')])
  expect(results.map(({ result }) => result)).toEqual(['admitted', 'already'])
  expect(door.getView().scans).toHaveLength(1)
})

test('work under way when everything is forgotten brings nothing back', async () => {
  const door = await prepared()
  const release = site.hold()
  window.dispatchEvent(new Event('online'))
  const scanned = door.checkGuest('guest-1')
  await until(() => door.getView().scans.length === 1)
  await door.forget()
  release()
  await scanned
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(door.getView()).toMatchObject({ phase: 'forgotten', list: null, scans: [] })
  expect(door.getView().guests.size).toBe(0)
  expect(await device.storedLists()).toEqual([])
  expect(await device.readStored('summit')).toEqual({ list: undefined, guests: [], scans: [] })
})

test('forgetting means every event, in every tab, and counts what would be lost of all', async () => {
  const other = await prepared('jazz')
  const door = await prepared()
  site.isUp = false
  await other.checkGuest('guest-1')
  await door.checkGuest('guest-2')
  expect(await storedNames()).toEqual(['jazz', 'summit'])
  expect(await door.countUnsent()).toBe(2)
  await door.forget()
  await until(() => other.getView().phase === 'forgotten')
  await until(async () => (await storedNames()).length === 0)
  expect((await device.readStored('jazz')).scans).toEqual([])
})

test('a page that stays open forgets three days after the event, but for what the site has not heard', async () => {
  const door = await prepared()
  site.isUp = false
  await door.checkGuest('guest-1')
  jest.useFakeTimers({ now: Date.now() + 3 * DAY, doNotFake: ['setImmediate', 'queueMicrotask', 'nextTick'] })
  stops.push(door.open())
  jest.advanceTimersByTime(2 * HOUR)
  jest.useRealTimers()
  await until(() => door.getView().phase === 'forgotten')
  await until(async () => (await device.readStored('summit')).guests.length === 0)
  expect((await device.readStored('summit')).scans).toMatchObject([{ registration: 'guest-1', label: '' }])
})

test('a guest who came in at a door whose clock is ahead can be taken back', async () => {
  const ahead = new Date(Date.now() + 60_000).toISOString()
  site.guests = [guestOf(1, { checkedInAt: ahead, checkedInBy: 'South' })]
  const door = await opened()
  await door.undoGuest(guestOf(1))
  expect(Date.parse(site.sent[0]?.scan.at ?? '')).toBeGreaterThan(Date.parse(ahead))
  expect(door.entranceOf('guest-1')).toBeNull()
})

test('a browser that keeps nothing lets people in all the same, says so, and is not prepared', async () => {
  globalThis.indexedDB = { open: () => { throw new DOMException('denied', 'SecurityError') } } as unknown as IDBFactory
  const door = await opened()
  expect(door.getView().isStorageRefused).toBe(true)
  site.isUp = false
  expect(await door.checkGuest('guest-1')).toMatchObject({ result: 'admitted' })
  expect(await door.countUnsent()).toBe(1)
  await expect(door.prepare()).rejects.toThrow()
  site.isUp = true
  await expect(door.prepare()).rejects.toThrow()
  expect(door.getView().list?.isPrepared).toBe(false)
  // There is room again.
  emptyDevice()
  await door.checkGuest('guest-2')
  expect(door.getView().isStorageRefused).toBe(false)
})

test('a missing session and a missing event are reported', async () => {
  const door = await prepared()
  site.status = 401
  window.dispatchEvent(new Event('online'))
  await until(() => door.getView().problem === 'signedOut')
  site.status = 0
  site.guests = [guestOf(1), guestOf(3)]
  window.dispatchEvent(new Event('online'))
  await until(() => door.getView().guests.size === 2)
  expect((await device.readStored('summit')).guests.map(({ _id }) => _id)).toEqual(['guest-1', 'guest-3'])
})

test('a device that is renamed before it hears of an answer reports what it scanned under its former name', async () => {
  const door = await prepared()
  const lost = jest.spyOn(site, 'sendScans').mockRejectedValue(new TypeError('Failed to fetch'))
  await door.checkGuest('guest-1')
  door.configure({ device: 'South', locale: 'en' })
  expect(await door.checkGuest('guest-1')).toMatchObject({ result: 'already', device: 'North' })
  await door.checkGuest('guest-2')
  lost.mockRestore()
  window.dispatchEvent(new Event('online'))
  await until(() => site.sent.length === 2)
  expect(site.sent.map((one) => one.device)).toEqual(['North', 'South'])
})

test('a scan by which the site fails is set aside, kept and sent again on request; the others go', async () => {
  const door = await prepared()
  site.poison = 'guest-1'
  await door.checkGuest('guest-1')
  await door.checkGuest('guest-2')
  await door.checkGuest('guest-4')
  expect(site.sent.map(({ scan }) => scan.registration)).toContain('guest-2')
  const failing = jest.spyOn(site, 'sendScans')
  await door.checkGuest('guest-3')
  expect(failing.mock.calls.flatMap(([, , scans]) => scans.map(({ registration }) => registration))).toEqual(['guest-3'])
  const isAside = () => device.isSetAside(door.getView().scans.find(({ registration }) => registration === 'guest-1') as OwnScan)
  expect(isAside()).toBe(true)
  expect(await door.checkGuest('guest-1')).toMatchObject({ result: 'already', device: 'North' })
  expect(await door.countUnsent()).toBe(1)
  site.poison = ''
  await door.retry()
  expect(await door.countUnsent()).toBe(0)
})

test('a site that fails altogether sets nothing aside', async () => {
  const door = await prepared()
  site.status = 500
  for (const name of ['guest-1', 'guest-2', 'guest-3', 'guest-4']) await door.checkGuest(name)
  expect(door.getView().scans.map(({ failures = 0 }) => failures)).toEqual([0, 0, 0, 0])
})

test('an invited guest accepts at the door, without network too, and counts as what they are', async () => {
  site.guests = [guestOf(1, { state: 'offered', isInvited: true, code: '7K2M9QXA' })]
  const door = await prepared()
  site.isUp = false
  expect(await door.check('7K2M 9QXA')).toMatchObject({ result: 'waiting', guest: { isInvited: true } })
  expect(await door.checkGuest('guest-1')).toMatchObject({ result: 'admitted', guest: { fullName: 'Guest 1' } })
  expect(await door.checkGuest('guest-1')).toMatchObject({ result: 'already' })
  await door.admitWalkIn(WALK_IN)
  expect(door.whoIsIn().map(({ fullName }) => fullName)).toEqual(['Guest 1', 'Luka'])
  site.isUp = true
  window.dispatchEvent(new Event('online'))
  await until(() => door.getView().guests.get('guest-1')?.state === 'confirmed')
  expect(site.sent[0]).toMatchObject({ scan: { registration: 'guest-1', accept: true } })
})

test('scans of another event that were not sent are told of', async () => {
  const other = await prepared('jazz')
  site.isUp = false
  await other.checkGuest('guest-1')
  await other.checkGuest('guest-2')
  site.isUp = true
  expect((await opened()).getView().elsewhere).toEqual({ jazz: 2 })
})

test('a walk-in that the site cannot read is not let in unseen', async () => {
  const door = await prepared()
  site.status = 422
  expect(await door.admitWalkIn({ fullName: 'Tariel', email: 'tariel@gmail' })).toEqual({ result: 'refused' })
  expect(door.getView().scans).toMatchObject([{ answer: 'refused' }])
})

test('a walk-in whom the site has registered meanwhile is taken back there too', async () => {
  const door = await prepared()
  const release = site.hold()
  const shown = await door.admitWalkIn(WALK_IN)
  expect(shown).toMatchObject({ result: 'admitted', scan: { answer: null } })
  release()
  await until(() => door.getView().scans[0]?.registeredAs !== undefined)
  if (shown.scan) await door.undo(shown.scan)
  expect(site.sent.map(({ scan }) => [scan.registration ?? scan.walkIn?.fullName, scan.undo ?? false])).toEqual([['Luka', false], ['guest-4', true]])
  expect(site.guests.find(({ fullName }) => fullName === 'Luka')?.checkedInAt).toBeNull()
})

test('a walk-in who is taken back without network is undone once the site knows of them', async () => {
  const door = await prepared()
  site.isUp = false
  const { scan } = await door.admitWalkIn(WALK_IN)
  // It was part of a request that failed: the site may have got it.
  if (scan) await door.undo(scan)
  expect(door.getView().scans).toMatchObject([{ isTakenBack: true }])
  site.isUp = true
  window.dispatchEvent(new Event('online'))
  await until(() => site.sent.length === 2)
  expect(site.guests.find(({ fullName }) => fullName === 'Luka')?.checkedInAt).toBeNull()
})

test('a walk-in who is entered twice without network is let in once, and stays in', async () => {
  const door = await prepared()
  site.isUp = false
  await door.admitWalkIn(WALK_IN)
  const again = await door.admitWalkIn({ fullName: 'ლუკა', email: 'Luka@example.org' })
  expect(again).toMatchObject({ result: 'already', guest: { fullName: 'Luka' }, device: 'North' })
  expect(door.getView().scans).toHaveLength(1)
  expect(await door.admitWalkIn({ ...WALK_IN, fullName: 'Ana' })).toMatchObject({ result: 'admitted' })
  site.isUp = true
  window.dispatchEvent(new Event('online'))
  await until(() => door.getView().scans.every(({ answer }) => answer === 'admitted'))
  site.isUp = false
  expect(await door.admitWalkIn(WALK_IN)).toMatchObject({ result: 'already', registration: 'guest-4' })
})

/** Nino, who brings nobody yet, as the list of a site names her. */
const family = (change: Partial<CheckInGuest> = {}) => guestOf(4, { fullName: 'Nino', addressKey: addressKey('summit', 'nino@example.org'), ...change })
const CHILD = { fullName: 'Luka', email: 'Nino@example.org' }

test('without network, too, a child with the address of a guest who is not in lets the guest in, and is then let in as somebody else', async () => {
  site.guests = [guestOf(1), family()]
  const door = await prepared()
  site.isUp = false
  const first = await door.admitWalkIn(CHILD)
  expect(first).toMatchObject({ result: 'admitted', guest: { fullName: 'Nino' }, scan: { walkIn: CHILD, answer: null } })
  expect(await door.checkGuest('guest-4')).toMatchObject({ result: 'already', device: 'North' })
  expect(door.guestsToFind(door.getView()).size).toBe(2)
  expect(await door.admitWalkIn(CHILD)).toMatchObject({ result: 'admitted', guest: null, scan: { label: 'Luka' } })
  expect(await door.admitWalkIn(CHILD)).toMatchObject({ result: 'already', guest: { fullName: 'Luka' } })
  expect(door.getView().scans).toHaveLength(2)
})

test('taking back a child who was taken for a guest without network takes the guest back', async () => {
  site.guests = [guestOf(1), family()]
  const door = await prepared()
  site.isUp = false
  const { scan } = await door.admitWalkIn(CHILD)
  if (scan) await door.undo(scan)
  expect(door.entranceOf('guest-4')).toBeNull()
  expect(await door.admitWalkIn(CHILD)).toMatchObject({ result: 'admitted', guest: { fullName: 'Nino' } })
  expect(door.getView().scans).toHaveLength(1)
})

test('a seat that was cancelled is taken for nobody', async () => {
  site.guests = [guestOf(1), family({ state: 'withdrawn' })]
  const door = await prepared()
  site.isUp = false
  expect(await door.admitWalkIn(CHILD)).toMatchObject({ result: 'admitted', guest: null, scan: { label: 'Luka' } })
})

test('a walk-in whom the site has not heard of is found by name, and taken back there', async () => {
  const door = await prepared()
  site.isUp = false
  await door.admitWalkIn(WALK_IN)
  const luka = [...door.guestsToFind(door.getView()).values()].find(({ fullName }) => fullName === 'Luka')
  expect(door.entranceOf(luka?._id ?? '')).toMatchObject({ device: 'North' })
  if (luka) await door.undoGuest(luka)
  expect(door.guestsToFind(door.getView()).size).toBe(3)
  expect(door.getView().scans).toMatchObject([{ isTakenBack: true }])
})

test('a walk-in who was taken back without network and comes again is in', async () => {
  const door = await prepared()
  site.isUp = false
  const { scan } = await door.admitWalkIn(WALK_IN)
  if (scan) await door.undo(scan)
  expect(await door.admitWalkIn(WALK_IN)).toMatchObject({ result: 'admitted' })
  site.isUp = true
  window.dispatchEvent(new Event('online'))
  await until(() => door.getView().guests.get('guest-4')?.checkedInBy === 'North')
  await until(async () => (await door.countUnsent()) === 0)
  expect(site.sent).toHaveLength(1)
})

test('of two entries of one walk-in that are on the device already, taking back one leaves them in', async () => {
  await prepared()
  stops.pop()?.()
  const entry = { list: 'summit', label: 'Luka', walkIn: WALK_IN, answer: null }
  await device.storeScans([{ ...entry, id: 'one', at: '2027-05-13T06:00:00.000Z' }, { ...entry, id: 'two', at: '2027-05-13T06:01:00.000Z', isTakenBack: true }])
  const door = await prepared()
  expect(await door.countUnsent()).toBe(0)
  expect(site.guests.find(({ fullName }) => fullName === 'Luka')?.checkedInBy).toBe('North')
  expect(site.sent).toHaveLength(2)
})

test('a walk-in who is entered once more after everything was forgotten stays in', async () => {
  const door = await prepared()
  await door.admitWalkIn(WALK_IN)
  await door.forget()
  door.reopen()
  await until(() => door.getView().phase === 'open')
  expect(await door.admitWalkIn(WALK_IN)).toMatchObject({ result: 'already', device: 'North' })
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(site.sent.filter(({ scan }) => scan.undo)).toEqual([])
})
