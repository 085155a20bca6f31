// On Postgres too: the queue is walked by its statements.
import type { Where } from 'payload'
import { HOUR } from '@/lib/site/text/durations'
import { eventually, expect, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import { post, register, send, Staff } from './support/client'
import { emailTo, ownPath } from './support/outbox'
import { openSite } from './support/site'

const EVENT = 'offers'
const CAPACITY = 5

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const { findProblems } = await import('../database/queue/background-problems')
const event = await staff.createEvent(EVENT, { capacity: CAPACITY, endsAt: '2028-05-11T14:00:00Z' })

const guest = (index: number) => `guest-${index}@example.com`
const keys = new Map<string, string>()
async function registrations() {
  const { docs } = await staff.send<{ docs: { id: string; email: string; state: string }[] }>('GET', `registrations?where[event.identifier][equals]=${EVENT}&pagination=false&depth=0&sort=number`)
  for (const { id, email } of docs) keys.set(email, id)
  return docs
}
const statesOf = async () => (await registrations()).map(({ state }) => state)
const seatsTaken = (states: readonly string[]) => states.filter((state) => state === 'confirmed' || state === 'offered').length
const own = (email: string) => ownPath(site, email)

test('the others wait in the order of arrival, and seats that become free at once are offered in it, each once', async () => {
  for (let index = 1; index <= 2 * CAPACITY; index += 1) {
    const { status } = await register(site, guest(index), EVENT)
    expect(status, guest(index)).toBe(index <= CAPACITY ? 201 : 200)
  }
  const paths = await Promise.all([1, 2, 3].map((index) => own(guest(index))))
  const answers = await Promise.all(paths.map((path) => post(site, `${path}/withdraw`, {})))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  await eventually(async () => {
    expect(await statesOf()).toEqual([
      ...Array<string>(3).fill('withdrawn'),
      ...Array<string>(2).fill('confirmed'),
      ...Array<string>(3).fill('offered'),
      ...Array<string>(2).fill('waiting'),
    ])
  })
})

test('an offer that ends while it is accepted ends one way for everybody, and no seat is given twice', async () => {
  const offered = [6, 7, 8].map(guest)
  const paths = await Promise.all(offered.map(own))
  const ended = new Date(Date.now() - 1000).toISOString()
  await registrations()
  const endings = offered.map((email) => site.payload.update({ collection: 'registrations', id: keys.get(email) ?? '', data: { offerEndsAt: ended } }))
  const answers = await Promise.all(paths.map((path) => post(site, `${path}/accept`, {})))
  await Promise.all(endings)
  for (const answer of answers) expect(answer.status).toBeLessThan(500)
  await eventually(async () => {
    const states = await statesOf()
    expect(seatsTaken(states)).toBe(CAPACITY)
    const accepted = answers.map(({ ok }) => ok)
    expect(states.slice(5, 8)).toEqual(accepted.map((isAccepted) => (isAccepted ? 'confirmed' : 'withdrawn')))
  })
})

test('fewer seats than registrations take no seat away, and give out none', async () => {
  const before = await statesOf()
  await staff.publish('events', event, { capacity: 1 })
  expect((await register(site, guest(20), EVENT)).status).toBe(200)
  expect((await statesOf()).slice(0, before.length)).toEqual(before)
})

test('without a limit everybody who waits or has an offer is registered, as newcomers are, and an invitation stays one', SAME_ON_BOTH, async () => {
  await staff.publish('events', event, { capacity: 50 })
  await eventually(async () => expect(await statesOf()).not.toContain('waiting'))
  await staff.send('POST', 'registrations/guest', { event, fullName: 'Nino Invited', email: guest(30), locale: 'en', invite: true })
  await staff.publish('events', event, { capacity: 1 })
  expect((await register(site, guest(31), EVENT)).status).toBe(200)
  const before = await registrations()
  const isInvited = ({ email }: { email: string }) => email === guest(30)
  const waited = before.filter(({ state }) => state === 'waiting' || state === 'offered').filter((one) => !isInvited(one)).map(({ email }) => email)
  expect(new Set(before.map(({ state }) => state))).toEqual(new Set(['withdrawn', 'confirmed', 'offered', 'waiting']))
  expect(waited.length).toBeGreaterThan(1)
  await staff.publish('events', event, { capacity: null })
  await eventually(async () => expect((await registrations()).filter(({ state }) => state === 'waiting' || state === 'offered').map(({ email }) => email)).toEqual([guest(30)]))
  for (const email of waited) {
    await emailTo(site, email, MESSAGES.en.Emails.registeredHeading)
    expect(await (await send(site, 'GET', await own(email))).json()).toMatchObject({ state: 'confirmed', ticket: { version: 1 } })
  }
  expect((await register(site, guest(21), EVENT)).status).toBe(201)
  await site.payload.update({ collection: 'registrations', id: keys.get(guest(30)) ?? '', data: { offerEndsAt: new Date(Date.now() - 1000).toISOString() } })
  await eventually(async () => expect(await statesOf()).not.toContain('offered'))
})

test('an event that is over or cancelled takes nobody and offers nothing', SAME_ON_BOTH, async () => {
  await staff.publish('events', event, { capacity: 1 })
  expect((await register(site, guest(22), EVENT)).status).toBe(200)
  await staff.publish('events', event, { status: 'cancelled', capacity: 50 })
  expect((await register(site, guest(23), EVENT)).status).toBe(422)
  expect((await statesOf()).at(-1)).toBe('waiting')
  const last = await own(guest(22))
  expect((await send(site, 'GET', last)).status).toBe(200)
  expect((await post(site, `${last}/accept`, {})).ok).toBe(false)
})

test('without a limit all who have an offer are registered, also where nobody waits any more', async () => {
  const identifier = 'many-offers'
  const id = await staff.createEvent(identifier, { capacity: 1 })
  const states = async () => {
    const { docs } = await site.payload.find({ collection: 'registrations', where: { event: { equals: id } }, depth: 0, pagination: false })
    return docs.map(({ state }) => state).sort()
  }
  for (let index = 0; index < 8; index += 1) await register(site, `offer-${index}@example.com`, identifier)
  await staff.publish('events', id, { capacity: 8 })
  await eventually(async () => expect(await states()).toEqual(['confirmed', ...Array<string>(7).fill('offered')]))
  await staff.publish('events', id, { capacity: null })
  await eventually(async () => expect(await states()).toEqual(Array(8).fill('confirmed')))
})

test('no offer runs past an event that is near, by whomever it is made', SAME_ON_BOTH, async () => {
  const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()
  const id = await staff.createEvent('near-offers', { capacity: 1, startsAt: at(3), endsAt: at(6) })
  const [seated, waits, next] = ['seated', 'waits', 'next'].map((name) => `${name}@near-offers.example`) as [string, string, string]
  for (const email of [seated, waits, next]) await register(site, email, 'near-offers')
  const stored = async (email: string) => (await site.payload.find({ collection: 'registrations', where: { and: [{ event: { equals: id } }, { email: { equals: email } }] }, depth: 0 })).docs[0]
  expect((await emailTo(site, waits, '/registration/')).text).toContain('48 hours to confirm it, or less if the event is near.')
  await post(site, `${await own(seated)}/withdraw`, {})
  expect(await stored(waits)).toMatchObject({ state: 'offered', offerEndsAt: at(3) })
  await staff.send('PATCH', `registrations/${(await stored(next))?.id}`, { state: 'offered' })
  expect(await stored(next)).toMatchObject({ state: 'offered', offerEndsAt: at(3) })
})

/** Past the validation of the CMS, as an import would. */
const setZone = (id: string, timezone: string) => site.payload.db.updateOne({ collection: 'events', id, data: { timezone } })

async function stateOf(email: string): Promise<string | undefined> {
  const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { equals: email } } })
  return docs[0]?.state
}

test('an event on which the emails fail holds up no other, and is shown to staff until it works', SAME_ON_BOTH, async () => {
  console.error = () => undefined
  const identifiers = ['broken-before', 'fine', 'broken-after']
  const events = new Map<string, string>()
  for (const identifier of identifiers) {
    events.set(identifier, await staff.createEvent(identifier, { capacity: 1, endsAt: '2028-05-11T14:00:00Z' }))
    for (const name of ['first', 'second']) await register(site, `${name}@${identifier}.example`, identifier)
  }
  const broken = identifiers.filter((identifier) => identifier !== 'fine').map((identifier) => events.get(identifier) ?? '')
  for (const id of broken) await setZone(id, 'Mars/Olympus')
  const offerEndsAt = new Date(Date.now() - 1000).toISOString()
  for (const id of events.values()) {
    const where: Where = { and: [{ event: { equals: id } }, { state: { equals: 'confirmed' } }] }
    await site.payload.update({ collection: 'registrations', where, data: { state: 'offered', offerEndsAt } })
  }
  await eventually(async () => expect(await stateOf('first@fine.example')).toBe('withdrawn'))
  expect(await stateOf('second@fine.example')).toBe('offered')
  await eventually(async () => expect((await findProblems(site.payload)).map(({ subject }) => subject).sort()).toEqual([...broken].sort()))
  expect((await findProblems(site.payload))[0]?.reason).toContain('Mars/Olympus')
  expect(await stateOf('first@broken-before.example')).toBe('offered')

  for (const id of broken) await setZone(id, 'Asia/Tbilisi')
  await eventually(async () => expect(await findProblems(site.payload)).toEqual([]))
  expect(await stateOf('first@broken-after.example')).toBe('withdrawn')
})
