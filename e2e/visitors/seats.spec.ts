import { Cms } from '../support/cms'
import { goesTo, outboxOf } from '../support/mailbox'
import { startSite, type Site } from '../support/server'
import { expect, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

const EVENT = 'gali-jazz-2027'
let site: Site
let cms: Cms

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings: { RATE_LIMIT: 'off' } })
  cms = await Cms.signIn(site)
  await cms.publish('events', await cms.keyOf('events', 'identifier', EVENT), { capacity: 100, isRegistrationActive: true, questions: [] })
})

test.afterAll(() => site.stop())

const register = (email: string) => post(`${site.url}/api/registrations`, registrationBody(email, EVENT))

async function registrations() {
  const { docs } = await cms.send<{ docs: { email: string; state: string; number: number }[] }>('GET', 'registrations?pagination=false&depth=0&sort=number')
  return docs
}

test('five hundred at once get exactly the hundred seats, the others wait in order', async () => {
  const answers = await Promise.all(Array.from({ length: 500 }, (_, index) => register(`guest-${index}@example.com`)))
  const statuses = answers.map(({ status }) => status)
  expect(statuses.filter((status) => status === 201)).toHaveLength(100)
  expect(statuses.filter((status) => status === 200)).toHaveLength(400)

  const stored = await registrations()
  expect(new Set(stored.map(({ email }) => email)).size).toBe(500)
  expect(stored.map(({ number }) => number)).toEqual(Array.from({ length: 500 }, (_, index) => index + 1))
  expect(stored.map(({ state }) => state)).toEqual([...Array<string>(100).fill('confirmed'), ...Array<string>(400).fill('waiting')])
})

test('what the visitor is told is what is stored', async () => {
  const answer = await register('late@example.com')
  expect(await answer.text()).toContain('401')
  const { items } = (await (await fetch(`${site.url}/api/events?identifier=${EVENT}`)).json()) as { items: { isFull: boolean }[] }
  expect(items[0]?.isFull).toBe(true)
})

test('fifty identical posts at once are one registration and one letter', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => register('Double@Example.com')))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(49)
  expect((await registrations()).filter(({ email }) => email === 'double@example.com')).toHaveLength(1)
  await expect(async () => {
    expect((await outboxOf(site.dataDir)).filter(goesTo('double@example.com'))).toHaveLength(1)
  }).toPass({ timeout: 60_000 })
})

test('fifty subscriptions of one address at once are one subscriber', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, () => post(`${site.url}/api/subscriptions`, { email: 'reader@example.com' })))
  expect(answers.every(({ ok }) => ok)).toBe(true)
  expect((await cms.send<{ totalDocs: number }>('GET', 'subscriptions?where[email][equals]=reader@example.com')).totalDocs).toBe(1)
})
