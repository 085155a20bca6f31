import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSteps } from '../test-server'
import { serviceWorker, staticFiles } from './built-files'

test('a file that is gone from the disk ends its answer, and the next is served', async () => {
  const root = mkdtempSync(path.join(tmpdir(), 'static-'))
  mkdirSync(path.join(root, '.next/static'), { recursive: true })
  for (const name of ['gone', 'there']) writeFileSync(path.join(root, `.next/static/${name}.css`), `.${name} {}`)
  const server = await serveSteps([staticFiles(root)])
  rmSync(path.join(root, '.next/static/gone.css'))
  const read = async (name: string) => (await fetch(`${server.origin}/_next/static/${name}`, { signal: AbortSignal.timeout(3000) })).text()

  await expect(read('gone.css')).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } })
  expect(await read('there.css')).toBe('.there {}')
  expect(await read('never.css')).toBe('passed on GET /_next/static/never.css')
  server.close()
})

async function askWorker(isOn: boolean, address: string) {
  const root = mkdtempSync(path.join(tmpdir(), 'workers-'))
  mkdirSync(path.join(root, '.next/service-worker'), { recursive: true })
  for (const name of ['on', 'off']) writeFileSync(path.join(root, `.next/service-worker/${name}.js`), `"${name}"`)
  const server = await serveSteps([serviceWorker(root, isOn)])
  const answer = await server.ask(address)
  server.close()
  return answer
}

test.each([[true, 'on'], [false, 'off']] as const)('with the setting %s browsers get the worker "%s", and ask again at every visit', async (isOn, name) => {
  const { text, headers } = await askWorker(isOn, '/service-worker.js')
  expect(text).toBe(`"${name}"`)
  expect(headers['cache-control']).toBe('no-cache')
  expect(headers['content-type']).toContain('text/javascript')
  expect(headers['content-security-policy']).toContain("connect-src 'self'")
})

test('other addresses are passed on as they are', async () => {
  expect((await askWorker(true, '/off.js?x=1')).text).toBe('passed on GET /off.js?x=1')
})
