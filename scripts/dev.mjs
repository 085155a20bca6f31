// Serves the site from source for development, with the same settings and database as the built one.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { bundleAll } from './build/bundle.mjs'
import { ensureInstalled } from './install/install.mjs'
import { lockDataFolder } from './server/process/data-folder.mjs'
import { prepareSite } from './server/process/prepare-site.mjs'
import { startWorker } from './server/process/worker.mjs'

const root = path.resolve(import.meta.dirname, '..')
await ensureInstalled(root)
process.chdir(root)
if (existsSync('.env')) process.loadEnvFile('.env')
await lockDataFolder()
await bundleAll()
const { settings, account } = await prepareSite()
if (account) console.log(`First account: ${account.email} ${account.password ?? ''}`)
const next = spawn(path.join(root, 'node_modules/.bin/next'), ['dev', '-p', String(settings.port), ...(settings.host ? ['-H', settings.host] : [])], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, AUTH_SECRET: settings.secret, NEXT_TELEMETRY_DISABLED: '1' },
})
process.env.AUTH_SECRET = settings.secret
const worker = settings.backend || settings.role === 'web' ? null : startWorker()
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    void worker?.stop()
    next.kill(signal)
  })
}
next.once('exit', (code) => process.exit(code ?? 0))
