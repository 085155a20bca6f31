// Serves the built site: prepares the database in a process of its own, then listens.
import { fork } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../bundled.mjs'
import { withBodyLimits } from './body-limits.mjs'
import { withClientAddress } from './client-address.mjs'
import { lockDataFolder } from './data-folder.mjs'
import { withErrorPages } from './error-pages.mjs'
import { withoutFrameworkHeaders } from './framework-headers.mjs'
import { withNotFoundPages } from './not-found-pages.mjs'
import { withReadableAddresses } from './readable-addresses.mjs'
import { withScriptPolicy } from './script-policy.mjs'
import { withSecurityHeaders } from './security-headers.mjs'
import { withStaticFiles } from './static-files.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
process.chdir(root)
// Next would read this file by itself, and the database would be prepared by other settings than it is served by.
if (existsSync('.env')) process.loadEnvFile('.env')
// What is written belongs to this account alone: personal data, links that open things, the secret.
process.umask(0o077)
const SHUTDOWN_MILLISECONDS = 5000

// Whoever started this server is gone when the channel closes; a server nobody can stop must not stay.
process.once('disconnect', () => process.exit(0))

if (!existsSync(path.join(root, '.next/BUILD_ID'))) {
  console.error('There is no build yet: run "npm run build", or "npm start", which builds by itself.')
  process.exit(1)
}

function prepare() {
  return new Promise((resolve) => {
    const child = fork(bundled('scripts/server/prepare.ts'), {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production' },
    })
    const stop = () => child.kill()
    process.once('SIGTERM', stop).once('SIGINT', stop)
    child.once('message', resolve)
    child.once('exit', (code) => {
      process.off('SIGTERM', stop).off('SIGINT', stop)
      if (code !== 0) process.exit(code ?? 1)
    })
  })
}

/** Where rendered pages of this build and these settings lie; those of others are of no more use. */
function pageCacheFolder({ dataDir, backend, siteUrl, isIndexed }) {
  const build = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8')
  const name = createHash('sha256').update([build, backend, siteUrl, isIndexed].join(' ')).digest('hex').slice(0, 16)
  const cache = path.join(dataDir, 'cache')
  for (const other of existsSync(cache) ? readdirSync(cache) : []) {
    // With a database of its own the site can render anew; pages of a remote backend are kept for its outages.
    if (!backend || other !== name) rmSync(path.join(cache, other), { recursive: true, force: true })
  }
  return path.join(cache, name)
}

await lockDataFolder()
const { settings, account } = await prepare()
Object.assign(process.env, {
  NODE_ENV: 'production',
  AUTH_SECRET: settings.secret,
  PAGE_CACHE_DIR: pageCacheFolder(settings),
})

const { default: next } = await import('next')
// Always `localhost` here, whatever the server listens on: see docs/decisions on the server.
const app = next({ dev: false, dir: root, hostname: 'localhost', port: settings.port })
await app.prepare()

const ownOrigin = () => `http://${hostOf(server.address())}`
const answer = withStaticFiles(withNotFoundPages(withErrorPages(app.getRequestHandler(), root, settings.languages), ownOrigin), root)
const limited = withBodyLimits(withScriptPolicy(answer, settings.resources), settings.secret, settings.bodyLimits, settings.languages)
const readable = withReadableAddresses(withoutFrameworkHeaders(limited))
const server = createServer(withSecurityHeaders(withClientAddress(readable, settings.trustProxy), settings.siteUrl))
server.once('error', (error) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `PORT: ${settings.port} is taken by another program.` : error)
  process.exit(1)
})
server.listen(settings.port, settings.host, () => {
  const lines = [
    `Site   ${settings.siteUrl}`,
    settings.backend ? `Content from ${settings.backend}` : `Staff  ${settings.siteUrl}/admin`,
    account && `First account: ${account.email}${account.password ? `, password ${account.password} (shown once)` : ''}`,
  ]
  // Emails that are still owed must not wait for the first visitor.
  if (!settings.backend) void fetch(new URL('/api/commons/one?select=_id', ownOrigin())).catch(() => undefined)
  console.log(`\n${lines.filter(Boolean).map((line) => `  ${line}\n`).join('')}`)
})

function hostOf({ address, family, port }) {
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`
}

function stop() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), SHUTDOWN_MILLISECONDS).unref()
}
process.once('SIGTERM', stop).once('SIGINT', stop)
