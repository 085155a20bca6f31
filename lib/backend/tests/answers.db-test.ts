// On Postgres too: queued emails are searched by a statement, and answers stored as JSON.
import { createLocalReq } from 'payload'
import { eventually, expect, MESSAGES, test } from './support/test'
import { post, register, Staff } from './support/client'
import { emailsTo } from './support/outbox'
import { openSite } from './support/site'
import { readHistory } from '../inbox/history'
import type { Message, Registration, User } from '../payload-types'

const site = await openSite()
const admin = await Staff.signIn(site)
const [desk, editor] = [await admin.hire('desk'), await admin.hire('editor')]
await admin.send('PATCH', `users/${await admin.keyOf('users', 'email', desk.email)}`, { name: 'Keti at the desk' })
const ORGANISATION = 'hello@leadx.example'
await admin.send('POST', 'globals/contact?locale=en', { email: ORGANISATION, _status: 'published' })

/** Sends the contact form. @returns the key of the message */
async function write(email: string, more: object = {}, lang: 'en' | 'ge' = 'en'): Promise<string> {
  const form = { kind: 'contact', fullName: 'Nino', email, subject: 'Parking', message: 'Is there parking?\n\nAnd a map?', consent: true, ...more }
  expect((await post(site, `/api/commons/email/send?lang=${lang}`, form)).status).toBeLessThan(300)
  const { docs } = await site.payload.find({ collection: 'messages', sort: '-createdAt', limit: 1 })
  return docs[0]?.id ?? ''
}
const stored = (id: string): Promise<Message> => site.payload.findByID({ collection: 'messages', id, depth: 0 })
const answer = (id: string, text: string, seen = 0) => desk.ask('POST', `messages/${id}/answer`, { text, seen })
const actions = async (action: string) => (await admin.send<{ docs: object[] }>('GET', `audit-log?where[action][equals]=${action}&limit=0`)).docs

test('an answer is emailed in the language of the message, quotes it, and is stored beside it', async () => {
  const id = await write('asks@visitor.example', {}, 'ge')
  const asked = await desk.consequencesOf('POST', `messages/${id}/answer`, { text: 'Yes.\n\nBehind the house.', seen: 0 })
  expect([asked?.button, asked?.emails]).toEqual(['Send 1 email', [{ to: 'asks@visitor.example', subject: 'Re: Parking' }]])
  expect(await stored(id)).toMatchObject({ state: 'new', answers: null })
  expect((await answer(id, 'Yes.\n\nBehind the house.')).status).toBe(200)
  const [email] = await emailsTo(site, 'asks@visitor.example', 1)
  expect(email?.subject).toBe('Re: Parking')
  expect(email?.replyTo?.value.map(({ address }) => address)).toEqual([ORGANISATION])
  expect(email?.headers.get('auto-submitted')).toBe('no')
  expect(email?.text).toContain(MESSAGES.ka.Emails.answerHeading)
  expect(email?.text).toMatch(/Yes\.\n\nBehind the house\.\n\nKeti at the desk\n.+\n\nთქვენი წერილი \(.+\):\n> Is there parking\?\n>\s*\n> And a map\?/)
  const { state, answers } = await stored(id)
  expect([state, answers]).toEqual(['answered', [{ by: `Keti at the desk (${desk.email})`, at: expect.any(String), text: 'Yes.\n\nBehind the house.' }]])
  expect(await actions('answered')).toMatchObject([{ entity: 'messages', document: id }])
})

test('a second press sends nothing more, a colleague is not answered past, and later answers follow', async () => {
  const id = await write('twice@visitor.example')
  const both = await Promise.all([answer(id, 'Hello'), answer(id, 'Hello')])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect((await answer(id, 'Something else')).status).toBe(409)
  expect((await answer(id, 'More', 1)).status).toBe(200)
  await emailsTo(site, 'twice@visitor.example', 2)
  // No form writes them.
  await desk.send('PATCH', `messages/${id}`, { state: 'closed', answers: [] })
  const { answers, state } = await stored(id)
  expect([state, answers?.map(({ text }) => text)]).toEqual(['closed', ['Hello', 'More']])
})

test('an empty answer is refused, and so is everybody but the desk', async () => {
  const id = await write('refused@visitor.example')
  for (const body of [{ text: ' ', seen: 0 }, { text: 'x'.repeat(5001), seen: 0 }, { seen: 0 }, { text: 'x', seen: -1 }]) expect((await desk.ask('POST', `messages/${id}/answer`, body)).status).toBe(422)
  expect((await editor.ask('POST', `messages/${id}/answer`, { text: 'x', seen: 0 })).status).toBe(403)
  expect((await site.fetch(`/cms/api/messages/${id}/answer`, { method: 'POST', body: '{}' })).status).toBe(403)
  expect((await answer('3f0b1a9e-1111-4222-8333-123456789abc', 'x')).status).toBe(404)
  await emailsTo(site, 'refused@visitor.example', 0)
})

test('spam leaves the list, the export and bulk changes, until it is asked for; it can be brought back', async () => {
  const id = await write('spam@visitor.example', { subject: 'Win' })
  await desk.send('PATCH', `messages/${id}`, { state: 'spam' })
  const found = async (query: string) => (await desk.send<{ docs: { id: string }[] }>('GET', `messages?limit=0&${query}`)).docs.some((one) => one.id === id)
  expect(await Promise.all(['', 'where[email][like]=spam', 'where[state][equals]=spam', `where[id][equals]=${id}`].map(found))).toEqual([false, false, true, true])
  expect(await (await desk.ask('GET', 'messages/export?format=csv')).text()).not.toContain('spam@visitor.example')
  expect(await (await desk.ask('GET', 'messages/export?format=csv&where[state][equals]=spam')).text()).toContain('spam@visitor.example')
  expect((await desk.ask('DELETE', 'messages?where[email][like]=spam@visitor')).status).toBe(200)
  await desk.send('PATCH', `messages/${id}`, { state: 'new' })
  expect(await found('')).toBe(true)
})

const NINO = 'nino@visitor.example'

/** A request of a member of staff within the site. */
async function requestOf(email: string) {
  const { docs } = await site.payload.find({ collection: 'users', where: { email: { equals: email } } })
  return createLocalReq({ user: { ...(docs[0] as User), collection: 'users' } }, site.payload)
}

test('everything of a person is found by the address, however it is spelled, and each look is recorded', async () => {
  for (const identifier of ['history-2027', 'history-2028']) {
    await admin.createEvent(identifier, { capacity: null })
    await register(site, NINO, identifier)
  }
  await post(site, '/api/subscriptions', { email: NINO })
  const message = await write(NINO)
  expect((await answer(message, 'Yes.')).status).toBe(200)
  const [first] = (await site.payload.find({ collection: 'registrations', where: { email: { equals: NINO } }, depth: 0 })).docs
  const { id: _, ...stored } = first as Registration
  // As an earlier version stored it.
  await site.payload.db.create({ collection: 'registrations', data: { ...stored, createdAt: new Date().toISOString(), email: 'Nino@Visitor.example', ticketCode: null, ticketNumber: null }, returning: false })
  await site.payload.create({ collection: 'check-ins', data: { event: first?.event, registration: first?.id, device: 'Door', scan: 'scan', at: new Date().toISOString(), isUndo: false, isWalkIn: false, result: 'counted' } })
  await emailsTo(site, NINO, 4)

  await eventually(async () => {
    const { registrations, accelerators, subscriptions, messages, scans, emails, spellings, duplicates } = await readHistory(await requestOf(desk.email), ' NINO@visitor.EXAMPLE ')
    expect([registrations.length, accelerators.length, subscriptions.length, messages.length, scans.length]).toEqual([3, 0, 1, 1, 1])
    expect(messages[0]?.answers?.map(({ text }) => text)).toEqual(['Yes.'])
    expect(emails.map(({ kind, state }) => `${kind} ${state}`).sort()).toEqual(['answer handedOver', 'confirm handedOver', 'registered handedOver', 'registered handedOver'])
    expect(spellings).toEqual([NINO, 'Nino@Visitor.example'])
    expect([...duplicates].sort()).toEqual(registrations.filter(({ event }) => event === first?.event).map(({ id }) => id).sort())
  })
  await expect(readHistory(await requestOf(editor.email), NINO)).rejects.toThrow()
  const seen = await actions('viewed')
  expect(seen.length).toBeGreaterThan(0)
  expect(seen[0]).toMatchObject({ entity: 'people', title: 'registrations 3, accelerators 0, subscriptions 1, messages 1' })
  expect(JSON.stringify(seen)).not.toContain('visitor')
})

test('erasing a person reaches answers, and every spelling of the address', async () => {
  const { erased } = await desk.send<{ erased: object }>('POST', 'people/erase', { email: NINO })
  expect(erased).toMatchObject({ registrations: 3, subscriptions: 1, messages: 1 })
  await emailsTo(site, NINO, 0)
  const { totalDocs } = await site.payload.count({ collection: 'messages', where: { email: { like: NINO } } })
  const { emails, spellings } = await readHistory(await requestOf(desk.email), NINO)
  expect([totalDocs, emails, spellings]).toEqual([0, [], []])
})
