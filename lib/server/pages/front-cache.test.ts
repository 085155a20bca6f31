import type { OutgoingHttpHeaders } from 'node:http'
import type { Request, Response } from '../exchange'
import { serveSteps } from '../test-server'
import { frontCache } from './front-cache'

const NOW = 1_800_000_000_900

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(NOW))

type Handle = (request: Request, response: Response) => unknown

async function answerOf(handle: Handle, sent: OutgoingHttpHeaders = { 'X-Page-Cache': 'on' }) {
  const server = await serveSteps([], handle, [frontCache])
  const { headers } = await server.ask('/', sent)
  server.close()
  return [headers['x-accel-expires'], headers['cache-control']]
}

const page = (status: number, headers: OutgoingHttpHeaders = {}): Handle => (_request, response) => {
  response.setHeader('X-Accel-Expires', '1')
  response.setHeader('Cache-Control', 'private, no-cache')
  response.setHeaders(new Map(Object.entries(headers as Record<string, string>)))
  response.writeHead(status).end()
}

test('a stored page is fresh to the end of the second, and shown for one more', async () => {
  for (const status of [200, 404, 308]) expect(await answerOf(page(status))).toEqual(['@1800000000', 'stale-while-revalidate=1'])
})

test.each<{ what: string; handle: Handle; headers?: OutgoingHttpHeaders }>([
  { what: 'a browser asks', handle: page(200), headers: {} },
  { what: 'it has failed', handle: page(503) },
  { what: 'it sets a cookie', handle: page(200, { 'Set-Cookie': 'a=b' }) },
  { what: 'nothing says that it may be', handle: (_request: Request, response: Response) => response.setHeader('Cache-Control', 'private, no-cache').end() },
])('nothing is stored when $what', async ({ handle, headers }) => {
  expect(await answerOf(handle, headers)).toEqual([undefined, 'private, no-cache'])
})

test('nothing is stored when it must not be stored', async () => {
  expect(await answerOf(page(200, { 'Cache-Control': 'private, no-store' }))).toEqual([undefined, 'private, no-store'])
})
