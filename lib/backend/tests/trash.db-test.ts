// On Postgres too: rows come back with their keys into tables with constraints.
import { expect, test } from './support/test'
import { runStatement, sql } from '../database/statement'
import { post, read, send, Staff } from './support/client'
import { emailTo, linkIn } from './support/outbox'
import { deleteAllExpired } from './support/expired-data'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite()
const admin = await Staff.signIn(site)
const [editor, desk] = [await admin.hire('editor'), await admin.hire('desk')]

/** The newest entry of the trash for a document. */
const trashed = async (document: string) => {
  const { docs } = await site.payload.find({ collection: 'trash', where: { document: { equals: document } }, sort: '-createdAt', limit: 1 })
  return docs[0]
}
const bringBack = async (document: string, staff = admin) => staff.ask('POST', `trash/${(await trashed(document))?.id}/bring-back`)
const problemOf = async (answer: Response) => [answer.status, ((await answer.json()) as { errors: { message: string }[] }).errors[0]?.message]

interface Row {
  id: string
  email: string
  state: string
  companion: number
  ticketNumber: number
  ticketCode: string
}
const rowsOf = async (event: string) => (await desk.send<{ docs: Row[] }>('GET', `registrations?where[event][equals]=${event}&depth=0&pagination=false&sort=number`)).docs
const rowOf = async (event: string, email: string) => (await rowsOf(event)).find((row) => row.email === email && row.companion === 0)
const register = async (email: string, event: string, more: object = {}) => post(site, '/api/registrations', registrationBody(email, event, { answers: {}, ...more }))

test('content that an editor deletes is gone everywhere, and comes back as a draft in both languages', async () => {
  const { docs } = await admin.send<{ docs: { id: string; identifier: string }[] }>('GET', 'articles?limit=1&depth=0')
  const [{ id, identifier } = { id: '', identifier: '' }] = docs
  const before = await site.payload.findByID({ collection: 'articles', id, locale: 'all', depth: 0 })
  await editor.send('PATCH', `articles/${id}?locale=en&draft=true`, { title: 'A newer draft', _status: 'draft' })
  await editor.send('DELETE', `articles/${id}`)
  expect((await read<{ total: number }>(site, '/api/articles', { identifier })).total).toBe(0)
  expect((await admin.send<{ totalDocs: number }>('GET', `articles?where[id][equals]=${id}&draft=true`)).totalDocs).toBe(0)
  for (const staff of [editor, desk]) {
    expect((await staff.ask('GET', 'trash')).status).toBe(403)
    expect((await bringBack(id, staff)).status).toBe(403)
  }
  const entries = await admin.send<{ docs: object[] }>('GET', `trash?where[document][equals]=${id}`)
  expect(entries.docs).toMatchObject([{ title: 'A newer draft', entity: 'articles', by: editor.email }])
  expect(JSON.stringify(entries)).not.toContain('excerpt')

  expect((await bringBack(id)).status).toBe(200)
  expect(await trashed(id)).toBeUndefined()
  expect((await read<{ total: number }>(site, '/api/articles', { identifier })).total, 'it is a draft').toBe(0)
  const after = await site.payload.findByID({ collection: 'articles', id, locale: 'all', depth: 0, draft: true })
  expect(after).toMatchObject({ ...before, title: { ...(before.title as unknown as object), en: 'A newer draft' }, _status: 'draft', searchText: expect.anything(), updatedAt: expect.anything() })
  await editor.publish('articles', id, {})
  expect((await read<{ total: number }>(site, '/api/articles', { identifier })).total).toBe(1)
  const log = await admin.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${id}&where[action][in]=deleted,broughtBack&sort=createdAt`)
  expect(log.docs).toMatchObject([{ action: 'deleted' }, { action: 'broughtBack', title: 'A newer draft' }])
})

test('what has been taken by somebody else meanwhile is not taken back, and references to what is gone are left out', async () => {
  const create = (identifier: string, more: object = {}) => editor.send('POST', 'events?locale=en', { identifier, title: identifier, startsAt: '2028-05-10T06:00:00Z', ...more, _status: 'published' })
  const { doc: event } = await create('taken-back')
  const { doc: lineup } = await editor.send('POST', 'lineups?locale=en', { title: 'Of that event', event: event.id, _status: 'published' })
  await editor.send('DELETE', `lineups/${lineup.id}`)
  await editor.send('DELETE', `events/${event.id}`)
  expect((await bringBack(lineup.id)).status).toBe(200)
  expect(await site.payload.findByID({ collection: 'lineups', id: lineup.id, depth: 0, draft: true })).toMatchObject({ title: 'Of that event', event: null })
  await create('taken-back')
  expect(await problemOf(await bringBack(event.id))).toEqual([409, expect.stringContaining('taken its place')])
  expect(await trashed(event.id)).toBeDefined()
})

test('a registration in the trash has no seat, and asks for one when it comes back, with companions and ticket', async () => {
  const event = await admin.createEvent('trashed-seats', { capacity: 3, companionsLimit: 2 })
  await register('host@example.com', 'trashed-seats', { companions: [{ fullName: 'Anna' }] })
  await register('other@example.com', 'trashed-seats')
  await register('waits@example.com', 'trashed-seats')
  const link = linkIn(await emailTo(site, 'host@example.com', '/registration/'), '/registration/').replace('/registration/', '/api/ownRegistrations/')
  const host = await rowOf(event, 'host@example.com')
  const before = await rowsOf(event)
  await runStatement(site.payload, sql`update registrations set updated_at = '2026-01-01T00:00:00.000Z' where id = ${host?.id}`)
  await desk.send('DELETE', `registrations/${host?.id}`)
  expect((await rowsOf(event)).map(({ email }) => email)).toEqual(['other@example.com', 'waits@example.com'])
  expect((await rowOf(event, 'waits@example.com'))?.state).toBe('offered')
  expect((await site.fetch(link)).status).toBe(404)

  expect(await problemOf(await bringBack(host?.id ?? ''))).toEqual([409, expect.stringContaining('All seats')])
  await admin.publish('events', event, { capacity: 4 })
  const since = new Date().toISOString()
  expect((await bringBack(host?.id ?? '')).status).toBe(200)
  const changes: unknown = await (await send(site, 'GET', `/api/checkIn/trashed-seats?since=${since}`, { token: admin.token })).json()
  expect((changes as { items: object[] }).items).toEqual(expect.arrayContaining([expect.objectContaining({ _id: host?.id })]))
  const back = await rowsOf(event)
  const ofHost = (rows: Row[]) => rows.filter(({ email }) => email === 'host@example.com').map(({ id, state, ticketNumber, ticketCode, companion }) => ({ id, state, ticketNumber, ticketCode, companion }))
  expect(ofHost(back)).toEqual(ofHost(before))
  expect((await site.fetch(link)).status).toBe(200)
})

test('whoever has registered again keeps that, and a ticket number is given once', async () => {
  const event = await admin.createEvent('trashed-twice', { capacity: null })
  for (const email of ['first@example.com', 'again@example.com']) await register(email, 'trashed-twice')
  const [first, again] = [await rowOf(event, 'first@example.com'), await rowOf(event, 'again@example.com')]
  await desk.send('DELETE', `registrations/${again?.id}`)
  await desk.send('DELETE', `registrations/${first?.id}`)
  await register('again@example.com', 'trashed-twice')
  expect(await problemOf(await bringBack(again?.id ?? ''))).toEqual([409, expect.stringContaining('registered for the event already')])
  expect((await rowOf(event, 'again@example.com'))?.ticketNumber).toBe(first?.ticketNumber)
  expect((await bringBack(first?.id ?? '')).status).toBe(200)
  const numbers = (await rowsOf(event)).map(({ ticketNumber }) => ticketNumber)
  expect(new Set(numbers).size).toBe(2)
})

test('erasing a person reaches into the trash, and so do the days after which rows are deleted', async () => {
  const event = await admin.createEvent('trashed-people', { capacity: null })
  for (const email of ['erased@example.com', 'purged@example.com', 'expired@example.com']) await register(email, 'trashed-people')
  const ids = new Map<string, string>()
  for (const { email, id } of await rowsOf(event)) {
    ids.set(email, id)
    await desk.send('DELETE', `registrations/${id}`)
  }
  await post(site, '/api/commons/email/send', { kind: 'contact', fullName: 'Nino', email: 'Erased@Example.com', subject: 'Hello', message: 'A message of some length.' })
  const message = await desk.keyOf('messages', 'fullName', 'Nino')
  await desk.send('DELETE', `messages/${message}`)
  const { erased } = await desk.send<{ erased: object }>('POST', 'people/erase', { email: 'erased@example.com' })
  expect(erased).toMatchObject({ registrations: 1, messages: 1 })
  expect([await trashed(ids.get('erased@example.com') ?? ''), await trashed(message)]).toEqual([undefined, undefined])

  const purged = ids.get('purged@example.com') ?? ''
  await runStatement(site.payload, sql`update trash set purge_at = ${new Date(Date.now() - 1000).toISOString()} where document = ${purged}`)
  await deleteAllExpired(site.payload)
  expect([await trashed(purged), await trashed(ids.get('expired@example.com') ?? '')]).toEqual([undefined, expect.anything()])
  await deleteAllExpired(site.payload, new Date('2028-12-01T00:00:00Z'))
  expect(await trashed(ids.get('expired@example.com') ?? '')).toBeUndefined()
})
