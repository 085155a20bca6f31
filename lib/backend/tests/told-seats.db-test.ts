import { expect, test } from './support/test'
import { post, read, Staff } from './support/client'
import { emailTo } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'
import { runStatement, sql } from '../database/statement'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

const PASSED_ON = /has gone to the next person on the waiting list/
const ALL_TAKEN = /All seats are taken/

async function openEvent(identifier: string, capacity: number) {
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier, title: 'Seats', capacity, companionsLimit: 5, isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
  const address = (name: string) => `${name}@${identifier}.example`
  /** @returns the path of what the guest has then */
  const register = async (name: string, companions = 0) => {
    const body = registrationBody(address(name), identifier, { answers: {}, companions: Array.from({ length: companions }, (_, index) => ({ fullName: `Companion ${index}` })) })
    const answer = await post(site, '/api/registrations', body)
    return `/api/ownRegistrations/${answer.headers.get('location')?.split('/').at(-1)}`
  }
  /** At one instant: the worker looks for what has lapsed all the time. */
  const lapse = async (names: readonly string[]) => {
    const emails = sql.join(names.map((name) => sql`${address(name)}`), sql`, `)
    const ended = new Date(Date.now() - 1000).toISOString()
    await runStatement(site.payload, sql`update registrations set state = 'offered', offer_ends_at = ${ended} where event_id = ${event.id} and email in (${emails})`)
  }
  const emailWith = async (name: string, words: string) => (await emailTo(site, address(name), words)).text ?? ''
  const isFull = async () => (await read<{ items: { isFull: boolean }[] }>(site, '/api/events', { identifier })).items[0]?.isFull
  return { id: event.id, address, register, lapse, emailWith, isFull }
}

const FIVE = ['one', 'two', 'three', 'four', 'five']

test('of several offers that lapse together, each is told of the seats that are left once those who wait have theirs', async () => {
  const { register, lapse, emailWith, isFull } = await openEvent('lapsed-together', 5)
  for (const name of [...FIVE, 'waits']) await register(name)
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
    const { id, register, lapse, emailWith } = await openEvent(identifier, 3)
    for (const name of [...FIVE.slice(0, 3), ...more]) await register(name)
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
  const { id, register, lapse, emailWith } = await openEvent('cut-by-one', 4)
  await register('stays')
  await register('group', 1)
  for (const name of ['alone', 'waits']) await register(name)
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
    const { address, register, emailWith, isFull } = await openEvent(identifier, 3)
    const own = await register('group', 2)
    await register('waits')
    await withdraw(own, address('group'))
    expect(await emailWith('waits', 'A seat has become free')).toContain('holding a seat')
    const text = await emailWith('group', 'has been cancelled')
    expect(text).toContain('While registration is open, you can register again.')
    expect(text).not.toMatch(ALL_TAKEN)
    expect(await isFull()).toBe(false)
  })
}
