import { randomBytes } from 'node:crypto'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { encodingFor, EncodedBody } from './encoded-body'

const HTML = Buffer.from(Array.from({ length: 3000 }, (_, index) => `<p>Paragraph ${index} of ${index % 7}</p>`).join('\n'))

test('a page reads the same in each encoding, and can be made smaller once', async () => {
  const body = await EncodedBody.of(HTML)
  const first = body.as('br')
  await body.improve(() => true)
  const best = body.as('br')
  expect(best.length).toBeLessThan(first.length)
  await body.improve(() => true)
  expect(body.as('br')).toBe(best)
  expect([brotliDecompressSync(best), gunzipSync(await body.as('gzip')), await body.as('identity')]).toEqual([HTML, HTML, HTML])
})

test('a cached page takes no more memory than its length', async () => {
  const body = await EncodedBody.of(randomBytes(10_000))
  for (const content of [body.as('br'), await body.as('gzip')]) {
    expect(content.buffer.byteLength).toBe(content.length)
  }
})

test('a page that nobody wants any more is left as it is', async () => {
  const body = await EncodedBody.of(HTML)
  const first = body.as('br')
  await body.improve(() => false)
  expect(body.as('br')).toBe(first)
})

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br; q=0.0,gzip;q=0', 'identity'],
  [undefined, 'identity'],
])('a browser that accepts "%s" gets %s', (header, encoding) => expect(encodingFor(header)).toBe(encoding))
