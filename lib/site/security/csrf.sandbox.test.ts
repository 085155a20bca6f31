import { failsCsrfCheck } from './csrf'

jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://leadx.example', CORS_ORIGINS: ['https://partner.example'] }) }))

interface Sent {
  method: string
  cookie?: string
  header?: string
}

const requestOf = ({ method, cookie, header }: Sent) =>
  new Request('http://site.invalid/api/subscriptions', {
    method,
    headers: { ...(cookie && { cookie }), ...(header !== undefined && { 'X-XSRF-TOKEN': header }) },
  })

test.each<Sent & { what: string; fails: boolean }>([
  { what: 'reading with cookies', method: 'GET', cookie: 'token=t', fails: false },
  { what: 'writing without cookies', method: 'POST', fails: false },
  { what: 'writing with cookies and no token', method: 'POST', cookie: 'token=t', fails: true },
  { what: 'writing with the token in the cookie alone', method: 'POST', cookie: 'token=t; XSRF-TOKEN=abc', fails: true },
  { what: 'writing with another token', method: 'POST', cookie: 'XSRF-TOKEN=abc', header: 'abd', fails: true },
  { what: 'writing with an empty token', method: 'POST', cookie: 'XSRF-TOKEN=; a=b', header: '', fails: true },
  { what: 'writing with the same token', method: 'POST', cookie: 'token=t; XSRF-TOKEN=abc', header: 'abc', fails: false },
  { what: 'writing with an encoded token', method: 'POST', cookie: 'XSRF-TOKEN=a%2Fb%3D', header: 'a/b=', fails: false },
  { what: 'deleting without the token', method: 'DELETE', cookie: 'token=t', fails: true },
])('$what fails the CSRF check: $fails', ({ fails, ...sent }) => {
  expect(failsCsrfCheck(requestOf(sent))).toBe(fails)
})

test.each<{ what: string; headers: Record<string, string>; fails: boolean }>([
  { what: 'of the site', headers: { origin: 'https://leadx.example', 'sec-fetch-site': 'same-origin' }, fails: false },
  { what: 'of an allowed site', headers: { origin: 'https://partner.example' }, fails: false },
  { what: 'of the site that sends no referrer', headers: { origin: 'null', 'sec-fetch-site': 'same-origin' }, fails: false },
  { what: 'without an origin', headers: { origin: 'null' }, fails: true },
  { what: 'of another site', headers: { origin: 'https://evil.example' }, fails: true },
  { what: 'of another site that hides where it is', headers: { 'sec-fetch-site': 'cross-site' }, fails: true },
  { what: 'of another site by the words of the browser', headers: { origin: 'https://partner.example', 'sec-fetch-site': 'cross-site' }, fails: true },
])('a write of a page $what, without cookies, fails: $fails', ({ headers, fails }) => {
  const sent = (method: string) => new Request('http://localhost:3000/api/auth/login', { method, headers })
  expect(failsCsrfCheck(sent('POST'))).toBe(fails)
  expect(failsCsrfCheck(sent('GET'))).toBe(false)
})
