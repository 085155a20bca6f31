// On Postgres too: seats are taken under its row locks.
import type { PayloadRequest } from 'payload'
import { expect, LONG, test } from './support/test'
import { inTransaction, lockFor } from '../database/transaction'
import { amount } from '../../../scripts/test/amount.mjs'
import { post, postInRush, Staff } from './support/client'
import { calendarOf, emailsTo, entryOf, ownPath } from './support/outbox'
import { openSite } from './support/site'
import { applicationBody, registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'
const GUESTS = amount(60, 200)
const SEATS = GUESTS / 5
const TIMES = amount(20, 50)
const site = await openSite()
const staff = await Staff.signIn(site)
await staff.publishEvent(EVENT, { capacity: SEATS, isRegistrationActive: true, questions: [] })

const register = (email: string) => postInRush(site, '/api/registrations', registrationBody(email, EVENT))

async function registrations() {
  const { docs } = await staff.send<{ docs: { email: string; state: string; number: number }[] }>('GET', `registrations?where[event.identifier][equals]=${EVENT}&pagination=false&depth=0&sort=number`)
  return docs
}

test('a crowd that comes at once gets exactly the seats that there are, the others wait in order', async () => {
  const answers = await Promise.all(Array.from({ length: GUESTS }, (_, index) => register(`guest-${index}@example.com`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(SEATS)
  expect(statuses.filter((status) => status === 200)).toHaveLength(GUESTS - SEATS)

  const stored = await registrations()
  expect(new Set(stored.map(({ email }) => email)).size).toBe(GUESTS)
  expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: GUESTS }, (_, index) => index + 1))
  expect(stored.map(({ state }) => state)).toEqual([...Array<string>(SEATS).fill('confirmed'), ...Array<string>(GUESTS - SEATS).fill('waiting')])
})

test('the answer to the visitor matches the stored registration', async () => {
  const answer = await register('late@example.com')
  expect(await answer.text()).toContain(String(GUESTS - SEATS + 1))
  const { items } = (await (await site.fetch(`/api/events?identifier=${EVENT}`)).json()) as { items: { isFull: boolean }[] }
  expect(items[0]?.isFull).toBe(true)
})

test('identical posts at once are one registration and one email', LONG, async () => {
  const answers = await Promise.all(Array.from({ length: TIMES }, () => register('Double@Example.com')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(TIMES - 1)
  expect((await registrations()).filter(({ email }) => email === 'double@example.com')).toHaveLength(1)
  await emailsTo(site, 'double@example.com', 1)
})

test('subscriptions of one address at once are one subscriber', async () => {
  const answers = await Promise.all(Array.from({ length: TIMES }, () => post(site, '/api/subscriptions', { email: 'reader@example.com' })))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await staff.send<{ totalDocs: number }>('GET', 'subscriptions?where[email][equals]=reader@example.com')).totalDocs).toBe(1)
})

test('who subscribes again while confirming ends up subscribed', LONG, async () => {
  const addresses = Array.from({ length: 8 }, (_, index) => `simultaneous-${index}@example.com`)
  for (const email of addresses) await post(site, '/api/subscriptions', { email })
  for (const email of addresses) {
    const manageUrl = await ownPath(site, email, 'subscription')
    const answers = await Promise.all([post(site, `${manageUrl}/confirm`, {}), post(site, '/api/subscriptions', { email })])
    expect(answers.every(({ ok }) => ok)).toBe(true)
    expect(await (await site.fetch(manageUrl)).json()).toMatchObject({ state: 'confirmed' })
  }
})

test('changes by staff and visitor at once each have a number of their own in the calendar', LONG, async () => {
  await staff.publishEvent(EVENT, { capacity: null })
  const emails = Array.from({ length: 6 }, (_, index) => `changed-${index}@example.com`)
  for (const email of emails) {
    await post(site, '/api/registrations', registrationBody(email, EVENT))
    const manageUrl = await ownPath(site, email)
    const key = await staff.keyOf('registrations', 'email', email)
    const { email: _email, event: _event, ...change } = registrationBody(email, EVENT)
    const [staffAnswer, visitorAnswer] = await Promise.all([
      staff.ask('PATCH', `registrations/${key}`, { state: 'withdrawn' }),
      post(site, `${manageUrl}/correct`, change),
    ])
    expect(staffAnswer.status).toBe(200)
    const sent = await emailsTo(site, email, visitorAnswer.ok ? 3 : 2)
    const sequences = sent.map(calendarOf).filter(Boolean).map((text) => entryOf(text).entry.sequence)
    expect(new Set(sequences).size).toBe(sequences.length)
  }
})

/** Holds the lock of an event while somebody sends something that waits for it, and changes the event or its guests meanwhile. */
async function changeBeforeTheirTurn(event: string, send: () => Promise<Response>, change: (req: PayloadRequest, id: string) => Promise<unknown>): Promise<Response> {
  const id = await staff.keyOf('events', 'identifier', event)
  let onLocked = () => {}
  const isLocked = new Promise<void>((resolve) => (onLocked = resolve))
  const changed = inTransaction(site.payload, 'en', async (req) => {
    await lockFor(req, id)
    onLocked()
    await new Promise((resolve) => setTimeout(resolve, 400))
    await change(req, id)
  })
  await Promise.race([isLocked, changed])
  const [answer] = await Promise.all([send(), changed])
  return answer
}

test('who waits while staff close, move or cancel an event is judged by the event as it is then', LONG, async () => {
  await staff.publishEvent(EVENT, { capacity: null, isRegistrationActive: true })
  const register = (email: string) => () => post(site, '/api/registrations', registrationBody(email, EVENT))
  const to = (data: object) => (req: PayloadRequest, id: string) => site.payload.update({ collection: 'events', id, data: { ...data, _status: 'published' }, depth: 0, req })
  for (const [email, changes] of [['closed', { isRegistrationActive: false }], ['cancelled', { isRegistrationActive: true, status: 'cancelled' }]] as const) {
    await staff.publishEvent(EVENT, { isRegistrationActive: true })
    expect((await changeBeforeTheirTurn(EVENT, register(`${email}@waits.example`), to(changes))).status, email).toBe(422)
  }
  await staff.publishEvent(EVENT, { status: 'scheduled' })
  const moved = to({ startsAt: '2029-09-11T14:00:00.000Z', endsAt: '2029-09-12T18:00:00.000Z' })
  expect((await changeBeforeTheirTurn(EVENT, register('moved@waits.example'), moved)).status).toBe(201)
  const [email] = await emailsTo(site, 'moved@waits.example', 1)
  expect(email?.text).toContain('2029')
  const apply = () => post(site, '/api/accelerators', applicationBody('founder@waits.example', 'accelerator-2027'))
  expect((await changeBeforeTheirTurn('accelerator-2027', apply, to({ isApplyActive: false }))).status).toBe(422)
})

test('who is erased while they change their registration keeps nobody waiting', async () => {
  const email = 'moved@waits.example'
  const erase = () => staff.ask('POST', 'people/erase', { email })
  const answer = await changeBeforeTheirTurn(EVENT, erase, (req) =>
    site.payload.update({ collection: 'registrations', where: { email: { equals: email } }, data: { notes: 'Written meanwhile.' }, depth: 0, req }),
  )
  expect(answer.status).toBe(200)
  expect((await registrations()).map((registration) => registration.email)).not.toContain(email)
})
