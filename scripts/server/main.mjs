// Serves the built site: prepares the database in a process of its own, then listens.
import { createHash } from 'node:crypto'
import { EventEmitter } from 'node:events'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundled } from '../build/bundled.mjs'
import { withBodyLimits } from './requests/body-limits.mjs'
import { withClientAddress } from './requests/client-address.mjs'
import { lockDataFolder } from './process/data-folder.mjs'
import { withErrorPages } from './requests/error-pages.mjs'
import { firstAccountText } from './process/first-account.mjs'
import { withoutFrameworkHeaders } from './requests/framework-headers.mjs'
import { withFrontCache } from './pages/front-cache.mjs'
import { createHealth, observedBackend, withHealth } from './process/health.mjs'
import { openLog } from './process/log.mjs'
import { createMetrics, serveMetrics } from './process/metrics.mjs'
import { withPages } from './pages/pages.mjs'
import { withPictures } from './files/pictures.mjs'
import { prepareSite } from './process/prepare-site.mjs'
import { withReadableAddresses } from './requests/readable-addresses.mjs'
import { withRequestLog } from './requests/request-log.mjs'
import { saveMemory } from './process/save-memory.mjs'
import { withSecurityHeaders } from './requests/security-headers.mjs'
import { withServiceWorker } from './files/service-worker.mjs'
import { endGracefully } from './process/shutdown.mjs'
import { withStaticFiles } from './files/static-files.mjs'
import { withWrittenFiles } from './files/written-files.mjs'
import { previewId, withTruePreviews } from './requests/true-previews.mjs'
import { startWorker, workOnly } from './process/worker.mjs'

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..')
process.chdir(root)
// Next would read this file by itself, and the database would be prepared by other settings than it is served by.
if (existsSync('.env')) process.loadEnvFile('.env')
// Written files are readable by this account alone: personal data, links that open pages, the secret.
process.umask(0o077)
/** Proxies close an unused connection after a minute; this server must not be the first to close it. */
const KEEP_ALIVE_MILLISECONDS = 65_000

// The channel closes when the parent process ends; a server that nobody can stop must not stay.
process.once('disconnect', () => process.exit(0))

if (!existsSync(path.join(root, '.next/BUILD_ID'))) {
  console.error('There is no build yet: run "npm run build", or "npm start", which builds by itself.')
  process.exit(1)
}

/** Where rendered pages of this build and these settings lie; those of others are of no more use. */
function pageCacheFolder({ dataDir, backend, siteUrl, isIndexed, isKeptOffline }) {
  const build = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8')
  const name = createHash('sha256').update([build, backend, siteUrl, isIndexed, isKeptOffline].join(' ')).digest('hex').slice(0, 16)
  const cache = path.join(dataDir, 'cache')
  for (const other of existsSync(cache) ? readdirSync(cache) : []) {
    // With a database of its own the site can render anew; pages of a remote backend are kept for its outages.
    if (!backend || other !== name) rmSync(path.join(cache, other), { recursive: true, force: true })
  }
  return path.join(cache, name)
}

// A worker may share the folder of the server that it works for.
if (process.env.ROLE !== 'worker') await lockDataFolder()
const { settings, account, migrations } = await prepareSite()
const isWorker = settings.role === 'worker'
const firstAccount = account && firstAccountText(account, { dataDir: settings.dataDir, isForPeople: !isWorker && settings.log.format !== 'json' })
if (isWorker && firstAccount) console.log(firstAccount)
Object.assign(process.env, { NODE_ENV: 'production', AUTH_SECRET: settings.secret, DATA_DIR: settings.dataDir })
const { routePattern: patternOf } = await import(bundled('lib/site/route-pattern.ts'))
const { keptPage, renderedAddress } = await import(bundled('lib/site/kept-page.ts'))
const { isWrittenFile } = await import(bundled('lib/site/metadata/metadata-routes.ts'))
const log = openLog(settings.log)
if (settings.role === 'worker') await workOnly(settings)
process.env.PAGE_CACHE_DIR = pageCacheFolder(settings)
const metrics = settings.metricsPort ? createMetrics() : undefined
const worker = settings.backend || settings.role === 'web' ? null : startWorker()

// The framework's settings as noted at the build: reading next.config.ts again would load its compilers,
// some 60 MiB, for nothing. In a bundle the folder is another one.
const { config, appDir } = JSON.parse(readFileSync('.next/required-server-files.json', 'utf8'))
process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config).replaceAll(appDir, root)
const { default: next } = await import('next')
// Always `localhost` here, whatever the server listens on: see docs/decisions/cache-and-server.md. It would listen to `upgrade` on
// a real server, and leave such requests without an answer; HTTP lets a server ignore what they ask for (RFC 9110, section 7.8).
const app = next({ dev: false, dir: root, hostname: 'localhost', port: settings.port, httpServer: new EventEmitter() })
await app.prepare()

let origin = ''
const ownOrigin = () => origin
// The framework loads the backend with the first request that needs it, which should be nobody's.
const wake = () => fetch(new URL('/api/commons/one?select=_id', ownOrigin())).catch(() => undefined)
const health = createHealth({ hasDatabase: !settings.backend, migrations, wake })

const { resources, languages, pictures } = settings
const written = withWrittenFiles(app.getRequestHandler(), isWrittenFile)
const rendered = withServiceWorker(withErrorPages(written, root, languages), { root, isOn: settings.isKeptOffline })
const files = withStaticFiles(withPictures(rendered, pictures), root)
const pages = withTruePreviews(withPages(files, { resources, keptPage, renderedAddress, localeCookie: languages.cookie, ownOrigin }), previewId(root))
const limited = withBodyLimits(pages, settings.secret, settings.bodyLimits, languages)
const readable = withReadableAddresses(withHealth(withFrontCache(withoutFrameworkHeaders(limited)), health))
const secured = withSecurityHeaders(withClientAddress(readable, settings.trustProxy), settings.siteUrl)
const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS }, withRequestLog(secured, { log, patternOf, observe: metrics?.observe }))
server.once('error', (error) => {
  const isTaken = error.code === 'EADDRINUSE'
  console.error(isTaken ? `PORT: ${settings.port} is taken by another program.` : error)
  process.exit(1)
})
saveMemory()
server.listen(settings.port, settings.host, () => {
  origin = `http://${hostOf(server.address())}`
  if (!settings.backend) void wake()
  if (metrics) serveMetrics(metrics, { port: settings.metricsPort, host: settings.host ?? '127.0.0.1', worker: worker?.measure })
  announce()
})
let workerEnd
endGracefully(server, {
  seconds: settings.shutdownSeconds,
  onBegin: () => {
    health.end()
    workerEnd = worker?.stop()
  },
  close: () => Promise.all([workerEnd, observedBackend()?.close()]),
})

/** For people; programs that read the log get a line of it. */
function announce() {
  const { siteUrl, backend } = settings
  if (settings.log.format === 'json') return log.info({ siteUrl, backend, firstAccount: firstAccount ?? undefined }, 'serving')
  const lines = [
    `Site   ${siteUrl}`,
    backend ? `Content from ${backend}` : `Staff  ${siteUrl}/admin`,
    firstAccount,
  ]
  process.stdout.write(`\n${lines.filter(Boolean).map((line) => `  ${line}\n`).join('')}\n`)
}

function hostOf({ address, family, port }) {
  return family === 'IPv6' ? `[${address}]:${port}` : `${address}:${port}`
}
