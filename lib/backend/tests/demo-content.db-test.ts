import { expect, test } from './support/test'
import guests from '../demo/content/guests.json'
import { read } from './support/client'
import { openSite } from './support/site'

const site = await openSite()

const total = async (path: string, parameters: Record<string, string> = {}) => (await read<{ total: number }>(site, path, { limit: '1', ...parameters })).total

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
  const wanted = { events: 6, speakers: 24, participants: 60, teamMembers: 12, articles: 12, sessionDays: 3, sessions: 24, partners: 20, testimonials: 8, faqs: 24, lineups: 18, aboutStatements: 4 }
  for (const [name, count] of Object.entries(wanted)) expect(await total(`/api/${name}`), name).toBe(count)
})

test('a programme is being read by six jurors who cannot sign in, in both languages', async () => {
  const { docs: rounds } = await site.payload.find({ collection: 'review-rounds', depth: 0 })
  expect(rounds).toMatchObject([{ phase: 'reading', readings: 3, places: 12, isBlind: true, criteria: [{ key: 'need' }, { key: 'tried' }, { key: 'two' }] }])
  const { docs: jurors } = await site.payload.find({ collection: 'users', where: { role: { equals: 'juror' } }, depth: 0, showHiddenFields: true })
  expect([jurors.length, jurors.every(({ invitedAt, email }) => invitedAt && email.endsWith('.example'))]).toEqual([6, true])
  const { docs } = await site.payload.find({ collection: 'accelerators', where: { event: { equals: rounds[0]?.event } }, pagination: false, depth: 0 })
  expect([docs.length, docs.filter(({ locale }) => locale === 'ka').length]).toEqual([30, 17])
  const { docs: assignments } = await site.payload.find({ collection: 'review-assignments', pagination: false, depth: 0 })
  const loads = jurors.map(({ id }) => assignments.filter(({ juror }) => juror === id).length)
  expect([assignments.length, assignments.filter(({ state }) => state === 'sent').length > 45, Math.max(...loads) - Math.min(...loads) <= 3]).toEqual([90, true, true])
})
