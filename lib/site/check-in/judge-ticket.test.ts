import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { judgeCode, judgeRegistration, judgeTicket, type DoorKnowledge } from './judge-ticket'
import type { TicketScan } from './scan-status'

const guestOf = (change: Partial<CheckInGuest>): CheckInGuest => ({
  _id: 'nino', number: 7, code: '7K2M9QXA', fullName: 'Nino', organization: '', kind: 'guest', state: 'confirmed', version: 2,
  checkedInAt: null, checkedInBy: '', note: '', host: null, doubles: [], ...change,
})
const knownWith = (change: Partial<CheckInGuest> = {}, ownScans: TicketScan[] = []): DoorKnowledge => ({
  event: 'summit',
  guests: new Map([['nino', guestOf(change)]]),
  ownScans: (registration) => (registration === 'nino' ? ownScans : []),
})
const ticket = { event: 'summit', registration: 'nino', number: 7, version: 2 }
const AT = '2027-05-13T06:00:00.000Z'

test.each([
  ['a true one', knownWith(), ticket, 'admitted'],
  ['one that nobody signed', knownWith(), null, 'forged'],
  ['one for another event', knownWith(), { ...ticket, event: 'jazz' }, 'wrongEvent'],
  ['one that is newer than the list', knownWith(), { ...ticket, version: 3 }, 'admitted'],
  ['one of a guest who is newer than the list', knownWith(), { ...ticket, registration: 'ana', number: 8 }, 'admitted'],
  ['one of a guest who was moved to another event or deleted', knownWith(), { ...ticket, registration: 'ana', number: 6 }, 'gone'],
  ['one of a guest whose number somebody else has now', knownWith(), { ...ticket, registration: 'ana' }, 'gone'],
  ['one of a registration that was cancelled', knownWith({ state: 'withdrawn' }), ticket, 'withdrawn'],
  ['one of somebody who waits', knownWith({ state: 'offered' }), ticket, 'waiting'],
  ['one that came in elsewhere', knownWith({ checkedInAt: AT, checkedInBy: 'Door B' }), ticket, 'already'],
  ['one that came in here, which the site has not heard of', knownWith({}, [{ id: '1', device: 'Door A', at: AT, isUndo: false }]), ticket, 'already'],
] as const)('%s', (_, known, shown, result) => {
  expect(judgeTicket(shown, known).result).toBe(result)
})

test('an undo that the site has not heard of lets the guest in again', () => {
  const undo = { id: '2', device: 'Door A', at: '2027-05-13T06:05:00.000Z', isUndo: true }
  expect(judgeTicket(ticket, knownWith({ checkedInAt: AT, checkedInBy: 'Door B' }, [undo])).result).toBe('admitted')
})

test('a code is found however it is typed, and whoever came in first is named', () => {
  expect(judgeCode('7k2m-9qxa', knownWith())).toMatchObject({ result: 'admitted', registration: 'nino' })
  expect(judgeCode('7k2m 9qxa', knownWith({ checkedInAt: AT, checkedInBy: 'Door B' }))).toMatchObject({ result: 'already', at: AT, device: 'Door B' })
  expect(judgeCode('AAAA AAAA', knownWith())).toEqual({ result: 'unknown', code: 'AAAAAAAA' })
  expect(judgeCode('Nino', knownWith())).toEqual({ result: 'unreadable' })
})

test.each([
  ['offered', true, [], 'admitted'],
  ['offered', false, [], 'waiting'],
  ['offered', false, [{ id: '1', device: 'Door A', at: AT, isUndo: false }], 'already'],
  ['waiting', true, [], 'waiting'],
] as const)('a guest who is %s and accepts at the door: %s', (state, accepts, ownScans, result) => {
  expect(judgeRegistration('nino', knownWith({ state }, [...ownScans]), accepts).result).toBe(result)
})
