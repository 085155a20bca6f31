import { createServer, request } from 'node:http'
import { withReadableAddresses, withReadableEscapes } from './readable-addresses.mjs'

test.each([
  ['/event/summit-2027', '/event/summit-2027'],
  ['/event/%E1%83%90?lang=ge', '/event/%E1%83%90?lang=ge'],
  ['/event/%', '/event/%25'],
  ['/speaker/%ff', '/speaker/%25ff'],
  ['/event/a?keyword=100%', '/event/a?keyword=100%'],
  ['/event/%?a=?b', '/event/%25?a=?b'],
])('%s is read as %s', (address, readable) => {
  expect(withReadableEscapes(address)).toBe(readable)
})

describe('a server', () => {
  const server = createServer(withReadableAddresses((incoming, response) => response.end(incoming.url)))
  beforeAll(() => new Promise((resolve) => server.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => server.close(resolve)))

  const ask = (method, path) =>
    new Promise((resolve, reject) => {
      const { port } = server.address()
      request({ host: '127.0.0.1', port, method, path, agent: false }, (answer) => {
        let text = ''
        answer.on('data', (chunk) => (text += chunk)).on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, text }))
      })
        .on('error', reject)
        .end()
    })

  test.each([
    ['GET', '/about?a=b', 200, '/about?a=b'],
    ['GET', 'http://leadx.example/about?a=b', 200, '/about?a=b'],
    ['GET', '//leadx.example/about', 200, '/leadx.example/about'],
    ['GET', '/\\leadx.example\\about?a=\\', 200, '/leadx.example/about?a=\\'],
    ['DELETE', '/api/partners/%', 200, '/api/partners/%25'],
    ['GET', `/speaker/${'a'.repeat(8183)}`, 200, `/speaker/${'a'.repeat(8183)}`],
    ['GET', `/speaker/${'a'.repeat(8184)}`, 414, expect.stringContaining('8192')],
    ['GET', `/api/events?${'a=1&'.repeat(249)}b`, 200, expect.stringContaining('&b')],
    ['GET', `/api/events?${'a=1&'.repeat(250)}b`, 400, expect.stringContaining('250 parameters')],
    ['GET', '*', 400, expect.stringContaining('no address')],
    ['OPTIONS', '*', 400, expect.stringContaining('no address')],
    ['TRACE', '/', 405, expect.stringContaining('method')],
  ])('answers %s %s with %i', async (method, path, status, text) => {
    expect(await ask(method, path)).toMatchObject({ status, text })
  })

  test('says which methods there are, as the API says it', async () => {
    const { headers, text } = await ask('TRACE', '/api/events')
    expect(headers.allow).toContain('GET, HEAD')
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'methodNotAllowed' } })
    expect(JSON.parse((await ask('TRACE', '/cms/api/events')).text)).toMatchObject({ errors: [{ message: expect.any(String) }] })
  })

  test('OPTIONS of a page is answered before the framework keeps the answer as the page', async () => {
    const { status, headers, text } = await ask('OPTIONS', '/sitemap.xml?x=y')
    expect([status, headers.allow, text]).toEqual([204, 'GET, HEAD, OPTIONS', ''])
    for (const path of ['/api/events', '/cms/api/users?x=y', '/api?x']) expect((await ask('OPTIONS', path)).text).toBe(path)
  })

  test.each([
    ['/icon.svg', undefined],
    ['/cms/api/media/file/a.webp', 'bytes=5-1'],
  ])('parts of %s are asked for where there are any', async (address, range) => {
    const incoming = { method: 'GET', url: address, headers: { range: 'bytes=5-1' } }
    await withReadableAddresses(() => undefined)(incoming, {})
    expect(incoming.headers.range).toBe(range)
  })
})
