import type { IncomingMessage } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Request, Response } from '../exchange'
import { serveSteps } from '../test-server'
import { tagExports } from './exports'
import { pages } from './pages'
import { askFramework } from './ask-framework'

const FEED = `<feed>${'<entry/>'.repeat(200)}</feed>`

/** Writes files as the framework does. */
function framework({ url = '' }: IncomingMessage, response: Response) {
  if (url.startsWith('/sitemap-9')) return response.writeHead(404).end()
  response.setHeader('Content-Type', 'application/xml')
  response.setHeader('Cache-Control', 'public, no-cache')
  response.write(FEED.slice(0, 9))
  return response.end(FEED.slice(9))
}

let server: Awaited<ReturnType<typeof serveSteps>>
beforeAll(async () => {
  const ownHeaders = (_: Request, response: Response) => void response.setHeader('Content-Security-Policy', "default-src 'self'")
  const answerOf = async ({ address }: { address: string }) => tagExports(await askFramework(framework, { url: address, headers: { host: 'x' } }), { url: address, headers: {}, requestId: '', startedAt: 0 })
  server = await serveSteps([ownHeaders, pages({ handle: framework, answerOf, steps: [tagExports] })])
})
afterAll(() => server.close())

const ask = (address: string, headers = {}, method = 'GET') => server.ask(address, headers, method)

test('whoever holds a file as it is gets no more than word of that, in each encoding', async () => {
  const whole = await ask('/feed.xml?lang=ge')
  expect([whole.status, whole.body.toString(), whole.headers['content-security-policy']]).toEqual([200, FEED, "default-src 'self'"])
  const { etag } = whole.headers
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const [encoding, decode] of [['br', brotliDecompressSync], ['gzip', gunzipSync]] as const) {
    const { headers, body } = await ask('/feed.xml', { 'accept-encoding': encoding })
    expect([decode(body).toString(), headers['content-encoding'], headers.etag, headers.vary]).toEqual([FEED, encoding, etag, 'Accept-Encoding'])
  }
  for (const method of ['GET', 'HEAD']) {
    const again = await ask('/feed.xml', { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' }, method)
    expect([again.status, again.body.length, again.headers.etag, again.headers['cache-control']]).toEqual([304, 0, etag, 'public, no-cache'])
  }
})

test('a file that is not there has no tag', async () => {
  const { status, headers } = await ask('/sitemap-9.xml')
  expect([status, headers.etag]).toEqual([404, undefined])
})
