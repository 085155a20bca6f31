import { test } from './support/test'
import { post, postInRush } from './support/client'
import { expect } from './support/expect'
import { emailsTo } from './support/outbox'
import { openSite } from './support/site'
import { Staff } from './support/staff'
import { registrationBody } from './support/visitor'

const EVENT = 'gali-jazz-2027'
const site = await openSite()
const staff = await Staff.signIn(site)
await staff.publishEvent(EVENT, { capacity: 40, isRegistrationActive: true, questions: [] })

const register = (email: string) => postInRush(site, '/api/registrations', registrationBody(email, EVENT))

async function registrations() {
  const { docs } = await staff.send<{ docs: { email: string; state: string; number: number }[] }>('GET', `registrations?where[event.identifier][equals]=${EVENT}&pagination=false&depth=0&sort=number`)
  return docs
}

test('two hundred at once get exactly the forty seats, the others wait in order', async () => {
  const answers = await Promise.all(Array.from({ length: 200 }, (_, index) => register(`guest-${index}@example.com`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(40)
  expect(statuses.filter((status) => status === 200)).toHaveLength(160)

  const stored = await registrations()
  expect(new Set(stored.map(({ email }) => email)).size).toBe(200)
  expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: 200 }, (_, index) => index + 1))
  expect(stored.map(({ state }) => state)).toEqual([...Array<string>(40).fill('confirmed'), ...Array<string>(160).fill('waiting')])
})

test('what the visitor is told is what is stored', async () => {
  const answer = await register('late@example.com')
  expect(await answer.text()).toContain('161')
  const { items } = (await (await site.fetch(`/api/events?identifier=${EVENT}`)).json()) as { items: { isFull: boolean }[] }
  expect(items[0]?.isFull).toBe(true)
})

test('fifty identical posts at once are one registration and one email', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => register('Double@Example.com')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect((await registrations()).filter(({ email }) => email === 'double@example.com')).toHaveLength(1)
  await emailsTo(site, 'double@example.com', 1, 120_000)
})

test('fifty subscriptions of one address at once are one subscriber', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(site, '/api/subscriptions', { email: 'reader@example.com' })))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await staff.send<{ totalDocs: number }>('GET', 'subscriptions?where[email][equals]=reader@example.com')).totalDocs).toBe(1)
})
