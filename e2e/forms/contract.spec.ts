import { cookieOf } from '../../scripts/test/api-request'
import { send } from '../support/client'
import { expect, test } from '../support/test'

test('the CSRF token is handed out once, by the embedded backend and in front of a remote one', async () => {
  for (const url of [process.env.EMBEDDED_URL ?? '', process.env.REMOTE_URL ?? '']) {
    const first = await send({ url }, 'GET', '/api/csrf')
    const token = cookieOf(first, 'XSRF-TOKEN')
    expect([first.status, token !== '', first.headers.get('cache-control')]).toEqual([204, true, 'private, no-store'])
    const again = await send({ url }, 'GET', '/api/csrf', { headers: { cookie: `XSRF-TOKEN=${token}` } })
    expect([again.status, again.headers.getSetCookie()]).toEqual([204, []])
  }
})

test('an address that takes no such method says which it takes', async ({ baseURL: url = '' }) => {
  const answer = await send({ url }, 'GET', '/api/ownRegistrations/abc/correct')
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST'])
})

test('a body from a link of an email is checked like any other', async ({ baseURL: url = '' }) => {
  expect((await send({ url }, 'POST', '/api/ownRegistrations/abc/correct', { body: {} })).status).toBe(422)
  expect((await send({ url }, 'POST', '/api/ownRegistrations/abc/correct', { body: '[' })).status).toBe(400)
  expect((await send({ url }, 'GET', '/api/ownRegistrations/abc')).status).toBe(404)
})
