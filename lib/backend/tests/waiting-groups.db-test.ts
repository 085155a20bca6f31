// On Postgres too: the queue is walked by its statements.
import { eventually, expect, SAME_ON_BOTH, test } from './support/test'
import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import { fitsSomebodyWaiting } from '../content/seats'
import type { EventNumbers } from '../registrations/numbers'
import { post, read, register, Staff } from './support/client'
import { emailTo, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

async function openEvent(identifier: string, capacity: number) {
  const id = await staff.createEvent(identifier, { title: 'Groups', capacity, companionsLimit: 5 })
  /** Registers a guest with so many companions. @returns what the API answers, and the path of what they have then */
  const bring = (name: string, companions = 0) =>
    register(site, `${name}@${identifier}.example`, identifier, { companions: Array.from({ length: companions }, (_, index) => ({ fullName: `Companion ${index}` })) })
  const ownOf = (own: string) => read<OwnRegistration>(site, own)
  const stateOf = async (own: string) => (await ownOf(own)).state
  /** Expects what a newcomer is told, and that it is true of the next one. */
  const expectStatus = async (status: 'open' | 'waitingList') => {
    const { items } = await read<{ items: { isFull: boolean; registration: { status: string } }[] }>(site, '/api/events', { identifier })
    expect([items[0]?.registration.status, items[0]?.isFull]).toEqual([status, status === 'waitingList'])
  }
  const publish = (data: object) => staff.publish('events', id, data)
  return { id, bring, ownOf, stateOf, expectStatus, publish }
}

test('a free seat that is too little for the group at the head of the list is offered to the next whom it fits', async () => {
  const { bring, ownOf, stateOf, expectStatus } = await openEvent('group-first', 3)
  const companionOf = async (words: string) => withPlainSpaces((await emailTo(site, 'pair@group-first.example', words)).text)
  const seated = await Promise.all(['one', 'two', 'three'].map((name) => bring(name)))
  await expectStatus('waitingList')
  const pair = await bring('pair', 1)
  const single = await bring('single')
  expect([pair.status, single.status]).toEqual([200, 200])
  expect(await companionOf('on the waiting list')).toContain('Companion: Companion 0')
  await post(site, `${seated[0]?.own}/withdraw`, {})
  expect([await stateOf(pair.own), await stateOf(single.own)]).toEqual(['waiting', 'offered'])
  await expectStatus('waitingList')
  expect((await ownOf(pair.own)).place).toBe(1)
  // One seat after the other is not enough for the group, which keeps its place until there are two.
  const late = await bring('late')
  expect(late.status).toBe(200)
  for (const { own } of seated.slice(1)) await post(site, `${own}/withdraw`, {})
  expect([await stateOf(pair.own), await stateOf(late.own)]).toEqual(['waiting', 'offered'])
  await post(site, `${late.own}/withdraw`, {})
  expect(await stateOf(pair.own)).toBe('offered')
  expect((await emailTo(site, 'pair@group-first.example', 'holding')).text).toContain('We’re holding 2 seats for you and your companion until')
  expect(await companionOf('holding')).toContain('Companion: Companion 0')
  expect((await emailTo(site, 'single@group-first.example', 'holding')).text).toContain('We’re holding a seat for you until')
})

test('seats that fit nobody who waits are open to newcomers, who are told so', async () => {
  const { id, bring, stateOf, expectStatus } = await openEvent('group-alone', 1)
  expect(await fitsSomebodyWaiting(site.payload, id, Infinity), 'nobody waits').toBe(false)
  const pair = await bring('pair', 1)
  expect(pair.status).toBe(200)
  await expectStatus('open')
  const first = await bring('first')
  expect(first.status).toBe(201)
  await expectStatus('waitingList')
  await post(site, `${first.own}/withdraw`, {})
  await expectStatus('open')
  // Whoever brings nobody any more takes the seat first.
  const corrected = await post(site, `${pair.own}/correct`, { fullName: 'Nino', companions: { 1: '' } })
  expect([corrected.status, await corrected.json()]).toMatchObject([200, { state: 'offered', place: null, offerEndsAt: expect.any(String) }])
  expect(await stateOf(pair.own)).toBe('offered')
  await expectStatus('waitingList')
  expect((await bring('second')).status).toBe(200)
})

test('newcomers stay behind whoever waits while seats are being offered, and a larger group does not hold up many', async () => {
  const { bring, stateOf, expectStatus, publish } = await openEvent('many-seats', 1)
  expect((await bring('first')).status).toBe(201)
  const group = await bring('group', 5)
  const singles: Awaited<ReturnType<typeof bring>>[] = []
  for (let index = 0; index < 12; index += 1) singles.push(await bring(`single-${index}`))
  await publish({ capacity: 5 })
  await eventually(async () => expect(await Promise.all(singles.map(({ own }) => stateOf(own)))).toEqual([...Array<string>(4).fill('offered'), ...Array<string>(8).fill('waiting')]))
  await publish({ capacity: 17 })
  await eventually(async () => expect([await stateOf(group.own), ...(await Promise.all(singles.map(({ own }) => stateOf(own))))]).toEqual([...Array<string>(11).fill('offered'), ...Array<string>(2).fill('waiting')]))
  await expectStatus('waitingList')
  expect((await bring('newcomer')).status).toBe(200)
})

test('an email to everyone goes once to each group, whose companions share an address', SAME_ON_BOTH, async () => {
  const { id, bring } = await openEvent('group-emails', 3)
  await bring('pair', 1)
  await bring('waits', 2)
  const gone = await bring('gone')
  await post(site, `${gone.own}/withdraw`, {})
  const { numbers } = await staff.send<EventNumbers>('GET', `events/${id}/numbers`)
  const { count } = await staff.send<{ count: number }>('GET', `events/${id}/announcement`)
  expect([numbers.registered, numbers.waiting, numbers.recipients, count]).toEqual([2, 3, 2, 2])
})
