// On Postgres too: scans are merged by its own statements.
import { randomUUID } from 'node:crypto'
import { expect, LONG, test } from './support/test'
import type { CheckInGuest, CheckInList, CheckInNumbers, Scan, ScanResult } from '@/lib/contract/check-in/check-in'
import { relationId } from '@/lib/backend/database/relation-id'
import { verifyTicketText } from '@/lib/site/tickets/verify-ticket-text'
import { addressKey } from '@/lib/site/check-in/address-key'
import { post, read, send, Staff } from './support/client'
import { openSite } from './support/site'
import { runSql } from './support/sql'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const OTHER_EVENT = 'summit-2027'
const PATH = `/api/checkIn/${EVENT}`
/** When the doors open; scans are so many seconds later. */
const OPENING = Date.now() - 3600_000

const site = await openSite()
const admin = await Staff.signIn(site)
await admin.publishEvent(EVENT, { capacity: 3, isRegistrationActive: true, questions: [] })
await admin.publishEvent(OTHER_EVENT, { isRegistrationActive: true, registrationOpensAt: null, registrationClosesAt: null, questions: [] })
// An account for the door does all of this.
const { token } = await admin.hire('door')
for (const name of ['ana', 'beka', 'dato', 'elene']) await post(site, '/api/registrations', registrationBody(`${name}@door.example`, EVENT, { fullName: name }))
await post(site, '/api/registrations', registrationBody('guest@other.example', OTHER_EVENT, { fullName: 'other' }))

async function list(query = ''): Promise<CheckInList> {
  const answer = await send(site, 'GET', `${PATH}${query}`, { token })
  expect(answer.status).toBe(200)
  return (await answer.json()) as CheckInList
}

async function guest(name: string): Promise<CheckInGuest> {
  const found = (await list()).items.find(({ fullName }) => fullName === name)
  if (!found) throw new Error(`${name} is not on the list.`)
  return found
}

async function report(device: string, ...scans: Scan[]): Promise<ScanResult[]> {
  const answer = await send(site, 'POST', PATH, { token, body: { device, scans } })
  if (!answer.ok) throw new Error(await answer.text())
  return ((await answer.json()) as { items: ScanResult[] }).items
}

const sql = (statement: string) => runSql(String(process.env.DATABASE_URL), [statement])
const at = (seconds: number) => new Date(OPENING + seconds * 1000).toISOString()
const scanOf = (registration: string, seconds: number, more: Partial<Scan> = {}): Scan => ({ id: randomUUID(), registration, at: at(seconds), ...more })
const results = (items: ScanResult[]) => items.map(({ result }) => result)

test('the key is for everybody, the rest for who works at the door', async () => {
  const { key } = await read<{ key: string }>(site, '/api/checkIn/key')
  const { payload } = site
  const { docs } = await payload.find({ collection: 'registrations', where: { email: { equals: 'ana@door.example' } }, depth: 0 })
  const { ticketOf } = await import('@/lib/backend/tickets')
  const text = docs[0] ? (ticketOf(docs[0])?.text ?? '') : ''
  expect(await verifyTicketText(text, key)).toMatchObject({ registration: docs[0]?.id, number: 1, version: 1 })
  expect(await verifyTicketText(text.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A')), key)).toBeNull()

  const { token: editorToken } = await admin.hire('editor')
  for (const [method, path] of [['GET', PATH], ['GET', `${PATH}/numbers`], ['POST', PATH]] as const) {
    const body = method === 'POST' ? { device: 'A', scans: [] } : undefined
    expect((await send(site, method, path, { body })).status).toBe(401)
    expect((await send(site, method, path, { token: editorToken, body })).status).toBe(403)
    expect((await send(site, method, path, { token, body })).status).toBe(200)
  }
  expect((await send(site, 'GET', '/api/checkIn/no-such-event', { token })).status).toBe(404)
  expect((await send(site, 'PUT', PATH, { token, body: {} })).status).toBe(405)
  const bad = await send(site, 'POST', PATH, { token, body: { device: 'A', scans: [{ id: '1', at: at(0) }] } })
  expect(bad.status).toBe(422)
})

test('a device gets the whole list, then what has changed, and nothing that it has already', async () => {
  const whole = await send(site, 'GET', PATH, { token })
  const etag = whole.headers.get('ETag') ?? ''
  const { items, total, event, key } = (await whole.json()) as CheckInList
  expect(total).toBe(4)
  expect(event.identifier).toBe(EVENT)
  expect(key).toHaveLength(43)
  expect(items.map(({ fullName, number, state }) => [fullName, number, state])).toEqual([
    ['ana', 1, 'confirmed'], ['beka', 2, 'confirmed'], ['dato', 3, 'confirmed'], ['elene', null, 'waiting'],
  ])
  expect(items[0]).toMatchObject({ kind: 'guest', version: 1, checkedInAt: null, note: '', doubles: [] })
  expect(whole.headers.get('Cache-Control')).toBe('private, no-store')
  expect((await send(site, 'GET', PATH, { token, headers: { 'If-None-Match': etag } })).status).toBe(304)

  await sql(`update registrations set updated_at = '2020-01-01T00:00:00.000Z'`)
  expect((await list(`?since=${new Date().toISOString()}`)).items).toEqual([])
  await report('A', scanOf(items[1]?._id ?? '', 1), scanOf(items[1]?._id ?? '', 2, { undo: true }))
  const since = await list(`?since=${new Date().toISOString()}`)
  expect(since.items.map(({ fullName }) => fullName)).toEqual(['beka'])
  expect(since.total).toBe(4)
})

test('a change is told however long it took until others could read it', async () => {
  const { LONGEST_CHANGE } = await import('@/lib/backend/database/locks/lock-timeout')
  const changedAgo = (milliseconds: number) => sql(`update registrations set updated_at = '${new Date(Date.now() - milliseconds).toISOString()}' where full_name = 'beka'`)
  const told = async () => (await list(`?since=${new Date().toISOString()}`)).items.map(({ fullName }) => fullName)
  await sql(`update registrations set updated_at = '2020-01-01T00:00:00.000Z'`)
  await changedAgo(LONGEST_CHANGE - 5000)
  expect(await told()).toEqual(['beka'])
  await changedAgo(LONGEST_CHANGE + 1000)
  expect(await told()).toEqual([])
})

test('whoever takes most of the guests is noted, however they ask', async () => {
  const noted = async () => (await site.payload.count({ collection: 'audit-log', where: { title: { like: 'Check-in list' } } })).totalDocs
  const before = await noted()
  expect((await list('?since=1970-01-01T00:00:00Z')).items).toHaveLength(4)
  expect(await noted()).toBe(before + 1)
  await list(`?since=${new Date().toISOString()}`)
  expect(await noted()).toBe(before + 1)
})

test('two devices that let the same ticket in while offline: the earlier stands, in whatever order they report', async () => {
  const { _id } = await guest('ana')
  const [atA, atB] = [scanOf(_id, 100), scanOf(_id, 160)]
  expect(results(await report('Door B', atB))).toEqual(['admitted'])
  expect(await guest('ana')).toMatchObject({ checkedInAt: at(160), checkedInBy: 'Door B', doubles: [] })

  const [first] = await report('Door A', atA)
  expect(first).toMatchObject({ result: 'admitted', guest: { checkedInAt: at(100), checkedInBy: 'Door A', doubles: [{ at: at(160), device: 'Door B' }] } })
  const [again] = await report('Door B', atB)
  expect(again).toMatchObject({ result: 'already', at: at(100), device: 'Door A' })
  expect(await guest('ana')).toMatchObject({ checkedInAt: at(100), checkedInBy: 'Door A', doubles: [{ at: at(160), device: 'Door B' }] })

  const undo = scanOf(_id, 200, { undo: true })
  expect(results(await report('Door A', undo, undo))).toEqual(['undone', 'undone'])
  expect(await guest('ana')).toMatchObject({ checkedInAt: at(160), checkedInBy: 'Door B', doubles: [] })
})

test('a scan counts once, also when its device was renamed meanwhile', async () => {
  const { _id } = await guest('beka')
  const scan = scanOf(_id, 250)
  expect(results(await report('Door A', scan))).toEqual(['admitted'])
  const [again] = await report('Door A at the garden', scan)
  expect(again).toMatchObject({ id: scan.id, result: 'admitted', guest: { checkedInBy: 'Door A', doubles: [] } })
  // Other programs may count their scans.
  const counted = (device: string, seconds: number) => report(device, scanOf(_id, seconds, { id: '1' }))
  expect([results(await counted('Door X', 251)), results(await counted('Door Y', 252))]).toEqual([['already'], ['already']])
  expect(results(await counted('Door X', 251))).toEqual(['already'])
  expect((await guest('beka')).doubles.map(({ device }) => device)).toEqual(['Door X', 'Door Y'])
  for (const device of ['Door A', 'Door X', 'Door Y']) await report(device, scanOf(_id, 260, { undo: true }))
})

test('an invited guest who accepts at the door is in as what they are, also when the seat was held too long', async () => {
  const invite = async (fullName: string) => {
    const { docs } = await site.payload.find({ collection: 'events', where: { identifier: { equals: EVENT } }, depth: 0 })
    const seat = { event: docs[0]?.id ?? '', fullName, email: `${fullName}@door.example`, kind: 'speaker', state: 'offered', invitedAt: at(0), locale: 'en', number: 90, companion: 0 } as const
    return (await site.payload.create({ collection: 'registrations', data: seat, depth: 0 })).id
  }
  const [ina, late] = [await invite('ina'), await invite('late')]
  expect(await guest('ina')).toMatchObject({ state: 'offered', isInvited: true, code: null })
  expect(results(await report('Door A', scanOf(ina, 270)))).toEqual(['waiting'])
  await admin.send('PATCH', `registrations/${late}`, { state: 'withdrawn' })
  const scans = [ina, late].map((registration) => scanOf(registration, 271, { accept: true }))
  expect(results(await report('Door A', ...scans))).toEqual(['admitted', 'admitted'])
  expect(results(await report('Door A', ...scans))).toEqual(['admitted', 'admitted'])
  expect(await guest('ina')).toMatchObject({ state: 'confirmed', isInvited: false, kind: 'speaker', checkedInAt: at(271), code: expect.any(String) })
  expect(await guest('late')).toMatchObject({ state: 'confirmed', checkedInBy: 'Door A' })
  const numbers = (await (await send(site, 'GET', `${PATH}/numbers`, { token })).json()) as CheckInNumbers
  expect(numbers).toMatchObject({ walkIns: 0 })
  for (const name of [ina, late]) await admin.send('DELETE', `registrations/${name}`)
})

test('what cannot come in is told apart, and codes are read as they are typed', async () => {
  const dato = await guest('dato')
  const elene = await guest('elene')
  const { items } = (await (await send(site, 'GET', `/api/checkIn/${OTHER_EVENT}`, { token })).json()) as CheckInList
  const byCode = (code: string) => ({ id: randomUUID(), code, at: at(300) })
  const typed = `${dato.code?.slice(0, 4).toLowerCase()} ${dato.code?.slice(4).toLowerCase()}`
  const scans = [byCode(typed), scanOf(elene._id, 301), byCode('ZZZZ ZZZZ'), scanOf('not a key', 302), scanOf(items.find(({ fullName }) => fullName === 'other')?._id ?? '', 303)]
  expect(results(await report('Door A', ...scans))).toEqual(['admitted', 'waiting', 'unknown', 'unknown', 'wrongEvent'])
  await admin.send('PATCH', `registrations/${dato._id}`, { state: 'withdrawn' })
  expect(results(await report('Door A', scanOf(dato._id, 304)))).toEqual(['withdrawn'])
  // What was answered once is answered the same.
  expect(results(await report('Door A', ...scans))[1]).toBe('waiting')
})

test('walk-ins get a seat beyond the limit, once, and whoever is registered keeps theirs', async () => {
  const walkIn = (name: string, seconds: number) => ({ id: randomUUID(), at: at(seconds), walkIn: { fullName: name, email: `${name}@door.example` } })
  const scans = [walkIn('gia', 400), walkIn('elene', 401), walkIn('ana', 402)]
  const items = await report('Door C', ...scans)
  expect(results(items)).toEqual(['admitted', 'admitted', 'already'])
  expect(items[0]?.guest).toMatchObject({ fullName: 'gia', state: 'confirmed', checkedInAt: at(400) })
  expect(items[0]?.guest?.number).toBeGreaterThan(3)
  expect(results(await report('Door C', ...scans))).toEqual(['admitted', 'admitted', 'already'])
  expect((await list()).items.filter(({ fullName }) => fullName === 'gia')).toHaveLength(1)
  const numbers = await read<CheckInNumbers>(site, `${PATH}/numbers`).catch(() => null)
  expect(numbers).toBeNull()
  const answer = await send(site, 'GET', `${PATH}/numbers`, { token })
  const { expected, here, walkIns, quarters } = (await answer.json()) as CheckInNumbers
  const guests = (await list()).items
  expect(expected).toBe(guests.filter(({ state }) => state === 'confirmed').length)
  expect(here).toBe(guests.filter(({ checkedInAt }) => checkedInAt).length)
  expect(walkIns).toBe(3)
  expect(quarters.reduce((sum, { count }) => sum + count, 0)).toBe(here)
})

test('whoever had withdrawn is seated under their own name, keeps the key that devices know, and is read by links from emails only', async () => {
  const email = 'fia@door.example'
  const answer = await post(site, '/api/registrations', registrationBody(email, EVENT, { fullName: 'Somebody Else' }))
  const browsers = `/api/ownRegistrations/${answer.headers.get('location')?.split('/').at(-1)}`
  expect((await post(site, `${browsers}/withdraw`, {})).status).toBe(200)
  const { _id } = await guest('Somebody Else')
  const walkIn = { id: randomUUID(), at: at(411), walkIn: { fullName: 'fia', email } }
  const items = await report('Door D', scanOf(_id, 410), walkIn)
  expect(results(items)).toEqual(['withdrawn', 'admitted'])
  expect(results(await report('Door A', scanOf(_id, 412)))).toEqual(['already'])
  expect(items[1]?.guest).toMatchObject({ _id, fullName: 'fia', state: 'confirmed', checkedInAt: at(411) })
  expect((await site.fetch(browsers)).status).toBe(404)
})

test('the figures of an event tell who has a seat, from where, and when they came', async () => {
  const { readCheckInFigures } = await import('@/lib/backend/check-in')
  const { event, items } = await list()
  const seats = items.filter(({ state }) => state === 'confirmed').length
  const { byCountry, byLanguage, byOrganization, byQuarter, here } = await readCheckInFigures(site.payload, event._id, event.timezone)
  const sum = (rows: { count: number }[]) => rows.reduce((total, { count }) => total + count, 0)
  expect([byCountry, byLanguage, byOrganization].map(sum)).toEqual([seats, seats, seats])
  expect(byCountry.map(({ label }) => label).sort()).toEqual(['', 'GE'])
  expect(byOrganization).toEqual([{ label: '', count: seats }])
  expect(byLanguage.map(({ label }) => label)).toEqual(['en'])
  expect(sum(byQuarter)).toBe(here)
})

test('a clock that is ahead does not make a scan later than now, and a guest who is deleted leaves no trace', async () => {
  const beka = await guest('beka')
  const [answer] = await report('Door A', scanOf(beka._id, 7200))
  expect(Date.parse(answer?.guest?.checkedInAt ?? '')).toBeLessThanOrEqual(Date.now())
  expect((await admin.ask('DELETE', `registrations/${beka._id}`)).status).toBe(200)
  expect((await list()).items.map(({ fullName }) => fullName)).not.toContain('beka')
})

test('six hundred guests through three doors, reported at once and twice over: none lost, every double found', LONG, async () => {
  await admin.publishEvent(EVENT, { capacity: null })
  const start = (await list()).total
  const { docs: [sample] } = await site.payload.find({ collection: 'registrations', where: { email: { equals: 'ana@door.example' } }, depth: 0 })
  if (!sample) throw new Error('There is nobody to copy.')
  const columns = 'id, event_id, full_name, email, state, number, ticket_number, ticket_code, ticket_version, companion, kind, locale'
  const rowOf = (index: number) =>
    `'${randomUUID()}', '${relationId(sample.event)}', 'guest ${index}', 'guest-${index}@many.example', 'confirmed', ${1000 + index}, ${1000 + index}, 'TEST${1000 + index}', 1, 0, 'guest', 'en'`
  const rows = Array.from({ length: 600 }, (_, index) => `(${rowOf(index)})`)
  for (let row = 0; row < rows.length; row += 100) await sql(`insert into registrations (${columns}) values ${rows.slice(row, row + 100).join(', ')}`)
  const guests = (await list()).items.filter(({ fullName }) => fullName.startsWith('guest '))
  expect(guests).toHaveLength(600)

  // Every tenth shows the ticket at two doors.
  const doors = ['Door A', 'Door B', 'Door C'].map((device, door) => ({
    device,
    scans: guests.flatMap(({ _id }, index) => [
      ...(index % 3 === door ? [scanOf(_id, 1000 + index)] : []),
      ...(index % 10 === 0 && (index + 1) % 3 === door ? [scanOf(_id, 2000 + index)] : []),
    ]),
  }))
  const batches = doors.flatMap(({ device, scans }) =>
    Array.from({ length: Math.ceil(scans.length / 100) }, (_, part) => ({ device, scans: scans.slice(part * 100, (part + 1) * 100) })),
  )
  const sendBatch = ({ device, scans }: (typeof batches)[number]) => report(device, ...scans)
  await Promise.all([...batches, ...batches.toReversed()].map(sendBatch))
  const final = (await Promise.all(batches.map(sendBatch))).flat()

  expect(final.filter(({ result }) => result === 'admitted')).toHaveLength(600)
  expect(final.filter(({ result }) => result === 'already')).toHaveLength(60)
  const after = (await list()).items.filter(({ fullName }) => fullName.startsWith('guest '))
  expect(after.every(({ checkedInAt }) => checkedInAt)).toBe(true)
  expect(after.filter(({ doubles }) => doubles.length === 1)).toHaveLength(60)
  expect((await list()).total).toBe(start + 600)
})

test('a child with the address of a guest who is in comes as their companion, once, also from a door without network', async () => {
  await admin.publishEvent(EVENT, { capacity: 1000 })
  await post(site, '/api/registrations', registrationBody('parent@door.example', EVENT, { fullName: 'Parent' }))
  const parent = await guest('Parent')
  const child = (seconds: number) => ({ id: randomUUID(), at: at(seconds), walkIn: { fullName: 'ლუკა', email: 'parent@door.example' } })
  const items = await report('Door C', scanOf(parent._id, 500), child(501))
  expect(results(items)).toEqual(['admitted', 'admitted'])
  expect(items[1]?.guest).toMatchObject({ fullName: 'ლუკა', host: parent._id, number: expect.any(Number) })
  expect(results(await report('Door A', { ...child(502), walkIn: { fullName: 'Luka', email: 'parent@door.example' } }))).toEqual(['already'])
  expect((await list()).items.filter(({ host }) => host === parent._id)).toHaveLength(1)
})

test('a device finds a guest by an address that is typed, and what it has told without network is what comes out', async () => {
  const email = 'carer@door.example'
  await post(site, '/api/registrations', registrationBody(email, EVENT, { fullName: 'Carer' }))
  const carer = await guest('Carer')
  const { event, items } = await list()
  expect(items.filter(({ addressKey: key }) => key === addressKey(event._id, 'Carer@Door.example')).map(({ fullName }) => fullName)).toEqual(['Carer'])
  const child = (seconds: number) => ({ id: randomUUID(), at: at(seconds), walkIn: { fullName: 'Tika', email } })
  const sent = await report('Door C', child(511), child(512))
  expect(sent.map(({ guest: one }) => one?.fullName)).toEqual(['Carer', 'Tika'])
  expect(sent[1]?.guest).toMatchObject({ host: carer._id, addressKey: carer.addressKey })
})

test('whoever was in at one event and is moved to another comes in there like anybody else', async () => {
  await post(site, '/api/registrations', registrationBody('moves@door.example', EVENT, { fullName: 'Moves' }))
  const { _id } = await guest('Moves')
  expect(results(await report('Door A', scanOf(_id, 600)))).toEqual(['admitted'])
  const event = await admin.keyOf('events', 'identifier', OTHER_EVENT)
  await admin.send('POST', `registrations/${_id}/move`, { event, force: true })
  const there = await send(site, 'POST', `/api/checkIn/${OTHER_EVENT}`, { token, body: { device: 'Door B', scans: [scanOf(_id, 900)] } })
  const { items } = (await there.json()) as { items: ScanResult[] }
  expect(items).toMatchObject([{ result: 'admitted', guest: { checkedInAt: at(900), checkedInBy: 'Door B', doubles: [] } }])
})

test('a device whose clock was reset loses no scan, and does not come before every other door', async () => {
  await admin.publishEvent(EVENT, { capacity: 1000 })
  await post(site, '/api/registrations', registrationBody('clock@door.example', EVENT, { fullName: 'Clock' }))
  const { _id } = await guest('Clock')
  const reset = (seconds: number, more: Partial<Scan> = {}) => scanOf(_id, 0, { at: new Date(seconds * 1000).toISOString(), ...more })
  expect(results(await report('Door A', { ...reset(0), at: '0001-01-01T00:00:00Z' }))).toEqual(['admitted'])
  expect(Date.parse((await guest('Clock')).checkedInAt ?? '')).toBeGreaterThan(OPENING)
  expect(results(await report('Door B', scanOf(_id, 700)))).toEqual(['admitted'])
  expect(await guest('Clock')).toMatchObject({ checkedInAt: at(700), checkedInBy: 'Door B', doubles: [{ device: 'Door A' }] })
  await report('Door B', scanOf(_id, 701, { undo: true }))
  expect(results(await report('Door A', reset(1, { undo: true }), reset(2), reset(3, { undo: true })))).toEqual(['undone', 'admitted', 'undone'])
  expect((await guest('Clock')).checkedInAt).toBeNull()
})
