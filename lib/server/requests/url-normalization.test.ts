import type { Request, Response } from '../exchange'
import { serveSteps, standIn } from '../test-server'
import { urlNormalization } from './url-normalization'

describe('a server', () => {
  let server: Awaited<ReturnType<typeof serveSteps>>
  beforeAll(async () => void (server = await serveSteps([urlNormalization], (incoming, response) => response.end(incoming.url))))
  afterAll(() => server.close())

  const ask = (method: string, path: string) => server.ask(path, {}, method)

  test.each([
    ['GET', 'http://leadx.example/about?a=b', 200, '/about?a=b'],
    ['GET', '/event/%', 200, '/event/%25'],
    ['GET', '/event/%ff?a=?b%', 200, '/event/%25ff?a=?b%'],
    ['GET', '//leadx.example/about', 200, '/leadx.example/about'],
    ['GET', '/\\leadx.example\\about?a=\\', 200, '/leadx.example/about?a=\\'],
    ['GET', `/speaker/${'a'.repeat(8183)}`, 200, `/speaker/${'a'.repeat(8183)}`],
    ['GET', `/speaker/${'a'.repeat(8184)}`, 414, 'An address has at most 8192 characters.'],
    ['GET', `/api/events?${'a=1&'.repeat(249)}b`, 200, `/api/events?${'a=1&'.repeat(249)}b`],
    ['GET', `/api/events?${'a=1&'.repeat(250)}b`, 400, '{"error":{"code":"malformed","message":"An address has at most 250 parameters."}}'],
    ['GET', '*', 400, 'This is no address of a site.'],
    ['TRACE', '/', 405, 'This site does not answer that method.'],
  ])('answers %s %s with %i', async (method, path, status, text) => {
    expect(await ask(method, path)).toMatchObject({ status, text })
  })

  test('says which methods there are, as the API says it', async () => {
    const { headers, text } = await ask('TRACE', '/api/events')
    expect(headers.allow).toContain('GET, HEAD')
    expect(JSON.parse(text)).toMatchObject({ error: { code: 'methodNotAllowed' } })
    expect(JSON.parse((await ask('TRACE', '/cms/api/events')).text)).toMatchObject({ errors: [{ message: expect.any(String) as unknown }] })
  })

  test('OPTIONS of a page is answered before the framework caches the answer as the page', async () => {
    const { status, headers, text } = await ask('OPTIONS', '/sitemap.xml?x=y')
    expect([status, headers.allow, text]).toEqual([204, 'GET, HEAD, OPTIONS', ''])
    for (const path of ['/api/events', '/cms/api/users?x=y', '/api?x']) expect((await ask('OPTIONS', path)).text).toBe(path)
  })

  test('the whole is answered where a part is asked for', () => {
    const incoming = { method: 'GET', url: '/icon.svg', headers: { range: 'bytes=5-1' } }
    void urlNormalization(standIn<Request>(incoming), standIn<Response>({}))
    expect(incoming.headers).toEqual({})
  })
})
