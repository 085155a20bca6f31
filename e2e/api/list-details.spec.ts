import type { APIRequestContext } from '@playwright/test'
import { FACET_ROUTES, LIST_ROUTES, NEIGHBOUR_ROUTES } from '../../lib/contract/routes'
import { expect, test } from '../support/test'

interface List {
  items: Record<string, unknown>[]
  total: number
}

interface Neighbours {
  previous: { identifier: string } | null
  next: { identifier: string } | null
}

async function read<Answer>(request: APIRequestContext, path: string, params: Record<string, string> = {}): Promise<Answer> {
  const answer = await request.get(path, { params })
  expect(answer.status(), `${path} ${JSON.stringify(params)}`).toBe(200)
  return (await answer.json()) as Answer
}

const LISTS = [
  { name: 'speakers', facet: 'country', field: 'country' },
  { name: 'participants', facet: 'country', field: 'country' },
  { name: 'participants', facet: 'cohort', field: 'cohort' },
  { name: 'articles', facet: 'tag', field: 'tags' },
] as const

for (const { name, facet, field } of LISTS) {
  test(`${name} tell by which ${facet} they can be narrowed, and narrow by it`, async ({ request }) => {
    const { path } = LIST_ROUTES[name]
    const { items } = await read<List>(request, path, { all: 'true' })
    const valuesOf = (item: Record<string, unknown>) => [item[field]].flat().filter(Boolean) as string[]
    const expected = [...new Set(items.flatMap(valuesOf))].sort()
    const facets = await read<Record<string, string[]>>(request, FACET_ROUTES[name].path)
    expect(facets[facet]).toEqual(expected)
    for (const value of expected) {
      const narrowed = await read<List>(request, path, { all: 'true', [facet]: value })
      expect(narrowed.items).toEqual(items.filter((item) => valuesOf(item).includes(value)))
    }
    for (const nobody of ['nowhere', "x' or 1=1 --", '%', '\u0000', 'x'.repeat(5000)]) {
      expect((await read<List>(request, path, { [facet]: nobody })).total, nobody).toBe(0)
    }
  })
}

test('the values of an event are those of its own people', async ({ request }) => {
  const event = 'accelerator-2027'
  const { items } = await read<List>(request, '/api/participants', { all: 'true', event })
  const facets = await read<{ country: string[] }>(request, '/api/participants/facets', { event })
  expect(facets.country).toEqual([...new Set(items.map(({ country }) => country))].sort())
  expect(await read(request, '/api/participants/facets', { event: 'nope' })).toEqual({ country: [], cohort: [] })
})

test('a filter of one list is an unknown parameter of another', async ({ request }) => {
  const { total } = await read<List>(request, '/api/partners')
  expect((await read<List>(request, '/api/partners', { country: 'XX', tag: 'nope', cohort: '1' })).total).toBe(total)
})

for (const name of Object.keys(NEIGHBOUR_ROUTES) as (keyof typeof NEIGHBOUR_ROUTES)[]) {
  for (const lang of ['en', 'ge']) {
    test(`going from one of ${name} to the next passes everybody once, in the order of the list (${lang})`, async ({ request }) => {
      const { items } = await read<List>(request, LIST_ROUTES[name].path, { all: 'true', lang, select: 'identifier' })
      const order = items.map(({ identifier }) => String(identifier))
      for (const [index, identifier] of order.entries()) {
        const beside = await read<Neighbours>(request, NEIGHBOUR_ROUTES[name].path, { identifier, lang })
        expect([beside.previous?.identifier, beside.next?.identifier]).toEqual([order[index - 1], order[index + 1]])
      }
    })
  }
}

test('neighbours keep to an event, and nobody has neighbours where they do not belong', async ({ request, baseURL }) => {
  const event = 'accelerator-2027'
  const { items } = await read<List>(request, '/api/participants', { all: 'true', event, select: 'identifier' })
  const [first, second] = items.map(({ identifier }) => String(identifier))
  const beside = await read<Neighbours>(request, '/api/participants/neighbours', { identifier: first ?? '', event })
  expect([beside.previous, beside.next?.identifier]).toEqual([null, second])
  const strangers: Record<string, string>[] = [
    { identifier: 'giorgi-zarnadze', event },
    { identifier: 'nobody' },
    { identifier: first ?? '', event: 'nope' },
  ]
  for (const params of strangers) {
    expect(await read(request, '/api/participants/neighbours', params)).toEqual({ previous: null, next: null })
  }
  const nameless = await request.get('/api/participants/neighbours')
  expect(nameless.status()).toBe(400)
  expect((await fetch(`${baseURL}/api/participants/neighbours`, { method: 'POST' })).status).toBe(405)
})
