import type { Request, Response } from '../exchange'
import { standIn } from '../test-server'
import { frameworkHeaders } from './framework-headers'

function passed(headers: Record<string, string>): Record<string, string> {
  void frameworkHeaders(standIn<Request>({ headers }), standIn<Response>({}))
  return headers
}

test('headers that the framework sends to itself are removed from requests', () => {
  const others = { host: 'leadx.example', rsc: '1', 'next-router-prefetch': '1', 'next-action': 'a', 'x-forwarded-for': '1.2.3.4', 'x-xsrf-token': 't', 'x-request-id': 'r', token: 'x' }
  const dropped = ['x-middleware-prefetch', 'x-middleware-subrequest', 'x-middleware-rewrite', 'x-nextjs-data', 'x-invoke-path', 'x-matched-path', 'x-now-route-matches', 'x-prerender-revalidate', 'x-not-here']
  expect(passed({ ...others, ...Object.fromEntries(dropped.map((name) => [name, '1'])) })).toEqual(others)
})

test.each([
  [encodeURIComponent('["",{}]'), true],
  ['x', false],
  ['{}', false],
])('the state of a page %j is passed on: %s', (state, isPassedOn) => {
  expect('next-router-state-tree' in passed({ rsc: '1', 'next-router-state-tree': state })).toBe(isPassedOn)
})
