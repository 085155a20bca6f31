import { cookieValue, failsCsrfCheck } from './csrf'

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
  { what: 'asking for headers with cookies', method: 'HEAD', cookie: 'token=t', fails: false },
  { what: 'asking what is allowed', method: 'OPTIONS', cookie: 'token=t', fails: false },
  { what: 'writing without cookies', method: 'POST', fails: false },
  { what: 'writing with cookies and no token', method: 'POST', cookie: 'token=t', fails: true },
  { what: 'writing with the token in the cookie alone', method: 'POST', cookie: 'token=t; XSRF-TOKEN=abc', fails: true },
  { what: 'writing with the token in the header alone', method: 'POST', cookie: 'token=t', header: 'abc', fails: true },
  { what: 'writing with another token', method: 'POST', cookie: 'XSRF-TOKEN=abc', header: 'abd', fails: true },
  { what: 'writing with an empty token', method: 'POST', cookie: 'XSRF-TOKEN=; a=b', header: '', fails: true },
  { what: 'writing with the same token', method: 'POST', cookie: 'token=t; XSRF-TOKEN=abc', header: 'abc', fails: false },
  { what: 'writing with an encoded token', method: 'POST', cookie: 'XSRF-TOKEN=a%2Fb%3D', header: 'a/b=', fails: false },
  { what: 'replacing without the token', method: 'PUT', cookie: 'token=t', fails: true },
  { what: 'reordering without the token', method: 'PATCH', cookie: 'token=t', fails: true },
  { what: 'deleting without the token', method: 'DELETE', cookie: 'token=t', fails: true },
  { what: 'deleting with the same token', method: 'DELETE', cookie: 'XSRF-TOKEN=abc', header: 'abc', fails: false },
])('$what fails the CSRF check: $fails', ({ fails, ...sent }) => {
  expect(failsCsrfCheck(requestOf(sent))).toBe(fails)
})

test.each([
  { cookies: 'token=abc', name: 'token', value: 'abc' },
  { cookies: 'a=1; token=abc; b=2', name: 'token', value: 'abc' },
  { cookies: 'a=1;token=abc', name: 'token', value: 'abc' },
  { cookies: 'my-token=no; token=yes', name: 'token', value: 'yes' },
  { cookies: 'token=a=b=', name: 'token', value: 'a=b=' },
  { cookies: 'token=a%20b', name: 'token', value: 'a b' },
  { cookies: 'token=100%', name: 'token', value: '100%' },
  { cookies: 'token=', name: 'token', value: '' },
  { cookies: 'token', name: 'token', value: undefined },
  { cookies: 'Token=abc', name: 'token', value: undefined },
  { cookies: '', name: 'token', value: undefined },
])('"$cookies" holds $value as $name', ({ cookies, name, value }) => {
  expect(cookieValue(cookies, name)).toBe(value)
})
