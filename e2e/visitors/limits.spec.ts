import { startSite, type Site } from '../support/server'
import { MESSAGES, expect, test } from '../support/test'
import { post, registrationBody } from '../support/visitor'

// What one test has sent counts for the next.
test.describe.configure({ mode: 'serial' })

let site: Site
test.beforeAll(async () => {
  site = await startSite({ copyOf: process.env.TEMPLATE_DATA, settings: { TRUST_PROXY: 'on' } })
})
test.afterAll(() => site.stop())

const from = (address: string) => ({ 'X-Forwarded-For': address })

test('one address of a visitor can be tried five times a minute, in whatever case', async () => {
  const tries = []
  for (let count = 0; count < 6; count += 1) {
    const email = count % 2 ? 'eager@example.com' : 'EAGER@example.com'
    tries.push(await post(`${site.url}/api/subscriptions?lang=ge`, { email }, from(`10.0.1.${count}`)))
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
      post(`${site.url}/api/registrations`, registrationBody(`seat-${seat}@example.com`, 'summit-2027'), from('10.0.0.9')),
    ),
  )
  expect(hall.filter(({ ok }) => ok)).toHaveLength(100)
  expect(hall.filter(({ status }) => status === 429)).toHaveLength(1)
  const other = await post(`${site.url}/api/registrations`, registrationBody('outside@example.com', 'summit-2027'), from('10.0.0.10'))
  expect(other.ok).toBe(true)
})

test('the last proxy counts, not what a visitor makes up', async () => {
  const answer = await post(`${site.url}/api/registrations`, registrationBody('made-up@example.com', 'summit-2027'), from('1.2.3.4, 10.0.0.9'))
  expect(answer.status).toBe(429)
  const header = await post(`${site.url}/api/registrations`, registrationBody('made-up@example.com', 'summit-2027'), {
    ...from('10.0.0.9'),
    'X-Client-Address': '1.2.3.4',
  })
  expect(header.status).toBe(429)
})
