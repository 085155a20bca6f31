import type { Request } from '../exchange'
import { standIn } from '../test-server'
import { forFront } from './front-cache'

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_900))

function sent({ status = 200, headers = {}, asked = { 'x-page-cache': 'on' } }: { status?: number; headers?: object; asked?: object }) {
  const answer = { status, headers: { 'x-accel-expires': '1', 'cache-control': 'private, no-cache', ...headers }, body: Buffer.alloc(0) }
  return forFront(answer, standIn<Request>({ headers: asked })).headers
}

test.each([200, 404, 308])('a stored page (%i) is fresh to the end of the second, and shown for one more', (status) => {
  expect(Object.entries(sent({ status }))).toEqual([['cache-control', 'stale-while-revalidate=1'], ['x-accel-expires', '@1800000000']])
})

test.each([
  ['a browser asks', { asked: {} }],
  ['somebody is signed in', { asked: { 'x-page-cache': 'on', cookie: 'token=x' } }],
  ['it has failed', { status: 503 }],
  ['it sets a cookie', { headers: { 'set-cookie': 'a=b' } }],
  ['nothing says that it may be', { headers: { 'x-accel-expires': undefined } }],
  ['it must not be stored', { headers: { 'cache-control': 'private, no-store' } }],
])('nothing is stored when %s', (_, answer) => {
  const headers = sent(answer)
  expect([headers['x-accel-expires'], headers['cache-control']]).toEqual([undefined, expect.stringContaining('private')])
})
