import { withoutFrameworkHeaders } from './framework-headers.mjs'

test('headers that the framework sends to itself are removed from requests', () => {
  const kept = { host: 'leadx.example', rsc: '1', 'next-router-prefetch': '1', 'next-action': 'a', 'x-forwarded-for': '1.2.3.4', 'x-xsrf-token': 't', 'x-request-id': 'r', token: 'x' }
  const dropped = ['x-middleware-prefetch', 'x-middleware-subrequest', 'x-middleware-rewrite', 'x-nextjs-data', 'x-invoke-path', 'x-matched-path', 'x-now-route-matches', 'x-prerender-revalidate']
  const request = { headers: { ...kept, ...Object.fromEntries(dropped.map((name) => [name, '1'])) } }
  let answered
  withoutFrameworkHeaders((passed) => (answered = passed))(request, {})
  expect(answered.headers).toEqual(kept)
})

test.each([
  [encodeURIComponent('["",{}]'), true],
  ['x', false],
  ['%', false],
  ['{}', false],
  ['', false],
])('the state of a page %j is passed on: %s', (state, isPassedOn) => {
  const request = { headers: { rsc: '1', 'next-router-state-tree': state } }
  withoutFrameworkHeaders(() => undefined)(request, {})
  expect('next-router-state-tree' in request.headers).toBe(isPassedOn)
})
