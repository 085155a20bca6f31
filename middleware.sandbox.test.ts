import { NextRequest } from 'next/server'
import { cachedPage } from './lib/site/cached-page'
import { middleware } from './middleware'

jest.mock('@/lib/env', () => ({ env: () => ({ SITE_URL: 'https://leadx.example', INDEXING: true, CORS_ORIGINS: [] }) }))

const answer = (path: string, cookie?: string) =>
  middleware(new NextRequest(`http://localhost:3000${path}`, { headers: cookie ? { cookie } : {} }))

test.each([
  { path: '/about', cookie: undefined },
  { path: '/about', cookie: 'local-lang=ge' },
  { path: '/about?lang=en', cookie: 'local-lang=en' },
  { path: '/event/summit-2027/register-for-public-square', cookie: undefined },
])('a page that a cache may keep sets no cookie: $path with $cookie', ({ path, cookie }) => {
  const { cookies, headers } = answer(path, cookie)
  expect(cookies.getAll()).toEqual([])
  expect(headers.get('cache-control')).toBe('private, no-cache')
  expect(headers.has('x-accel-expires')).toBe(true)
})

test.each([
  { path: '/about', cookie: 'token=abc' },
  { path: '/about', cookie: '__prerender_bypass=abc' },
  { path: '/about?lang=ge', cookie: undefined },
  { path: '/login', cookie: undefined },
  { path: '/registration/abc', cookie: undefined },
  { path: '/api/events', cookie: undefined },
  { path: '/admin', cookie: undefined },
  { path: '/nope.txt', cookie: undefined },
])('a cache in front keeps nothing of $path with $cookie', ({ path, cookie }) => {
  expect(answer(path, cookie).headers.has('x-accel-expires')).toBe(false)
})

test('an address that a browser fetches ahead changes nobody’s language', () => {
  const { cookies, headers } = middleware(new NextRequest('http://localhost:3000/about?lang=ge', { headers: { 'Sec-Purpose': 'prefetch;prerender' } }))
  expect(cookies.getAll()).toEqual([])
  expect(headers.get('content-language')).toBe('ka')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  { path: '/about?lang=ge', cookie: undefined, value: 'ge' },
  { path: '/about?lang=en', cookie: 'local-lang=ge', value: 'en' },
])('another language is remembered, only over https and by no cache: $path with $cookie', ({ path, cookie, value }) => {
  const { cookies, headers } = answer(path, cookie)
  expect(cookies.getAll()).toMatchObject([{ name: 'local-lang', value, secure: true }])
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  { path: '/nope?lang=ge', to: '/?lang=ge' },
  { path: '/event/summit/programi?lang=ka', to: '/?lang=ge' },
  { path: '/nope?lang=en', cookie: 'local-lang=ge', to: '/?lang=en' },
  { path: '/nope?lang=xx&x=1', to: '/' },
])('the unknown $path leads to $to, in its language', ({ path, cookie, to }) => {
  const { status, headers } = middleware(new NextRequest(`http://localhost:3000${path}`, { headers: { cookie: cookie ?? '' } }))
  expect([status, headers.get('location')]).toEqual([307, `http://localhost:3000${to}`])
})

test.each<{ method: string; path: string; headers?: Record<string, string>; status: number }>([
  { method: 'POST', path: '/about', status: 405 },
  { method: 'POST', path: '/admin', status: 405 },
  { method: 'POST', path: '/admin', headers: { 'next-action': 'abc', cookie: 'token=abc' }, status: 200 },
  { method: 'POST', path: '/admin', headers: { 'next-action': 'abc', origin: 'https://evil.example' }, status: 403 },
  { method: 'POST', path: '/admin', headers: { 'next-action': 'abc', 'sec-fetch-site': 'cross-site' }, status: 403 },
  { method: 'POST', path: '/admin', headers: { 'next-action': 'abc', cookie: 'token=abc', origin: 'http://localhost:3000', host: 'localhost:3000' }, status: 200 },
  { method: 'POST', path: '/api/subscriptions', status: 200 },
  { method: 'PATCH', path: '/cms/api/users/1', status: 200 },
  { method: 'POST', path: '/subscription/abc', status: 200 },
])('$method $path is let through or not: $status', ({ method, path, headers, status }) => {
  expect(middleware(new NextRequest(`http://localhost:3000${path}`, { method, headers })).status).toBe(status)
})

test.each([
  { path: '/about?utm_source=x', cookie: 'local-lang=ge' },
  { path: '/about?lang=en', cookie: 'local-lang=ge' },
  { path: '/event/speakers?page=2&country=GE', cookie: undefined },
])('our server caches a page under the path at which it is rendered: $path with $cookie', ({ path, cookie }) => {
  const rewritten = answer(path, cookie).headers.get('x-middleware-rewrite') ?? ''
  expect(cachedPage(path, { cookie })?.key).toContain(` ${new URL(rewritten).pathname}`)
})

test.each([
  { path: '/about', robots: null, referrer: null },
  { path: '/login', robots: 'noindex', referrer: null },
  { path: '/reset-password/abc', robots: 'noindex', referrer: 'no-referrer' },
  { path: '/registration/abc/cancel', robots: 'noindex', referrer: 'no-referrer' },
])('$path is for search engines or not, and leaks no token', ({ path, robots, referrer }) => {
  const { headers } = answer(path)
  expect([headers.get('x-robots-tag'), headers.get('referrer-policy')]).toEqual([robots, referrer])
  if (referrer) expect(headers.get('cache-control')).toBe('private, no-store')
})

test.each([
  { path: '/cms/nope', kept: 'private, no-store' },
  { path: '/cms/api/events', kept: 'private, no-store' },
  { path: '/cms/api/media/file/hall.webp', kept: null },
])('nothing of the CMS is kept but its pictures: $path', ({ path, kept }) => {
  expect(answer(path).headers.get('cache-control')).toBe(kept)
})
