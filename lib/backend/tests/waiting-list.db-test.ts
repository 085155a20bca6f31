// On Postgres too: the queue is walked by its statements.
import { HOUR } from '@/lib/site/text/durations'
import { eventually, expect, MESSAGES, test } from './support/test'
import { post, send, Staff } from './support/client'
import { emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'offers'
const CAPACITY = 5

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)
const { doc: event } = await staff.send('POST', 'events?locale=en', {
  identifier: EVENT,
  title: 'Offers',
  capacity: CAPACITY,
  isRegistrationActive: true,
  startsAt: '2028-05-10T06:00:00Z',
  endsAt: '2028-05-11T14:00:00Z',
  _status: 'published',
})

const guest = (index: number) => `guest-${index}@example.com`
const keys = new Map<string, string>()
async function registrations() {
  const { docs } = await staff.send<{ docs: { id: string; email: string; state: string }[] }>('GET', `registrations?where[event.identifier][equals]=${EVENT}&pagination=false&depth=0&sort=number`)
  for (const { id, email } of docs) keys.set(email, id)
  return docs
}
const statesOf = async () => (await registrations()).map(({ state }) => state)
const seatsTaken = (states: readonly string[]) => states.filter((state) => state === 'confirmed' || state === 'offered').length
const ownPath = async (email: string) => `/api/ownRegistrations${linkIn(await emailTo(site, email, '/registration/'), '/registration').replace('/registration', '')}`

test('seats go to the first, the others wait in the order of arrival', async () => {
  for (let index = 1; index <= 2 * CAPACITY; index += 1) {
    const { status } = await post(site, '/api/registrations', registrationBody(guest(index), EVENT))
    expect(status, guest(index)).toBe(index <= CAPACITY ? 201 : 200)
  }
  expect(await statesOf()).toEqual([...Array<string>(CAPACITY).fill('confirmed'), ...Array<string>(CAPACITY).fill('waiting')])
})

test('seats that become free at once are offered in order, each once', async () => {
  const paths = await Promise.all([1, 2, 3].map((index) => ownPath(guest(index))))
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
  const paths = await Promise.all(offered.map(ownPath))
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
  }, { timeout: 30_000 })
})

test('fewer seats than registrations take no seat away, and give out none', async () => {
  const before = await statesOf()
  await staff.publish('events', event.id, { capacity: 1 })
  expect((await post(site, '/api/registrations', registrationBody(guest(20), EVENT))).status).toBe(200)
  expect((await statesOf()).slice(0, before.length)).toEqual(before)
})

test('without a limit everybody who waits or has an offer is registered, as newcomers are, and an invitation stays one', async () => {
  await staff.publish('events', event.id, { capacity: 50 })
  await eventually(async () => expect(await statesOf()).not.toContain('waiting'))
  await staff.send('POST', 'registrations/guest', { event: event.id, fullName: 'Nino Invited', email: guest(30), locale: 'en', invite: true })
  await staff.publish('events', event.id, { capacity: 1 })
  expect((await post(site, '/api/registrations', registrationBody(guest(31), EVENT))).status).toBe(200)
  const before = await registrations()
  const isInvited = ({ email }: { email: string }) => email === guest(30)
  const waited = before.filter(({ state }) => state === 'waiting' || state === 'offered').filter((one) => !isInvited(one)).map(({ email }) => email)
  expect(new Set(before.map(({ state }) => state))).toEqual(new Set(['withdrawn', 'confirmed', 'offered', 'waiting']))
  expect(waited.length).toBeGreaterThan(1)
  await staff.publish('events', event.id, { capacity: null })
  await eventually(async () => expect((await registrations()).filter(({ state }) => state === 'waiting' || state === 'offered').map(({ email }) => email)).toEqual([guest(30)]))
  for (const email of waited) {
    await emailTo(site, email, MESSAGES.en.Emails.registeredHeading)
    expect(await (await send(site, 'GET', await ownPath(email))).json()).toMatchObject({ state: 'confirmed', ticket: { version: 1 } })
  }
  expect((await post(site, '/api/registrations', registrationBody(guest(21), EVENT))).status).toBe(201)
  await site.payload.update({ collection: 'registrations', id: keys.get(guest(30)) ?? '', data: { offerEndsAt: new Date(Date.now() - 1000).toISOString() } })
  await eventually(async () => expect(await statesOf()).not.toContain('offered'), { timeout: 30_000 })
})

test('an event that is over or cancelled takes nobody and offers nothing', async () => {
  await staff.publish('events', event.id, { capacity: 1 })
  expect((await post(site, '/api/registrations', registrationBody(guest(22), EVENT))).status).toBe(200)
  await staff.publish('events', event.id, { status: 'cancelled', capacity: 50 })
  expect((await post(site, '/api/registrations', registrationBody(guest(23), EVENT))).status).toBe(422)
  expect((await statesOf()).at(-1)).toBe('waiting')
  const last = await ownPath(guest(22))
  expect((await send(site, 'GET', last)).status).toBe(200)
  expect((await post(site, `${last}/accept`, {})).ok).toBe(false)
})

test('without a limit all who have an offer are registered, also where nobody waits any more', async () => {
  const identifier = 'many-offers'
  const { doc } = await staff.send('POST', 'events?locale=en', { identifier, title: 'Many offers', capacity: 1, isRegistrationActive: true, startsAt: '2028-06-10T06:00:00Z', _status: 'published' })
  const states = async () => {
    const { docs } = await site.payload.find({ collection: 'registrations', where: { event: { equals: doc.id } }, depth: 0, pagination: false })
    return docs.map(({ state }) => state).sort()
  }
  for (let index = 0; index < 8; index += 1) await post(site, '/api/registrations', registrationBody(`offer-${index}@example.com`, identifier))
  await staff.publish('events', doc.id, { capacity: 8 })
  await eventually(async () => expect(await states()).toEqual(['confirmed', ...Array<string>(7).fill('offered')]))
  await staff.publish('events', doc.id, { capacity: null })
  await eventually(async () => expect(await states()).toEqual(Array(8).fill('confirmed')))
})

for (const [when, identifier, begins, ends, held] of [['is near', 'near-offers', 3, 6, 3], ['has begun', 'begun-offers', -3, 6, 6]] as const) {
  test(`no offer runs past an event that ${when}, by whomever it is made`, async () => {
    const at = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()
    const [startsAt, endsAt, until] = [at(begins), at(ends), at(held)]
    const { doc } = await staff.send('POST', 'events?locale=en', { identifier, title: 'Offers', capacity: 1, isRegistrationActive: true, startsAt, endsAt, _status: 'published' })
    const [seated, waits, next] = ['seated', 'waits', 'next'].map((name) => `${name}@${identifier}.example`) as [string, string, string]
    for (const email of [seated, waits, next]) await post(site, '/api/registrations', registrationBody(email, identifier))
    const stored = async (email: string) => {
      const { docs } = await site.payload.find({ collection: 'registrations', where: { and: [{ event: { equals: doc.id } }, { email: { equals: email } }] }, depth: 0 })
      return docs[0]
    }
    expect((await emailTo(site, waits, '/registration/')).text).toContain('48 hours to confirm it, or less if the event is near.')
    await post(site, `${await ownPath(seated)}/withdraw`, {})
    expect(await stored(waits)).toMatchObject({ state: 'offered', offerEndsAt: until })
    await staff.send('PATCH', `registrations/${(await stored(next))?.id}`, { state: 'offered' })
    expect(await stored(next)).toMatchObject({ state: 'offered', offerEndsAt: until })
  })
}
