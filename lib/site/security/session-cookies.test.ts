import { csrfCookie, givenSession, sessionCookies } from './session-cookies'

const NOW = Date.parse('2027-05-14T10:00:00Z')

test('no script can read the token, and both cookies end together', () => {
  expect(sessionCookies({ token: 'abc', maxAge: 60 }, false)).toEqual([
    'token=abc; HttpOnly; Path=/; Max-Age=60; SameSite=Lax',
    'signed-in=1; Path=/; Max-Age=60; SameSite=Lax',
  ])
})

test('signing out takes both away', () => {
  for (const cookie of sessionCookies({ token: '', maxAge: 60 }, false)) expect(cookie).toMatch(/^[\w-]+=; .*Max-Age=0;/)
})

test('on https every cookie stays on https', () => {
  for (const cookie of [...sessionCookies({ token: 'abc', maxAge: 60 }, true), csrfCookie('x', true)]) {
    expect(cookie).toMatch(/; Secure$/)
  }
})

test.each([
  { cookies: ['token=abc; Max-Age=60; HttpOnly'], session: { token: 'abc', maxAge: 60 } },
  { cookies: ['other=1', 'token=abc; expires=Fri, 14 May 2027 10:02:00 GMT'], session: { token: 'abc', maxAge: 120 } },
  { cookies: ['token=abc; HttpOnly'], session: { token: 'abc', maxAge: 86_400 } },
  { cookies: ['token=; Max-Age=0'], session: { token: '', maxAge: 0 } },
  { cookies: ['token=abc; Expires=Thu, 01 Jan 1970 00:00:00 GMT'], session: { token: '', maxAge: 0 } },
  { cookies: ['token=a b; Max-Age=60'], session: { token: '', maxAge: 0 } },
  { cookies: ['other-token=abc'], session: null },
  { cookies: [], session: null },
])('an answer with $cookies gives $session', ({ cookies, session }) => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  expect(givenSession(headers, 'token', NOW)).toEqual(session)
})
