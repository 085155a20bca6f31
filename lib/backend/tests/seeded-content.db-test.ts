import { expect, test } from './support/test'
import { seed } from '../../../scripts/seed/seed'
import { read, signIn } from './support/client'
import { openSite } from './support/site'

const EVENT = 'summit-2027'
/** More than there are originals of each. */
const AMOUNTS = { participants: 70, articles: 20, sessions: 30, registrations: 80 }
const site = await openSite()
const { token } = await signIn(site)

interface List {
  total: number
  items: Record<string, unknown>[]
}

const list = async (path: string, parameters: Record<string, string> = {}) => {
  const answer = await site.fetch(`${path}?${new URLSearchParams({ limit: '100', ...parameters }).toString()}`, { headers: { token } })
  expect(answer.status).toBe(200)
  return (await answer.json()) as List
}
const totals = async () => {
  const lists = await Promise.all(Object.keys(AMOUNTS).map((name) => list(`/api/${name}`, name === 'articles' ? {} : { event: EVENT })))
  return lists.map(({ total }) => total)
}

test('variants of the demo content are published, each with a page of its own', async () => {
  const before = await totals()
  await seed(site.payload, EVENT, AMOUNTS)
  expect(await totals()).toEqual(Object.values(AMOUNTS).map((amount, index) => amount + (before[index] ?? 0)))
  const pages = [await list('/api/articles'), await list('/api/participants', { event: EVENT })]
  for (const { items, total } of pages) expect(new Set(items.map(({ identifier }) => identifier)).size).toBe(Math.min(total, 100))
})

test('they are there in both languages, and are found by their numbers', async () => {
  const { items } = await read<List>(site, '/api/participants', { event: EVENT, keyword: 'ცხადაძე 60', lang: 'ge' })
  expect(items[0]).toMatchObject({ identifier: 'mari-tskhadadze-60', fullName: 'მარი ცხადაძე 60' })
})

test('variants of guests have tickets and places of their own', async () => {
  const { docs } = await site.payload.find({ collection: 'registrations', pagination: false, depth: 0, select: { number: true, ticketNumber: true, ticketCode: true } })
  const tickets = docs.filter(({ ticketCode }) => typeof ticketCode === 'string')
  expect(tickets.length).toBeGreaterThan(AMOUNTS.registrations / 2)
  expect(new Set(docs.map(({ number }) => number)).size).toBe(docs.length)
  expect(new Set(tickets.map(({ ticketNumber }) => ticketNumber)).size).toBe(tickets.length)
})
