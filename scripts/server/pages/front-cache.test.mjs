import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { withFrontCache } from './front-cache.mjs'

const NOW = 1_800_000_000_900

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(NOW))

async function answerOf(handle, headers = { 'X-Page-Cache': 'on' }) {
  const server = createServer(withFrontCache(handle)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const [response] = await once(get({ port: server.address().port, host: '127.0.0.1', headers }), 'response')
  response.resume()
  server.close()
  return [response.headers['x-accel-expires'], response.headers['cache-control']]
}

const page = (status, headers = {}) => (_request, response) => {
  response.setHeader('X-Accel-Expires', '1')
  response.setHeader('Cache-Control', 'private, no-cache')
  response.writeHead(status, headers).end()
}

test('a kept page is fresh to the end of the second, and shown for one more', async () => {
  for (const status of [200, 404, 308]) expect(await answerOf(page(status))).toEqual(['@1800000000', 'stale-while-revalidate=1'])
})

test.each([
  { what: 'a browser asks', handle: page(200), headers: {} },
  { what: 'it has failed', handle: page(503) },
  { what: 'it sets a cookie', handle: page(200, { 'Set-Cookie': 'a=b' }) },
  { what: 'nothing says that it may be', handle: (_request, response) => response.setHeader('Cache-Control', 'private, no-cache').end() },
])('nothing is kept when $what', async ({ handle, headers }) => {
  expect(await answerOf(handle, headers)).toEqual([undefined, 'private, no-cache'])
})

test('nothing is kept when it must not be stored', async () => {
  expect(await answerOf(page(200, { 'Cache-Control': 'private, no-store' }))).toEqual([undefined, 'private, no-store'])
})
