import { appendCookies, csrfCookie, localeCookie, NO_SESSION, readSession, sessionCookies, type SiteCookie } from './cookies'

const NOW = Date.parse('2027-05-14T10:00:00Z')
let siteUrl = 'http://leadx.example'

jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: siteUrl }) }))

function setCookieHeaders(cookies: SiteCookie[]): string[] {
  const headers = new Headers()
  appendCookies(headers, cookies)
  return headers.getSetCookie()
}

test('each CSRF token is another one, and ends with the browser', () => {
  const [one, other] = [csrfCookie(), csrfCookie()]
  expect(one.value).not.toBe(other.value)
  expect(setCookieHeaders([one])).toEqual([`XSRF-TOKEN=${one.value}; Path=/; SameSite=Lax`])
})

test.each([
  { url: 'https://leadx.example', isSecure: true },
  { url: 'http://leadx.example', isSecure: false },
])('on $url every cookie is kept to https: $isSecure', ({ url, isSecure }) => {
  siteUrl = url
  for (const cookie of setCookieHeaders([...sessionCookies({ token: 'abc', maxAge: 60 }), csrfCookie(), localeCookie('en')])) {
    expect(cookie.endsWith('; Secure')).toBe(isSecure)
  }
})

test.each([
  { cookies: ['token=abc; Max-Age=60; HttpOnly'], session: { token: 'abc', maxAge: 60 } },
  { cookies: ['other=1', 'token=abc; expires=Fri, 14 May 2027 10:02:00 GMT'], session: { token: 'abc', maxAge: 120 } },
  { cookies: ['token=; Max-Age=0'], session: NO_SESSION },
  { cookies: ['token=a b; Max-Age=60'], session: NO_SESSION },
  { cookies: ['other-token=abc'], session: null },
])('an answer with $cookies gives $session', ({ cookies, session }) => {
  const headers = new Headers()
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  expect(readSession(headers, 'token', NOW)).toEqual(session)
})
