import { test } from 'node:test'
import { post, signIn } from './support/client'
import { expect, MESSAGES } from './support/expect'
import { emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { registrationBody } from './support/visitor'

const site = await openSite({ settings: { RATE_LIMIT: 'on' } })

/** The server writes the address of the client into each request. */
const from = (address: string) => ({ 'X-Client-Address': address })

test('one address of a visitor can be tried five times a minute, in whatever case', async () => {
  const tries = []
  for (let count = 0; count < 6; count += 1) {
    const email = count % 2 ? 'eager@example.com' : 'EAGER@example.com'
    tries.push(await post(site, `/api/subscriptions?lang=ge`, { email }, from(`10.0.1.${count}`)))
  }
  expect(tries.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  const last = tries.at(-1)
  expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(Number(last?.headers.get('retry-after'))).toBeLessThanOrEqual(60)
  expect(await last?.json()).toMatchObject({ error: { code: 'tooManyRequests', message: MESSAGES.ka.ApiErrors.tooManyRequests } })
})

test('a lecture hall behind one address gets in, a flood does not, and others are not held up', async () => {
  const hall = await Promise.all(
    Array.from({ length: 101 }, (_, seat) =>
      post(site, '/api/registrations', registrationBody(`seat-${seat}@example.com`, 'summit-2027'), from('10.0.0.9')),
    ),
  )
  expect(hall.filter(({ ok }) => ok)).toHaveLength(100)
  expect(hall.filter(({ status }) => status === 429)).toHaveLength(1)
  const other = await post(site, '/api/registrations', registrationBody('outside@example.com', 'summit-2027'), from('10.0.0.10'))
  expect(other.ok).toBe(true)
})

test('twenty sign-ins a minute are enough for one address', async () => {
  const nobody = { email: 'nobody@leadx.example', password: 'x' }
  const allowed = await Promise.all(Array.from({ length: 20 }, () => signIn(site, nobody)))
  expect(allowed.map(({ answer }) => answer.status)).toEqual(Array(20).fill(401))
  const { answer } = await signIn(site, nobody)
  expect(answer.status).toBe(429)
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
})

test('a link of an email changes things five times a minute, from wherever it is opened', async () => {
  const email = 'restless@example.com'
  await post(site, '/api/registrations', registrationBody(email, 'summit-2027'), from('10.0.2.1'))
  const token = linkIn(await emailTo(site, email, 'You are registered'), '/registration').replace('/registration', '')
  const tries = []
  for (let count = 0; count < 6; count += 1) {
    tries.push(await post(site, `/api/ownRegistrations${token}/correct?lang=ge`, registrationBody(email, 'summit-2027'), from(`10.0.3.${count}`)))
  }
  expect(tries.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
  expect(await tries[5]?.json()).toMatchObject({ error: { code: 'tooManyRequests', message: MESSAGES.ka.ApiErrors.tooManyRequests } })
  expect((await post(site, `/api/ownRegistrations${token}/withdraw`, {}, from('10.0.3.9'))).status, 'another endpoint').toBe(200)
})

test('links cannot be tried out', async () => {
  const tries = await Promise.all(Array.from({ length: 101 }, (_, index) => post(site, `/api/ownSubscriptions/${index}/confirm`, {}, from('10.0.4.1'))))
  expect(tries.filter(({ status }) => status === 404)).toHaveLength(100)
  expect(tries.filter(({ status }) => status === 429)).toHaveLength(1)
})
