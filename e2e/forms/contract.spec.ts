import { cookieOf, send } from '../support/client'
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

const OTHER_METHODS = [
  ['GET', '/api/ownRegistrations/abc/correct', 'POST'],
  ['DELETE', '/api/ownRegistrations/abc/withdraw', 'POST'],
  ['PUT', '/api/ownRegistrations/abc/accept', 'POST'],
  ['POST', '/api/ownRegistrations/abc', 'GET, HEAD'],
  ['GET', '/api/ownSubscriptions/abc/confirm', 'POST'],
  ['PATCH', '/api/ownSubscriptions/abc/unsubscribe', 'POST'],
  ['DELETE', '/api/ownSubscriptions/abc', 'GET, HEAD'],
  ['POST', '/api/csrf', 'GET, HEAD'],
] as const

for (const [method, path, allow] of OTHER_METHODS) {
  test(`${method} ${path} is answered by the methods that there are`, async ({ baseURL: url = '' }) => {
    const answer = await send({ url }, method, path)
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow])
    expect(await answer.json()).toMatchObject({ error: { code: 'methodNotAllowed' } })
  })
}

test('a body from a link of an email is checked like any other', async ({ baseURL: url = '' }) => {
  expect((await send({ url }, 'POST', '/api/ownRegistrations/abc/correct', { body: {} })).status).toBe(422)
  expect((await send({ url }, 'POST', '/api/ownRegistrations/abc/correct', { body: '[' })).status).toBe(400)
  expect((await send({ url }, 'GET', '/api/ownRegistrations/abc')).status).toBe(404)
})
