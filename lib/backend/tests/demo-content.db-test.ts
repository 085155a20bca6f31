// On Postgres too: it holds as many rows as a large site.
import { expect, test } from './support/test'
import guests from '../demo/content/guests.json'
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

test('the next summit has invented guests in both scripts, with tickets, whom nobody emails', async () => {
  const { docs } = await site.payload.find({ collection: 'registrations', where: { 'event.identifier': { equals: 'summit-2027' } }, sort: 'number', pagination: false, depth: 0 })
  expect(docs.map(({ email }) => email)).toEqual(guests.map(({ email }) => email))
  expect(docs.every(({ email, noReminders }) => email.endsWith('.example') && noReminders)).toBe(true)
  const seated = docs.filter(({ state }) => state === 'confirmed')
  expect(seated.map(({ ticketNumber }) => ticketNumber)).toEqual(seated.map((_, index) => index + 1))
  expect(new Set(seated.map(({ kind }) => kind))).toEqual(new Set(['guest', 'speaker', 'partner', 'staff']))
  for (const script of [/[ა-ჰ]/, /[a-z]/]) expect(docs.some(({ fullName }) => script.test(fullName))).toBe(true)
  expect(new Set(docs.map(({ createdAt }) => createdAt.slice(0, 10))).size).toBeGreaterThan(20)
  expect((await site.payload.count({ collection: 'payload-jobs' })).totalDocs).toBe(0)
})

test('the demo content is complete', async () => {
  const wanted = { events: 5, speakers: 24, participants: 60, teamMembers: 12, articles: 12, sessionDays: 3, sessions: 24, partners: 20, testimonials: 8, faqs: 24, lineups: 18, aboutStatements: 4 }
  for (const [name, count] of Object.entries(wanted)) expect(await total(`/api/${name}`), name).toBe(count)
})

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
