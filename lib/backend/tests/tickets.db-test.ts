// On Postgres too: numbers are given under its row locks.
import { expect, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import { readTicketCode, formatTicketCode } from '@/lib/site/tickets/ticket-code'
import type { Ticket } from '@/lib/contract/fields/tickets'
import { verifyTicketText } from '@/lib/site/tickets/verify-ticket-text'
import type { Registration } from '../payload-types'
import { ticketPublicKey } from '../tickets'
import { post, Staff } from './support/client'
import { calendarOf, emailTo, entryOf, ownPath, qrTextOf } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const site = await openSite()
const staff = await Staff.signIn(site)
await staff.publishEvent(EVENT, { capacity: 12, isRegistrationActive: true, questions: [] })

const register = (email: string) => post(site, '/api/registrations', registrationBody(email, EVENT))

async function registrations() {
  const { docs } = await staff.send<{ docs: Registration[] }>('GET', `registrations?where[event.identifier][equals]=${EVENT}&pagination=false&depth=0&sort=number`)
  return docs
}

async function registrationOf(email: string) {
  const found = (await registrations()).find((registration) => registration.email === email)
  if (!found) throw new Error(`${email} is not registered.`)
  return found
}

const own = (email: string) => ownPath(site, email)
const change = async (email: string, action: string, body: object = {}) => post(site, `${await own(email)}/${action}`, body)

const ticketOf = async (email: string) => ticketAt(await own(email))
const ticketAt = async (path: string) => ((await (await site.fetch(path)).json()) as { ticket: Ticket | null }).ticket

test('all who come at once get numbers from 1 without a gap, and codes of their own', async () => {
  await Promise.all(Array.from({ length: 14 }, (_, index) => register(`guest-${index}@example.com`)))
  const stored = await registrations()
  const seated = stored.filter(({ state }) => state === 'confirmed')
  expect(seated.map(({ ticketNumber }) => ticketNumber)).toEqual(Array.from({ length: 12 }, (_, index) => index + 1))
  expect(new Set(seated.map(({ ticketCode }) => ticketCode)).size).toBe(12)
  for (const { ticketCode, ticketVersion } of seated) expect([readTicketCode(ticketCode ?? ''), ticketVersion]).toEqual([ticketCode, 1])
  const waiting = stored.filter(({ state }) => state === 'waiting')
  expect(waiting.map(({ ticketNumber, ticketCode }) => [ticketNumber, ticketCode])).toEqual([[null, null], [null, null]])
})

test('the text of a ticket is signed by the site, and says whose it is', async () => {
  const { id, email, ticketNumber, ticketCode } = (await registrations())[0]!
  const ticket = await ticketOf(email)
  expect(ticket).toMatchObject({ number: ticketNumber, code: ticketCode, version: 1 })
  const event = await staff.keyOf('events', 'identifier', EVENT)
  expect(await verifyTicketText(ticket?.text ?? '', ticketPublicKey())).toEqual({ event, registration: id, number: ticketNumber, version: 1 })
})

test('the email has the ticket in letters and as a QR code, and a calendar entry with alarm, doors and link', SAME_ON_BOTH, async () => {
  await staff.publishEvent(EVENT, { doors: 'The main gate opens at 18:30' })
  const answer = await register('reads@example.com')
  expect(answer.status).toBe(200)
  await staff.publishEvent(EVENT, { capacity: 14 })
  for (const { email } of (await registrations()).filter(({ state }) => state === 'offered')) await change(email, 'accept')
  const { email } = (await registrations()).filter(({ state }) => state === 'confirmed').at(-1)!
  const ticket = await ticketOf(email)
  const mail = await emailTo(site, email, MESSAGES.en.Emails.registeredHeading)
  const code = formatTicketCode(ticket?.code ?? '')
  expect(mail.text).toContain(`${MESSAGES.en.TicketCard.number}: ${ticket?.number}`)
  expect(mail.text).toContain(`${MESSAGES.en.TicketCard.code}: ${code}`)
  expect(mail.html).toContain(code.replace(' ', '&nbsp;'))
  const picture = mail.attachments.find(({ contentType }) => contentType === 'image/png')
  // The parser puts inline pictures in the place of their `cid:`.
  expect(mail.html).toContain('src="data:image/png;base64,')
  expect(await qrTextOf(picture?.content)).toBe(ticket?.text)
  const { entry } = entryOf(calendarOf(mail))
  expect(entry.description).toContain(code)
  expect(entry.description).toContain('The main gate opens at 18:30')
  expect(entry.description).toContain('/registration/')
  const alarm = entry.component.getFirstSubcomponent('valarm')
  expect(String(alarm?.getFirstPropertyValue('trigger'))).toBe('-PT2H')
})

test('the page of a registration adds the same entry to the calendar as its email, and nobody keeps it', async () => {
  const { email, id } = (await registrations()).filter(({ state }) => state === 'confirmed')[0]!
  const fromEmail = entryOf(calendarOf(await emailTo(site, email, MESSAGES.en.Emails.registeredHeading)))
  const file = (path: string) => site.fetch(`${path}/calendar?lang=ge`)
  const answer = await file(await own(email))
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([200, 'text/calendar; charset=utf-8', 'private, no-store'])
  const { method, entry } = entryOf(await answer.text())
  expect([method, entry.uid, entry.attendees]).toEqual(['PUBLISH', fromEmail.entry.uid, []])
  expect(entry.uid).toContain(id)
  expect((await file('/api/ownRegistrations/nonsense')).status).toBe(404)
  const waiting = (await registrations()).find(({ state }) => state === 'waiting')
  if (waiting) expect((await file(await own(waiting.email))).status).toBe(404)
})

test('a correction raises the version; what staff note does not', async () => {
  const [{ id, email, ticketNumber, ticketCode }] = (await registrations()) as [Registration]
    const { fullName, phone, country } = registrationBody(email, EVENT)
  expect((await change(email, 'correct', { fullName: 'Nino Beridze', phone, country })).status).toBe(200)
  expect(await registrationOf(email)).toMatchObject({ ticketNumber, ticketCode, ticketVersion: 2 })
  await staff.send('PATCH', `registrations/${id}`, { note: 'Sits in the first row', notes: 'A friend', kind: 'speaker', organization: '', answers: {} })
  expect((await registrationOf(email)).ticketVersion).toBe(2)
  await staff.send('PATCH', `registrations/${id}`, { fullName, ticketNumber: 99, ticketCode: '00000000' })
  expect(await registrationOf(email)).toMatchObject({ ticketNumber, ticketCode, ticketVersion: 3 })
})

test('whoever withdraws has no ticket; whoever gets the seat has the next number; who comes back has a new one', async () => {
  const stored = await registrations()
  const [{ email, ticketCode }] = stored as [Registration]
  const next = Math.max(...stored.map(({ ticketNumber }) => ticketNumber ?? 0)) + 1
  await change(email, 'withdraw')
  expect(await ticketOf(email)).toBeNull()
  const offered = (await registrations()).find(({ state }) => state === 'offered')!
  expect(await ticketOf(offered.email)).toBeNull()
  await change(offered.email, 'accept')
  expect(await ticketOf(offered.email)).toMatchObject({ number: next, version: 1 })

  await staff.publishEvent(EVENT, { capacity: 30 })
  const answer = await register(email)
  expect(answer.status).toBe(201)
  // Emails of one second have no order, and the link of an earlier one opens nothing any more.
  const again = await ticketAt((answer.headers.get('location') ?? '').replace('/registration/', '/api/ownRegistrations/'))
  expect(again).toMatchObject({ number: next + 1, version: 1 })
  expect(again?.code).not.toBe(ticketCode)
})

test('companions have a seat and a ticket each, wait as one, and come in one email', async () => {
  await staff.publishEvent(EVENT, { capacity: 1000, companionsLimit: 2 })
  const bring = (email: string, ...names: string[]) => post(site, '/api/registrations', registrationBody(email, EVENT, { companions: names.map((fullName) => ({ fullName })) }))
  expect((await bring('many@example.com', 'Ana', 'Gia', 'Eka')).status).toBe(422)
  expect((await bring('host@example.com', 'Ana Dolidze', 'Gia Dolidze')).status).toBe(201)
  const seated = async () => (await registrations()).filter(({ state }) => state === 'confirmed').length
  const before = await seated()
  const mail = await emailTo(site, 'host@example.com', MESSAGES.en.Emails.registeredHeading)
  expect(mail.attachments.filter(({ contentType }) => contentType === 'image/png')).toHaveLength(3)
  expect(mail.text).toContain('Gia Dolidze')
  const read = async (email: string) => (await (await site.fetch(await own(email))).json()) as { ticket: Ticket; companions: { fullName: string; ticket: Ticket | null }[] }
  const { ticket, companions } = await read('host@example.com')
  expect(companions.map(({ fullName, ticket: theirs }) => [fullName, theirs?.number])).toEqual([
    ['Ana Dolidze', ticket.number + 1],
    ['Gia Dolidze', ticket.number + 2],
  ])

  // One seat is left, and the next come as two.
  await staff.publishEvent(EVENT, { capacity: before + 1 })
  expect((await bring('pair@example.com', 'Eka')).status).toBe(200)
  await change('host@example.com', 'withdraw')
  expect(await seated()).toBe(before - 3)
  const pair = (await registrations()).filter(({ email }) => email === 'pair@example.com')
  expect(pair.map(({ state }) => state)).toEqual(['offered', 'offered'])
  await change('pair@example.com', 'accept')
  expect((await read('pair@example.com')).companions[0]?.ticket).not.toBeNull()
  expect(await seated()).toBe(before - 1)
})

test('whoever comes by the link of an earlier registration is registered for another event by one request', SAME_ON_BOTH, async () => {
  await staff.publishEvent('summit-2027', { questions: [] })
  const answer = await change('reads@example.com', 'again', { event: 'summit-2027', consent: true })
  const registration = (await answer.json()) as { event: string; fullName: string; ticket: Ticket | null }
  expect(registration).toMatchObject({ event: 'summit-2027', fullName: 'Nino Kvirikashvili', ticket: { number: expect.any(Number) } })
  expect(answer.headers.get('location')).toMatch(/^\/registration\//)
  expect((await change('reads@example.com', 'again', { event: 'summit-2027', consent: true })).status).toBe(409)
  expect((await change('reads@example.com', 'again', { event: 'summit-2027' })).status).toBe(422)
})

test('a guest names companions anew, of whom only that one has another ticket; they follow their guest out of the list', SAME_ON_BOTH, async () => {
  await staff.publishEvent(EVENT, { capacity: 1000 })
  const email = 'renames@example.com'
  expect((await post(site, '/api/registrations', registrationBody(email, EVENT, { fullName: 'Nino', companions: [{ fullName: 'Somebody' }, { fullName: 'Levan' }] }))).status).toBe(201)
  const companions = async () => ((await (await site.fetch(await own(email))).json()) as { companions: { fullName: string; position: number; ticket: Ticket }[] }).companions
  const before = await companions()
  expect((await change(email, 'correct', { fullName: 'Nino', companions: { 1: 'Ana Dolidze' } })).status).toBe(200)
  const after = await companions()
  expect(after.map(({ fullName, position }) => [position, fullName])).toEqual([[1, 'Ana Dolidze'], [2, 'Levan']])
  expect(after.map(({ ticket }, index) => ticket.text === before[index]?.ticket.text)).toEqual([false, true])
  const group = async () => (await registrations()).filter((registration) => registration.email === email)
  const [host, companion] = await group()
  expect((await staff.ask('PATCH', `registrations/${companion?.id}`, { email: 'alone@example.com' })).status).toBe(422)
  await staff.send('DELETE', `registrations/${host?.id}`)
  expect(await group()).toEqual([])
})
