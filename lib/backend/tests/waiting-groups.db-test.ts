// On Postgres too: the queue is walked by its statements.
import { eventually, expect, test } from './support/test'
import type { OwnRegistration } from '@/lib/contract/own-registrations'
import { fitsSomebodyWaiting } from '../content/seats'
import type { EventNumbers } from '../registrations/numbers'
import { post, read, Staff } from './support/client'
import { emailTo, withPlainSpaces } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const site = await openSite({ content: 'empty' })
const staff = await Staff.signIn(site)

async function openEvent(identifier: string, capacity: number) {
  const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier, title: 'Groups', capacity, companionsLimit: 5, isRegistrationActive: true, startsAt: '2028-05-10T06:00:00Z', _status: 'published' })
  /** Registers a guest with so many companions. @returns what the API answers, and the path of what they have then */
  const register = async (name: string, companions = 0) => {
    const body = registrationBody(`${name}@${identifier}.example`, identifier, { answers: {}, companions: Array.from({ length: companions }, (_, index) => ({ fullName: `Companion ${index}` })) })
    const answer = await post(site, '/api/registrations', body)
    return { status: answer.status, manageUrl: `/api/ownRegistrations/${answer.headers.get('location')?.split('/').at(-1)}` }
  }
  const ownOf = (manageUrl: string) => read<OwnRegistration>(site, manageUrl)
  const stateOf = async (manageUrl: string) => (await ownOf(manageUrl)).state
  /** Expects what a newcomer is told, and that it is true of the next one. */
  const expectStatus = async (status: 'open' | 'waitingList') => {
    const { items } = await read<{ items: { isFull: boolean; registration: { status: string } }[] }>(site, '/api/events', { identifier })
    expect([items[0]?.registration.status, items[0]?.isFull]).toEqual([status, status === 'waitingList'])
  }
  const publish = (data: object) => staff.publish('events', event.id, data)
  return { id: event.id, register, ownOf, stateOf, expectStatus, publish }
}

test('a free seat that is too little for the group at the head of the list is offered to the next whom it fits', async () => {
  const { register, ownOf, stateOf, expectStatus } = await openEvent('group-first', 3)
  const companionOf = async (words: string) => withPlainSpaces((await emailTo(site, 'pair@group-first.example', words)).text)
  const seated = await Promise.all(['one', 'two', 'three'].map((name) => register(name)))
  await expectStatus('waitingList')
  const pair = await register('pair', 1)
  const single = await register('single')
  expect([pair.status, single.status]).toEqual([200, 200])
  expect(await companionOf('on the waiting list')).toContain('Companion: Companion 0')
  await post(site, `${seated[0]?.manageUrl}/withdraw`, {})
  expect([await stateOf(pair.manageUrl), await stateOf(single.manageUrl)]).toEqual(['waiting', 'offered'])
  await expectStatus('waitingList')
  expect((await ownOf(pair.manageUrl)).place).toBe(1)
  // One seat after the other is not enough for the group, which keeps its place until there are two.
  const late = await register('late')
  expect(late.status).toBe(200)
  for (const { manageUrl } of seated.slice(1)) await post(site, `${manageUrl}/withdraw`, {})
  expect([await stateOf(pair.manageUrl), await stateOf(late.manageUrl)]).toEqual(['waiting', 'offered'])
  await post(site, `${late.manageUrl}/withdraw`, {})
  expect(await stateOf(pair.manageUrl)).toBe('offered')
  expect((await emailTo(site, 'pair@group-first.example', 'holding')).text).toContain('We’re holding 2 seats at Groups for you and your companion until')
  expect(await companionOf('holding')).toContain('Companion: Companion 0')
  expect((await emailTo(site, 'single@group-first.example', 'holding')).text).toContain('We’re holding a seat at Groups for you until')
})

test('seats that fit nobody who waits are open to newcomers, who are told so', async () => {
  const { id, register, stateOf, expectStatus } = await openEvent('group-alone', 1)
  expect(await fitsSomebodyWaiting(site.payload, id, Infinity), 'nobody waits').toBe(false)
  const pair = await register('pair', 1)
  expect(pair.status).toBe(200)
  await expectStatus('open')
  const first = await register('first')
  expect(first.status).toBe(201)
  await expectStatus('waitingList')
  await post(site, `${first.manageUrl}/withdraw`, {})
  await expectStatus('open')
  // Whoever brings nobody any more takes the seat first.
  const corrected = await post(site, `${pair.manageUrl}/correct`, { fullName: 'Nino', companions: { 1: '' } })
  expect([corrected.status, await corrected.json()]).toMatchObject([200, { state: 'offered', place: null, offerEndsAt: expect.any(String) }])
  expect(await stateOf(pair.manageUrl)).toBe('offered')
  await expectStatus('waitingList')
  expect((await register('second')).status).toBe(200)
})

test('newcomers stay behind whoever waits while seats are being offered, and a larger group does not hold up many', async () => {
  const { register, stateOf, expectStatus, publish } = await openEvent('many-seats', 1)
  expect((await register('first')).status).toBe(201)
  const group = await register('group', 5)
  const singles: Awaited<ReturnType<typeof register>>[] = []
  for (let index = 0; index < 12; index += 1) singles.push(await register(`single-${index}`))
  await publish({ capacity: 5 })
  await eventually(async () => expect(await Promise.all(singles.map(({ manageUrl }) => stateOf(manageUrl)))).toEqual([...Array<string>(4).fill('offered'), ...Array<string>(8).fill('waiting')]))
  await publish({ capacity: 17 })
  await eventually(async () => expect([await stateOf(group.manageUrl), ...(await Promise.all(singles.map(({ manageUrl }) => stateOf(manageUrl))))]).toEqual([...Array<string>(11).fill('offered'), ...Array<string>(2).fill('waiting')]))
  await expectStatus('waitingList')
  expect((await register('newcomer')).status).toBe(200)
})

test('an email to everyone goes once to each group, whose companions share an address', async () => {
  const { id, register } = await openEvent('group-emails', 3)
  await register('pair', 1)
  await register('waits', 2)
  const gone = await register('gone')
  await post(site, `${gone.manageUrl}/withdraw`, {})
  const { numbers } = await staff.send<EventNumbers>('GET', `events/${id}/numbers`)
  const { count } = await staff.send<{ count: number }>('GET', `events/${id}/announcement`)
  expect([numbers.registered, numbers.waiting, numbers.recipients, count]).toEqual([2, 3, 2, 2])
})
