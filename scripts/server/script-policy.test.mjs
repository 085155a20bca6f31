import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { scriptPolicy, TOAST_STYLES, withScriptPolicy } from './script-policy.mjs'

const hashOf = (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
const PAGE = `<!doctype html><script src="/a.js"></script><script>one()</script><script id="x">two("&lt;")</script>${'<p>long</p>'.repeat(500)}`

test('a policy names the scripts that stand in the page, and no others', () => {
  const policy = scriptPolicy(PAGE, '')
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two("&lt;")')};`)
  expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  expect(scriptPolicy('<p>none</p>', '')).toContain("script-src 'self';")
  expect(scriptPolicy('', 'https://files.example/media')).toContain('img-src \'self\' data: blob: https://files.example;')
})

test('everything comes from the site itself, and no style but that of the toasts stands in a page', () => {
  const policy = scriptPolicy(PAGE, '')
  expect(policy).toMatch(/^default-src 'none'; /)
  expect(policy).toContain(`style-src 'self' ${TOAST_STYLES}; style-src-attr 'unsafe-inline';`)
  const library = readFileSync('node_modules/sonner/dist/index.mjs', 'utf8')
  const [, styles] = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(library)
  expect(TOAST_STYLES).toBe(`${hashOf(JSON.parse(styles))} ${hashOf('')}`)
})

test('the screens of staff may write styles, and no more scripts than others', () => {
  const policy = scriptPolicy(PAGE, '', { isStaff: true })
  expect(policy).toContain("style-src 'self' 'unsafe-inline';")
  expect(policy).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two("&lt;")')};`)
})

test('only a page that reads QR codes compiles WebAssembly', () => {
  expect(scriptPolicy(PAGE, '', { usesWasm: true })).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf('one()')}`)
})

describe('a server', () => {
  let status = 200
  let headers = { 'Content-Type': 'text/html; charset=utf-8', ETag: '"one"' }
  const server = createServer(
    withScriptPolicy((incoming, response) => {
      response.statusCode = status
      for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
      response.flushHeaders()
      if (status === 304) return response.end()
      response.write(PAGE.slice(0, 100))
      response.end(PAGE.slice(100))
    }, ''),
  )
  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterAll(() => server.close())

  const ask = (path, sent = {}) =>
    new Promise((resolve, reject) => {
      const { port } = server.address()
      request({ host: '127.0.0.1', port, path, agent: false, headers: sent }, (answer) => {
        const parts = []
        answer.on('data', (part) => parts.push(part)).on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) }))
      })
        .on('error', reject)
        .end()
    })

  test('sends a page whole, compressed for whoever takes it, twice the same', async () => {
    for (let count = 0; count < 2; count += 1) {
      const plain = await ask('/about')
      expect([plain.status, plain.body.toString(), plain.headers['content-encoding']]).toEqual([200, PAGE, undefined])
      expect(plain.headers['content-security-policy']).toContain(hashOf('one()'))
      const small = await ask('/about', { 'accept-encoding': 'br, gzip' })
      expect([gunzipSync(small.body).toString(), small.headers.vary]).toEqual([PAGE, 'Accept-Encoding'])
      expect(small.headers['content-security-policy']).toBe(plain.headers['content-security-policy'])
    }
  })

  test('leaves alone what is no page', async () => {
    for (const path of ['/api/docs/swagger-ui.css', '/api/docsx', '/cms/api/x', '/robots.txt', '/feed.xml?lang=ge']) {
      expect((await ask(path)).headers['content-security-policy']).toBeUndefined()
    }
    headers = { 'Content-Type': 'text/plain' }
    expect((await ask('/about')).headers['content-security-policy']).toBeUndefined()
    status = 304
    headers = { 'Content-Type': 'text/html', ETag: '"unknown"', 'Content-Security-Policy': "default-src 'self'" }
    const unchanged = await ask('/about')
    expect([unchanged.status, unchanged.body.length, unchanged.headers['content-security-policy']]).toEqual([304, 0, undefined])
  })

  test('a page that has not changed keeps its policy', async () => {
    status = 200
    headers = { 'Content-Type': 'text/html', ETag: '"kept"' }
    const policy = (await ask('/about')).headers['content-security-policy']
    status = 304
    expect((await ask('/about')).headers['content-security-policy']).toBe(policy)
  })
})
