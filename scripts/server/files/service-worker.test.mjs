import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { withServiceWorker } from './service-worker.mjs'

async function ask(isOn, address) {
  const root = mkdtempSync(path.join(tmpdir(), 'workers-'))
  mkdirSync(path.join(root, '.next/service-worker'), { recursive: true })
  for (const name of ['on', 'off']) writeFileSync(path.join(root, `.next/service-worker/${name}.js`), `"${name}"`)
  const server = createServer(withServiceWorker((request, response) => response.end(`passed on ${request.url}`), { root, isOn }))
  await new Promise((resolve) => server.listen(0, 'localhost', resolve))
  const answer = await fetch(`http://localhost:${server.address().port}${address}`)
  const found = { text: await answer.text(), headers: answer.headers }
  server.close()
  return found
}

test.each([[true, 'on'], [false, 'off']])('with the setting %s browsers get the worker "%s", and ask again at every visit', async (isOn, name) => {
  const { text, headers } = await ask(isOn, '/service-worker.js')
  expect(text).toBe(`"${name}"`)
  expect(headers.get('cache-control')).toBe('no-cache')
  expect(headers.get('content-type')).toContain('text/javascript')
  expect(headers.get('content-security-policy')).toContain("connect-src 'self'")
})

test('other addresses are passed on as they are', async () => {
  expect((await ask(true, '/off.js?x=1')).text).toBe('passed on /off.js?x=1')
})
