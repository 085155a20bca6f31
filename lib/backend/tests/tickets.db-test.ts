import { test } from 'node:test'
import { readTicketCode } from '@/lib/site/tickets/ticket-code'
import type { Ticket } from '@/lib/contract/tickets'
import { verifyTicketText } from '@/lib/site/tickets/verify-ticket-text'
import { ticketPublicKey } from '../tickets'
import { post } from './support/client'
import { expect } from './support/expect'
import { emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { Staff } from './support/staff'
import { registrationBody } from './support/visitor'

const EVENT = 'gali-jazz-2027'
const site = await openSite()
const staff = await Staff.signIn(site)
await staff.publishEvent(EVENT, { capacity: 12, isRegistrationActive: true, questions: [] })

const register = (email: string) => post(site, '/api/registrations', registrationBody(email, EVENT))

interface Stored {
  id: string
  email: string
  state: string
  ticketNumber: number | null
  ticketCode: string | null
  ticketVersion: number | null
}

async function registrations() {
  const { docs } = await staff.send<{ docs: Stored[] }>('GET', 'registrations?pagination=false&depth=0&sort=number')
  return docs
}

async function registrationOf(email: string) {
  const found = (await registrations()).find((registration) => registration.email === email)
  if (!found) throw new Error(`${email} is not registered.`)
  return found
}

async function tokenOf(email: string) {
  return linkIn(await emailTo(site, email, '/registration/'), '/registration').replace('/registration/', '')
}

const change = (token: string, action: string, body: object = {}) => post(site, `/api/ownRegistrations/${token}/${action}`, body)

async function ticketOf(email: string): Promise<Ticket | null> {
  const answer = await site.fetch(`/api/ownRegistrations/${await tokenOf(email)}`)
  return ((await answer.json()) as { ticket: Ticket | null }).ticket
}

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

test('a correction raises the version; what staff note does not', async () => {
  const [{ id, email, ticketNumber, ticketCode }] = (await registrations()) as [Stored]
  const token = await tokenOf(email)
  const { fullName, phone, country } = registrationBody(email, EVENT)
  expect((await change(token, 'correct', { fullName: 'Nino Beridze', phone, country })).status).toBe(200)
  expect(await registrationOf(email)).toMatchObject({ ticketNumber, ticketCode, ticketVersion: 2 })
  await staff.send('PATCH', `registrations/${id}`, { note: 'Sits in the first row', notes: 'A friend' })
  expect((await registrationOf(email)).ticketVersion).toBe(2)
  await staff.send('PATCH', `registrations/${id}`, { fullName, ticketNumber: 99, ticketCode: '00000000' })
  expect(await registrationOf(email)).toMatchObject({ ticketNumber, ticketCode, ticketVersion: 3 })
})

test('whoever withdraws has no ticket; whoever gets the seat has the next number; who comes back keeps the old one', async () => {
  const [{ email, ticketCode, ticketVersion }] = (await registrations()) as [Stored]
  await change(await tokenOf(email), 'withdraw')
  expect(await ticketOf(email)).toBeNull()
  const offered = (await registrations()).find(({ state }) => state === 'offered')!
  expect(await ticketOf(offered.email)).toBeNull()
  await change(await tokenOf(offered.email), 'accept')
  expect(await ticketOf(offered.email)).toMatchObject({ number: 13, version: 1 })

  await staff.publishEvent(EVENT, { capacity: 20 })
  await change(await tokenOf((await registrations()).find(({ state }) => state === 'offered')!.email), 'accept')
  expect((await register(email)).status).toBe(201)
  expect(await ticketOf(email)).toMatchObject({ number: 1, code: ticketCode, version: (ticketVersion ?? 0) + 1 })
})
