// On Postgres too: it holds as many rows as a large site.
import { expect, test } from './support/test'
import { foreignContent } from '../../../scripts/seed/guard'
import { fill } from '../../../scripts/seed/fill'
import { post, read } from './support/client'
import { openSite } from './support/site'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'summit-2027'
const AMOUNTS = { participants: 6, articles: 3, sessions: 4 }
const site = await openSite()

const total = async (path: string, parameters: Record<string, string> = {}) => (await read<{ total: number }>(site, path, { limit: '1', ...parameters })).total
const totals = () => Promise.all([total('/api/participants', { event: EVENT }), total('/api/articles'), total('/api/sessions', { event: EVENT })])

test('made-up content is added to demo content, and to nothing that a visitor has written to', async () => {
  expect(await foreignContent(site.payload)).toEqual([])
  expect((await post(site, '/api/registrations', registrationBody('somebody@example.com', EVENT))).status).toBe(201)
  expect(await foreignContent(site.payload)).toEqual(['1 registrations from visitors'])
})

test('it is published with the rest, in both languages', async () => {
  const [participants = 0, articles = 0, sessions = 0] = await totals()
  await fill(site.payload, AMOUNTS, EVENT)
  expect(await totals()).toEqual([participants + AMOUNTS.participants, articles + AMOUNTS.articles, sessions + AMOUNTS.sessions])
  const { items } = await read<{ items: { title: string }[] }>(site, '/api/articles', { limit: '1', lang: 'ge' })
  expect(items[0]?.title).toMatch(/[ა-ჰ]/)
})
