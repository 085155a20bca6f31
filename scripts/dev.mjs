// Serves the site from source for development, with the same settings and database as the built one.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundleAll } from './build/bundle.mjs'
import { bundled } from './build/bundled.mjs'
import { ensureInstalled } from './install/install.mjs'
import { lockDataFolder } from './process/data-folder.mjs'
import { prepareSite } from './process/prepare-site.mjs'

const root = path.resolve(import.meta.dirname, '..')
await ensureInstalled(root)
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
await lockDataFolder()
await bundleAll()
const { secret, account } = await prepareSite()
if (account) console.log(`First account: ${account.email} ${account.password ?? ''}`)
const { PORT = '3000', HOST } = process.env
const next = spawn(path.join(root, 'node_modules/.bin/next'), ['dev', '-p', PORT, ...(HOST ? ['-H', HOST] : [])], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, AUTH_SECRET: secret, NEXT_TELEMETRY_DISABLED: '1' },
})
process.env.AUTH_SECRET = secret
const { startWorker } = await import(bundled('lib/server/process/worker.ts'))
const worker = process.env.API_BASE_URL || process.env.ROLE === 'web' ? null : startWorker()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    void worker?.stop()
    next.kill(signal)
  })
}
next.once('exit', (code) => process.exit(code ?? 0))
