import { expect, test } from './support/test'
import { openSite } from './support/site'
import guests from '../demo/content/guests.json'

const site = await openSite()

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
