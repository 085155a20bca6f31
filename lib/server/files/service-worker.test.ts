import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSteps } from '../test-server'
import { serviceWorker } from './service-worker'

async function ask(isOn: boolean, address: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'workers-'))
  mkdirSync(path.join(root, '.next/service-worker'), { recursive: true })
  for (const name of ['on', 'off']) writeFileSync(path.join(root, `.next/service-worker/${name}.js`), `"${name}"`)
  const server = await serveSteps([serviceWorker(root, isOn)])
  const answer = await server.ask(address)
  server.close()
  return answer
}

test.each([[true, 'on'], [false, 'off']] as const)('with the setting %s browsers get the worker "%s", and ask again at every visit', async (isOn, name) => {
  const { text, headers } = await ask(isOn, '/service-worker.js')
  expect(text).toBe(`"${name}"`)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('text/javascript')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
})

test('other addresses are passed on as they are', async () => {
  expect((await ask(true, '/off.js?x=1')).text).toBe('passed on GET /off.js?x=1')
})
