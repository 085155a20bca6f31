import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serveSteps } from '../test-server'
import { staticFiles } from './static-files'

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
