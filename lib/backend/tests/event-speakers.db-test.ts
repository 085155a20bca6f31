import { expect, test } from './support/test'
import { send, Staff } from './support/client'
import { openSite } from './support/site'

const EVENT = 'new-event'
const site = await openSite()
const staff = await Staff.signIn(site)
const { doc: event } = await staff.send('POST', 'events?locale=en', { identifier: EVENT, title: 'New Event', _status: 'published' })

async function speakersOf(query: string) {
  const answer = await send(site, 'GET', `/api/speakers?all=true&select=identifier,events&${query}`)
  return ((await answer.json()) as { items: { identifier: string; events: string[] }[]; total: number }).items
}

const names = async () => (await speakersOf(`event=${EVENT}`)).map(({ identifier }) => identifier)

test('whoever speaks in a published session of an event is its speaker, once, and no longer than the session', async () => {
  const [first, second] = await speakersOf('event=summit-2027')
  if (!first || !second) throw new Error('The demo has no speakers.')
  const keys = await Promise.all([first, second].map(({ identifier }) => staff.keyOf('speakers', 'identifier', identifier)))
  expect(await names()).toEqual([])

  const session = { event: event.id, title: 'Opening', startsAt: '2028-05-10T06:00:00Z', speakers: keys }
  const { doc: opening } = await staff.send('POST', 'sessions?locale=en', { ...session, _status: 'draft' })
  expect(await names()).toEqual([])
  await staff.publish('sessions', opening.id, {})
  await staff.send('POST', 'sessions?locale=en', { ...session, title: 'Closing', speakers: keys.slice(0, 1), _status: 'published' })
  expect((await names()).sort()).toEqual([first.identifier, second.identifier].sort())

  const [speaker] = await speakersOf(`event=${EVENT}&identifier=${first.identifier}`)
  expect(speaker?.events.filter((name) => name === EVENT)).toEqual([EVENT])
  expect(speaker?.events).toEqual(expect.arrayContaining(first.events))
  expect(await speakersOf(`event=${EVENT}&identifier=nobody`)).toEqual([])

  await staff.send('PATCH', `sessions/${opening.id}?locale=en`, { _status: 'draft' })
  expect(await names()).toEqual([first.identifier])
  const facets = await send(site, 'GET', `/api/speakers/facets?event=${EVENT}`)
  expect(((await facets.json()) as { country: unknown[] }).country).toHaveLength(1)
})
