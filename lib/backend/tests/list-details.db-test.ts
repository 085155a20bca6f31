// On Postgres too: it searches and sorts by statements of its own.
import { expect, LONG, test } from './support/test'
import { FACET_ROUTES, LIST_ROUTES, NEIGHBOUR_ROUTES } from '@/lib/contract/routes'
import { read, send, Staff } from './support/client'
import { openSite } from './support/site'

const site = await openSite()

interface List {
  items: Record<string, unknown>[]
  total: number
}

interface Neighbours {
  previous: { identifier: string } | null
  next: { identifier: string } | null
}

const LISTS = [
  { name: 'speakers', facet: 'country', field: 'country' },
  { name: 'participants', facet: 'country', field: 'country' },
  { name: 'participants', facet: 'cohort', field: 'cohort' },
  { name: 'articles', facet: 'tag', field: 'tags' },
] as const

for (const { name, facet, field } of LISTS) {
  test(`${name} tell by which ${facet} they can be narrowed, and narrow by it`, async () => {
    const { path } = LIST_ROUTES[name]
    const { items } = await read<List>(site, path, { all: 'true' })
    const valuesOf = (item: Record<string, unknown>) => [item[field]].flat().filter(Boolean) as string[]
    const expected = [...new Set(items.flatMap(valuesOf))].sort()
    const facets = await read<Record<string, string[]>>(site, FACET_ROUTES[name].path)
    expect(facets[facet]).toEqual(expected)
    for (const value of expected) {
      const narrowed = await read<List>(site, path, { all: 'true', [facet]: value })
      expect(narrowed.items).toEqual(items.filter((item) => valuesOf(item).includes(value)))
    }
    for (const nobody of ['nowhere', "x' or 1=1 --", '%', '\u0000', 'x'.repeat(5000)]) {
      expect((await read<List>(site, path, { [facet]: nobody })).total, nobody).toBe(0)
    }
  })
}

test('the values of an event are those of its own people', async () => {
  const event = 'accelerator-2027'
  const { items } = await read<List>(site, '/api/participants', { all: 'true', event })
  const facets = await read<{ country: string[] }>(site, '/api/participants/facets', { event })
  expect(facets.country).toEqual([...new Set(items.map(({ country }) => country))].sort())
  expect(await read(site, '/api/participants/facets', { event: 'nope' })).toEqual({ country: [], cohort: [] })
})

test('a filter of one list is an unknown parameter of another', async () => {
  const { total } = await read<List>(site, '/api/partners')
  expect((await read<List>(site, '/api/partners', { country: 'XX', tag: 'nope', cohort: '1' })).total).toBe(total)
})

for (const fullName of ['Zzz Untranslated', 'Aaa Untranslated']) {
  const data = { fullName, identifier: fullName.toLowerCase().replaceAll(' ', '-'), _status: 'published' as const }
  await site.payload.create({ collection: 'participants', locale: 'en', data })
}

for (const name of Object.keys(NEIGHBOUR_ROUTES) as (keyof typeof NEIGHBOUR_ROUTES)[]) {
  for (const lang of ['en', 'ge']) {
    test(`going from one of ${name} to the next passes everybody once, in the order of the list (${lang})`, LONG, async () => {
      const { items } = await read<List>(site, LIST_ROUTES[name].path, { all: 'true', lang, select: 'identifier' })
      const order = items.map(({ identifier }) => String(identifier))
      if (name === 'participants') expect(order.slice(0, 2)).toEqual(lang === 'ge' ? ['aaa-untranslated', 'zzz-untranslated'] : ['aaa-untranslated', expect.any(String)])
      for (const [index, identifier] of order.entries()) {
        const beside = await read<Neighbours>(site, NEIGHBOUR_ROUTES[name].path, { identifier, lang })
        expect([beside.previous?.identifier, beside.next?.identifier]).toEqual([order[index - 1], order[index + 1]])
      }
    })
  }
}

test('neighbours keep to an event, and nobody has neighbours where they do not belong', async () => {
  const event = 'accelerator-2027'
  const { items } = await read<List>(site, '/api/participants', { all: 'true', event, select: 'identifier' })
  const [first, second] = items.map(({ identifier }) => String(identifier))
  const beside = await read<Neighbours>(site, '/api/participants/neighbours', { identifier: first ?? '', event })
  expect([beside.previous, beside.next?.identifier]).toEqual([null, second])
  const strangers: Record<string, string>[] = [
    { identifier: 'giorgi-zarnadze', event },
    { identifier: 'nobody' },
    { identifier: first ?? '', event: 'nope' },
  ]
  for (const params of strangers) {
    expect(await read(site, '/api/participants/neighbours', params)).toEqual({ previous: null, next: null })
  }
  const nameless = await site.fetch('/api/participants/neighbours')
  expect(nameless.status).toBe(400)
  expect((await send(site, 'POST', '/api/participants/neighbours')).status).toBe(405)
})

test('neighbours are shown with their faces', async () => {
  const { items } = await read<List>(site, '/api/speakers', { limit: '2', select: 'identifier,photo' })
  const beside = await read<{ next: { photo?: { url: string } } | null }>(site, '/api/speakers/neighbours', { identifier: String(items[0]?.identifier) })
  expect(beside.next?.photo).toEqual(items[1]?.photo)
})

const EVENT = 'new-event'
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
