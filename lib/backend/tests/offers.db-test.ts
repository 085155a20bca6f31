import { expect, MESSAGES, test } from './support/test'
import { formatInstant } from '@/lib/site/text/instants'
import { HOUR } from '@/lib/site/text/durations'
import { post, read, register, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { emailsTo, emailTo, linkIn, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { runStatement, sql } from '../database/statement'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

const PASSED_ON = /has gone to the next person on the waiting list/
const ALL_TAKEN = /All seats are taken/

async function openEvent(identifier: string, capacity: number) {
  const id = await staff.createEvent(identifier, { title: 'Seats', capacity, companionsLimit: 5 })
  const address = (name: string) => `${name}@${identifier}.example`
  /** @returns the path of what the guest has then */
  const bring = async (name: string, companions = 0) => (await register(site, address(name), identifier, { companions: Array.from({ length: companions }, (_, index) => ({ fullName: `Companion ${index}` })) })).own
  /** At one instant: the worker looks for what has lapsed all the time. */
  const lapse = async (names: readonly string[]) => {
    const emails = sql.join(names.map((name) => sql`${address(name)}`), sql`, `)
    const ended = new Date(Date.now() - 1000).toISOString()
    await runStatement(site.payload, sql`update registrations set state = 'offered', offer_ends_at = ${ended} where event_id = ${id} and email in (${emails})`)
  }
  const emailWith = async (name: string, words: string) => (await emailTo(site, address(name), words)).text ?? ''
  const isFull = async () => (await read<{ items: { isFull: boolean }[] }>(site, '/api/events', { identifier })).items[0]?.isFull
  return { id, address, bring, lapse, emailWith, isFull }
}

const FIVE = ['one', 'two', 'three', 'four', 'five']

test('of several offers that lapse together, each is told of the seats that are left once those who wait have theirs', async () => {
  const { bring, lapse, emailWith, isFull } = await openEvent('lapsed-together', 5)
  for (const name of [...FIVE, 'waits']) await bring(name)
  await lapse(FIVE)
  expect(await emailWith('waits', 'A seat has become free')).toContain('holding a seat')
  for (const name of FIVE) {
    const text = await emailWith(name, 'Your offer has expired')
    expect(text, name).toMatch(/is free again\. You are welcome to register again\./)
    expect(text, name).not.toMatch(PASSED_ON)
  }
  expect(await isFull()).toBe(false)
})

for (const [where, identifier, more] of [['nobody waits', 'cut-alone', []], ['somebody waits in vain', 'cut-awaited', ['waits']]] as const) {
  test(`a seat that is no more has gone to nobody where ${where}`, async () => {
    const { id, bring, lapse, emailWith } = await openEvent(identifier, 3)
    for (const name of [...FIVE.slice(0, 3), ...more]) await bring(name)
    await staff.publish('events', id, { capacity: 1 })
    await lapse(['two', 'three'])
    for (const name of ['two', 'three']) {
      const text = await emailWith(name, 'Your offer has expired')
      expect(text).toContain('We are no longer holding a seat for you at Seats. You are welcome to join the waiting list again.')
      expect(text).not.toMatch(PASSED_ON)
    }
  })
}

test('where only a part of the seats goes on, nobody is told that theirs did; companions are counted among what is lost', async () => {
  const { id, bring, lapse, emailWith } = await openEvent('cut-by-one', 4)
  await bring('stays')
  await bring('group', 1)
  for (const name of ['alone', 'waits']) await bring(name)
  await staff.publish('events', id, { capacity: 2 })
  await lapse(['group', 'alone'])
  for (const [name, companions] of [['group', true], ['alone', false]] as const) {
    const text = await emailWith(name, 'Your offer has expired')
    expect(text, name).toContain('We are no longer holding a seat for you at Seats.')
    expect(text, name).not.toMatch(PASSED_ON)
    expect(text.includes('The registration of your companion has been cancelled as well.'), name).toBe(companions)
  }
})

async function byStaff(_: string, email: string) {
  const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { equals: email }, companion: { equals: 0 } }, depth: 0 })
  await staff.send('PATCH', `registrations/${docs[0]?.id}`, { state: 'withdrawn' })
}
for (const [who, identifier, withdraw] of [['they cancel', 'own-group', (own: string) => post(site, `${own}/withdraw`, {})], ['staff cancel for them', 'staff-group', byStaff]] as const) {
  test(`a group that leaves more seats than are waited for is not told that all are taken where ${who}`, async () => {
    const { address, bring, emailWith, isFull } = await openEvent(identifier, 3)
    const own = await bring('group', 2)
    await bring('waits')
    await withdraw(own, address('group'))
    expect(await emailWith('waits', 'A seat has become free')).toContain('holding a seat')
    const text = await emailWith('group', 'has been cancelled')
    expect(text).toContain('While registration is open, you can register again.')
    expect(text).not.toMatch(ALL_TAKEN)
    expect(await isFull()).toBe(false)
  })
}

test('a seat that goes on has gone to the next person, and nobody is invited to register where that is closed', async () => {
  const awaited = await openEvent('awaited', 1)
  for (const name of ['one', 'waits']) await awaited.bring(name)
  await awaited.lapse(['one'])
  expect(await awaited.emailWith('one', 'Your offer has expired')).toMatch(/for you at Seats has gone to the next person on the waiting list\. You are welcome to join the waiting list again\./)
  const shut = await openEvent('shut', 1)
  await shut.bring('one')
  await staff.publish('events', shut.id, { isRegistrationActive: false })
  await shut.lapse(['one'])
  const closed = await shut.emailWith('one', 'Your offer has expired')
  expect(closed).toContain('We are no longer holding a seat for you at Seats.')
  expect(closed).not.toMatch(/free again|next person|You are welcome/)
})

test('an invitation says who invites, and that it has ended when nobody answered', async () => {
  const email = 'invited@example.com'
  await staff.send('POST', 'registrations/guest', { event: await staff.createEvent('dinner', { capacity: 1 }), fullName: 'Eka', email, invite: true })
  await site.payload.update({ collection: 'registrations', where: { email: { equals: email } }, data: { offerEndsAt: new Date(Date.now() - 1000).toISOString() } })
  const [invited, lapsed] = await emailsTo(site, email, 2)
  expect(invited?.text).not.toContain(MESSAGES.en.Emails.whyRegistration)
  expect(invited?.text).toMatch(/because .+ invited you/)
  expect(lapsed?.subject).toBe('Your invitation has expired: dinner')
  expect(lapsed?.text).not.toMatch(/waiting list|somebody registered/)
  expect(lapsed?.text).toMatch(/because .+ invited you/)
})
const timeZone = 'Asia/Tbilisi'
const inHours = (hours: number) => new Date(Math.floor(Date.now() / HOUR) * HOUR + hours * HOUR).toISOString()
const endOf = async (email: string) => (await site.payload.find({ collection: 'registrations', where: { email: { equals: email } }, depth: 0 })).docs.map(({ offerEndsAt }) => offerEndsAt)

/** An event in a hundred hours with one who holds a seat on offer, brings somebody, and has the email about it. */
async function offerSeats(identifier: string) {
  const id = await staff.createEvent(identifier, { timezone: timeZone, capacity: 2, companionsLimit: 1, startsAt: inHours(100), endsAt: inHours(102) })
  const [first, second] = [`first@${identifier}.example`, `second@${identifier}.example`]
  const { own } = await register(site, first, identifier, { companions: [{ fullName: 'Gia Beridze' }] })
  await register(site, second, identifier, { companions: [{ fullName: 'Ana Beridze' }] })
  await post(site, `${own}/withdraw`, {})
  const [, offer] = await emailsTo(site, second, 2)
  return { id, second, offer, token: linkIn(offer, '/registration/').split('/').at(-1) ?? '' }
}

test('an event that is moved earlier ends an offer when it begins, and the email about it says so; a later date lengthens none', async () => {
  const { id, second, offer, token } = await offerSeats('sooner')
  const [first] = await endOf(second)
  expect(withPlainSpaces(offer?.text)).toContain(withPlainSpaces(formatInstant(first ?? '', { locale: 'en', timeZone })))
  const startsAt = inHours(5)
  await staff.publish('events', id, { startsAt, endsAt: inHours(8) })
  expect(await endOf(second)).toEqual([startsAt, startsAt])
  await makeJobsDue(site.payload, 'announce')
  const { text } = await emailTo(site, second, 'Update: sooner')
  expect(withPlainSpaces(text)).toContain(`We’re holding 2 seats for you and your companion until ${withPlainSpaces(formatInstant(startsAt, { locale: 'en', timeZone }))}`)
  expect(await read(site, `/api/ownRegistrations/${token}`)).toMatchObject({ offerEndsAt: startsAt })
  await staff.publish('events', id, { startsAt: inHours(200), endsAt: inHours(202) })
  expect(await endOf(second)).toEqual([startsAt, startsAt])
})

test('neither a date in the past, nor a postponement, nor a draft ends an offer; the new date of a postponed event does', async () => {
  const { id, second } = await offerSeats('slip')
  const before = await endOf(second)
  await staff.send('PATCH', `events/${id}?locale=en&draft=true`, { startsAt: inHours(3), _status: 'draft' })
  await staff.publish('events', id, { startsAt: inHours(-30), endsAt: inHours(-28) })
  await staff.publish('events', id, { startsAt: inHours(2), endsAt: inHours(3), status: 'postponed' })
  expect(await endOf(second)).toEqual(before)
  await staff.publish('events', id, { status: 'scheduled' })
  expect(await endOf(second)).toEqual([inHours(2), inHours(2)])
})
