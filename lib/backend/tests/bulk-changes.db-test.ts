import type { ParsedMail } from 'mailparser'
import { eventually, expect, LONG, MESSAGES, test } from './support/test'
import { register, Staff } from './support/client'
import { emailTo, goesTo, outboxOf } from './support/outbox'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

const WITHDRAWN = /registration.*cancelled/i
const OFFER = 'holding'

/** An event in which the first of those who registered have a seat. */
async function openEvent(identifier: string, capacity: number, names: readonly string[]) {
  const id = await staff.createEvent(identifier, { title: 'Bulk', capacity, companionsLimit: 5 })
  await staff.publish('events', id, { title: 'ჯგუფი' }, 'ka')
  const address = (name: string) => `${name}@${identifier}.example`
  for (const name of names) await register(site, address(name), identifier, { companions: name === 'pair' ? [{ fullName: 'Companion' }] : [] }, name.startsWith('ka') ? 'ge' : 'en')
  const states = async () => {
    const { docs } = await site.payload.find({ collection: 'registrations', where: { event: { equals: id } }, sort: 'number', pagination: false, depth: 0 })
    return Object.fromEntries(docs.filter(({ companion }) => companion === 0).map(({ email, state }) => [email.split('@')[0] ?? '', state]))
  }
  return { id, address, states }
}

const wereAt = (addresses: readonly string[]) => `where[email][in]=${encodeURIComponent(addresses.join(','))}`
const emailsOf = async (address: string, words: string | RegExp): Promise<ParsedMail[]> =>
  (await outboxOf(site)).filter(goesTo(address)).filter(({ subject = '', text = '' }) => (typeof words === 'string' ? `${subject}\n${text}`.includes(words) : words.test(`${subject}\n${text}`)))

const threeEvents = (name: string) => Promise.all(['a', 'b', 'c'].map((letter) => openEvent(`${name}-${letter}`, 1, ['seated', 'waits'])))

test('registrations of several events that staff cancel in one request are each emailed, and each seat is offered', async () => {
  const events = await threeEvents('cancelled')
  await staff.send('PATCH', `registrations?${wereAt(events.map(({ address }) => address('seated')))}`, { state: 'withdrawn' })
  for (const { address, states } of events) {
    expect(await states()).toEqual({ seated: 'withdrawn', waits: 'offered' })
    await emailTo(site, address('seated'), WITHDRAWN)
    await emailTo(site, address('waits'), OFFER)
  }
})

test('guests of one event that staff cancel in one request are each emailed once in their language, and as many seats are offered', async () => {
  const { address, states } = await openEvent('one-event', 5, ['en', 'ka-one', 'pair', 'ka-two', 'waits-one', 'ka-waits', 'pair-waits', 'waits-two', 'stays'])
  const cancelled = ['en', 'ka-one', 'pair', 'ka-two']
  await staff.send('PATCH', `registrations?${wereAt(cancelled.map(address))}&where[companion][equals]=0`, { state: 'withdrawn' })
  await eventually(async () =>
    expect(await states()).toEqual({ en: 'withdrawn', 'ka-one': 'withdrawn', pair: 'withdrawn', 'ka-two': 'withdrawn', 'waits-one': 'offered', 'ka-waits': 'offered', 'pair-waits': 'offered', 'waits-two': 'offered', stays: 'offered' }),
  )
  for (const name of cancelled) {
    const heading = MESSAGES[name.startsWith('ka') ? 'ka' : 'en'].Emails.withdrawnHeading
    await emailTo(site, address(name), heading)
    expect(await emailsOf(address(name), heading), name).toHaveLength(1)
  }
  for (const [name, title] of [['waits-one', 'Bulk'], ['ka-waits', 'ჯგუფი']] as const) expect((await emailTo(site, address(name), title)).text, name).toContain(title)
  const { docs } = await site.payload.find({ collection: 'registrations', where: { email: { in: cancelled.map(address) } }, pagination: false, depth: 0 })
  expect(docs.map(({ state, sequence }) => [state, sequence])).toEqual(Array(5).fill(['withdrawn', 1]))
})

test('whoever is cancelled together with a seat is not offered it', async () => {
  const { address, states } = await openEvent('not-offered', 1, ['seated', 'first', 'second'])
  await staff.send('PATCH', `registrations?${wereAt(['seated', 'first'].map(address))}`, { state: 'withdrawn' })
  expect(await states()).toEqual({ seated: 'withdrawn', first: 'withdrawn', second: 'offered' })
  await emailTo(site, address('first'), WITHDRAWN)
  await emailTo(site, address('second'), OFFER)
  expect(await emailsOf(address('first'), OFFER)).toEqual([])
})

test('whoever is cancelled together with a seat on the screen is not offered it either, as is said before', async () => {
  const { address, states } = await openEvent('on-screen', 1, ['seated', 'first', 'second'])
  const chosen = wereAt(['seated', 'first'].map(address))
  const asked = await staff.consequencesOf('POST', `registrations/change?${chosen}`, { state: 'withdrawn' })
  expect(asked?.emails.map(({ to }) => to).sort()).toEqual(['first', 'seated', 'second'].map(address))
  expect(await states()).toEqual({ seated: 'confirmed', first: 'waiting', second: 'waiting' })
  await staff.send('POST', `registrations/change?${chosen}`, { state: 'withdrawn' })
  expect(await states()).toEqual({ seated: 'withdrawn', first: 'withdrawn', second: 'offered' })
  await emailTo(site, address('first'), WITHDRAWN)
  await emailTo(site, address('second'), OFFER)
  expect(await emailsOf(address('first'), OFFER)).toEqual([])
})

test('a companion who is cancelled in one request with whoever brings them changes nothing twice', async () => {
  const { address, states } = await openEvent('both-cancelled', 2, ['pair', 'waits-one', 'waits-two'])
  await staff.send('PATCH', `registrations?${wereAt([address('pair')])}`, { state: 'withdrawn' })
  expect(await states()).toEqual({ pair: 'withdrawn', 'waits-one': 'offered', 'waits-two': 'offered' })
  expect((await emailTo(site, address('pair'), WITHDRAWN)).text).toContain('The registration of your companion has been cancelled as well.')
})

test('the seats of registrations that staff delete in one request are offered', LONG, async () => {
  const events = await threeEvents('deleted')
  const one = await openEvent('deleted-from-one', 3, ['one', 'two', 'three', 'waits-one', 'waits-two', 'waits-three'])
  await staff.send('DELETE', `registrations?${wereAt([...events.map(({ address }) => address('seated')), ...['one', 'two', 'three'].map(one.address)])}`)
  for (const { states } of events) expect(await states()).toEqual({ waits: 'offered' })
  expect(await one.states()).toEqual({ 'waits-one': 'offered', 'waits-two': 'offered', 'waits-three': 'offered' })
})

test('the seats of several events that are published in one request are offered', LONG, async () => {
  const events = await threeEvents('published')
  await staff.send('PATCH', `events?locale=en&where[id][in]=${events.map(({ id }) => id).join(',')}`, { capacity: 2, _status: 'published' })
  for (const { address, states } of events) {
    expect(await states()).toEqual({ seated: 'confirmed', waits: 'offered' })
    await emailTo(site, address('waits'), OFFER)
  }
})
