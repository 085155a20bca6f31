import { once } from 'node:events'
import { createServer, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { isWrittenFile } from '../../../lib/site/metadata/metadata-routes'
import { withWrittenFiles } from './written-files.mjs'

const FEED = `<feed>${'<entry/>'.repeat(200)}</feed>`

let server
let origin
/** What the stand-in for the framework writes. */
let text

beforeEach(async () => {
  text = FEED
  const handle = withWrittenFiles(framework, isWrittenFile)
  server = createServer((incoming, response) => {
    response.setHeader('Content-Security-Policy', "default-src 'self'")
    return handle(incoming, response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  origin = `http://127.0.0.1:${server.address().port}`
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

function framework({ method, url }, response) {
  if (url.startsWith('/sitemap-9')) return response.writeHead(404).end()
  if (url === '/icon.svg') response.setHeader('ETag', '"of the file"')
  response.setHeader('Content-Type', 'application/xml')
  response.setHeader('Cache-Control', 'public, no-cache')
  response.write(method === 'HEAD' ? '' : text.slice(0, 9))
  return response.end(method === 'HEAD' ? '' : text.slice(9))
}

const ask = (address, headers = {}, method = 'GET') =>
  new Promise((resolve, reject) => {
    request(origin + address, { method, headers, agent: false }, (answer) => {
      const parts = []
      answer.on('data', (part) => parts.push(part)).on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
    })
      .on('error', reject)
      .end()
  })

test('whoever holds a file as it is gets no more than word of that, in each encoding', async () => {
  const whole = await ask('/feed.xml?lang=ge')
  expect([whole.status, whole.body.toString(), whole.headers['content-security-policy']]).toEqual([200, FEED, "default-src 'self'"])
  const { etag } = whole.headers
  expect(etag).toMatch(/^W\/"[\w-]{22}"$/)
  for (const [encoding, decode] of [['br', brotliDecompressSync], ['gzip', gunzipSync]]) {
    const { headers, body } = await ask('/feed.xml', { 'accept-encoding': encoding })
    expect([decode(body).toString(), headers['content-encoding'], headers.etag, headers.vary]).toEqual([FEED, encoding, etag, 'Accept-Encoding'])
  }
  for (const method of ['GET', 'HEAD']) {
    const again = await ask('/feed.xml', { 'if-none-match': `"other", ${etag}`, 'accept-encoding': 'br' }, method)
    expect([again.status, again.body.length, again.headers.etag, again.headers['cache-control']]).toEqual([304, 0, etag, 'public, no-cache'])
  }
})

test('what is not there, and what has a tag of its own, is left alone', async () => {
  expect(await ask('/sitemap-9.xml')).toMatchObject({ status: 404, headers: expect.not.objectContaining({ etag: expect.anything() }) })
  expect((await ask('/icon.svg')).headers.etag).toBe('"of the file"')
})
