// Serves the built site, whose database is ready. `scripts/serve.mjs` starts it.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { env } from '@/lib/env'
import { runtime } from '@/lib/runtime'
import { sharedCache } from '@/lib/shared-cache'
import type { Request } from './exchange'
import { startFramework } from './framework'
import { AnswerCache } from './pages/answer-cache'
import { isHalfWritten, storeInCache, storeInFiles } from './pages/answer-storage'
import { contentCache } from './pages/content-cache'
import { ExpiredTags, throughCache, throughFiles } from './pages/expired-tags'
import { Lifetimes } from './pages/lifetime'
import { pipeline } from './pipeline'
import { firstAccountText } from './process/first-account'
import { createHealth } from './process/health'
import { openLog } from './process/log'
import { createMetrics, serveMetrics } from './process/metrics'
import type { PreparedSite } from './process/prepare'
import { saveMemory } from './process/save-memory'
import { endGracefully } from './process/shutdown'
import { startWorker, workOnly } from './process/worker'
import { logRequest } from './requests/request-log'

/** Proxies close an unused connection after a minute; this server must not be the first to close it. */
const KEEP_ALIVE_MILLISECONDS = 65_000

/** @param root the folder of the project */
export async function serve(root: string, { secret, account, migrations, sentences, pictureFolder }: PreparedSite): Promise<void> {
  const { PORT, HOST, SITE_URL, DATA_DIR, API_BASE_URL, CACHE_URL, ROLE, LOG_LEVEL, LOG_FORMAT, METRICS_PORT, SHUTDOWN_SECONDS } = env()
  const isForPeople = ROLE !== 'worker' && LOG_FORMAT !== 'json'
  const firstAccount = account && firstAccountText(account, { dataDir: DATA_DIR, isForPeople })
  if (ROLE === 'worker' && firstAccount) console.log(firstAccount)
  // For the framework, which reads them anew, and the worker.
  Object.assign(process.env, { NODE_ENV: 'production', AUTH_SECRET: secret, DATA_DIR })
  const log = openLog({ level: LOG_LEVEL, format: LOG_FORMAT })
  const shared = sharedCache(CACHE_URL)
  const tags = new ExpiredTags(shared ? throughCache(shared) : throughFiles(DATA_DIR))
  runtime.expireTag = (tag) => tags.expire(tag)
  if (ROLE === 'worker') return workOnly(API_BASE_URL)

  const lifetimes = new Lifetimes(tags, !API_BASE_URL)
  const folder = cacheFolder(root)
  const cache = new AnswerCache(tags, lifetimes, shared ? storeInCache(shared, path.basename(folder)) : storeInFiles(folder))
  runtime.createCacheHandler = contentCache(tags, lifetimes)
  const metrics = METRICS_PORT ? createMetrics(cache.reads) : undefined
  const worker = API_BASE_URL || ROLE === 'web' ? null : startWorker()
  const handle = await startFramework(root, PORT)

  let origin = ''
  // The framework loads the backend with the first request that needs it, which should be nobody's.
  const loadBackend = () => fetch(new URL('/api/commons/one?select=_id', origin)).catch(() => undefined)
  const health = createHealth({ hasDatabase: !API_BASE_URL, migrations, loadBackend })
  const answer = pipeline({ root, handle, cache, tags, health, secret, sentences, pictureFolder })
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS }, (request, response) =>
    logRequest(request as Request, response, { log, observe: metrics?.observe }, () => void answer(request, response)),
  )
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `PORT: ${PORT} is taken by another program.` : error)
    process.exit(1)
  })
  saveMemory()
  server.listen(PORT, HOST, () => {
    origin = originOf(server.address() as AddressInfo)
    if (!API_BASE_URL) void loadBackend()
    if (metrics) serveMetrics(metrics, { port: Number(METRICS_PORT), host: HOST ?? '127.0.0.1', worker: worker?.measure })
    // Programs that read the log get a line of it.
    if (LOG_FORMAT === 'json') log.info({ siteUrl: SITE_URL, backend: API_BASE_URL, firstAccount: firstAccount ?? undefined }, 'serving')
    else announce([`Site   ${SITE_URL}`, API_BASE_URL ? `Content from ${API_BASE_URL}` : `Staff  ${SITE_URL}/admin`, firstAccount])
  })
  let workerEnd: Promise<void> | undefined
  endGracefully(server, {
    seconds: SHUTDOWN_SECONDS,
    onBegin: () => {
      health.end()
      workerEnd = worker?.stop()
    },
    close: () => Promise.all([workerEnd, runtime.backend?.close()]),
  })
}

/** Where answers of this build and these settings lie; those of others are of no more use. */
function cacheFolder(root: string): string {
  const { API_BASE_URL, SITE_URL, INDEXING, OFFLINE, DATA_DIR } = env()
  const build = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8')
  const name = createHash('sha256').update([build, API_BASE_URL, SITE_URL, INDEXING, OFFLINE].join(' ')).digest('hex').slice(0, 16)
  const folder = path.join(DATA_DIR, 'cache')
  // With a database of its own the site can render anew; pages of a remote backend are stored for its outages.
  for (const other of list(folder)) if (!API_BASE_URL || other !== name) rmSync(path.join(folder, other), { recursive: true, force: true })
  for (const file of list(path.join(folder, name)).filter(isHalfWritten)) rmSync(path.join(folder, name, file), { force: true })
  return path.join(folder, name)
}

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

function announce(lines: (string | null | undefined)[]): void {
  process.stdout.write(`\n${lines.filter(Boolean).map((line) => `  ${line}\n`).join('')}\n`)
}

function originOf({ address, family, port }: AddressInfo): string {
  return `http://${family === 'IPv6' ? `[${address}]` : address}:${port}`
}
