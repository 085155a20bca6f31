// Serves the built site, whose database is ready. `scripts/serve.mjs` starts it.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { getHeapStatistics, setFlagsFromString } from 'node:v8'
import { env } from '@/lib/env'
import { openLog } from '@/lib/log'
import { createMetrics, serveMetrics } from '@/lib/metrics'
import { runtime } from '@/lib/runtime'
import { sharedCache } from '@/lib/shared-cache'
import type { PreparedSite } from '@/lib/site/prepared-site'
import type { Request } from './exchange'
import { startFramework } from './framework'
import { AnswerCache } from './pages/answer-cache'
import { AnswerFiles } from './pages/answer-files'
import { askFramework } from './pages/ask-framework'
import { contentCache } from './pages/content-cache'
import { ExpiredTags, throughCache, throughFiles } from './pages/expired-tags'
import { sharedAnswers } from './pages/shared-answers'
import { pipeline } from './pipeline'
import { firstAccountText } from './process/first-account'
import { createHealth } from './process/health'
import { endGracefully } from './process/shutdown'
import { startWorker, workOnly } from './process/worker'
import { logRequest } from './requests/request-log'

/** Proxies close an unused connection after a minute; this server must not be the first to close it. */
const KEEP_ALIVE_MILLISECONDS = 65_000
const MEMORY_CHECK_MILLISECONDS = 2000

/** @param root the folder of the project */
export async function serve(root: string, { account, migrations, ...site }: PreparedSite): Promise<void> {
  const { PORT, HOST, SITE_URL, DATA_DIR, API_BASE_URL, CACHE_URL, ROLE, LOG_LEVEL, LOG_FORMAT, METRICS_PORT, SHUTDOWN_SECONDS } = env()
  const isForPeople = ROLE !== 'worker' && LOG_FORMAT !== 'json'
  const firstAccount = account && firstAccountText(account, { dataDir: DATA_DIR, isForPeople })
  if (ROLE === 'worker' && firstAccount) console.log(firstAccount)
  // For the framework, which reads them anew, and the worker.
  Object.assign(process.env, { NODE_ENV: 'production', AUTH_SECRET: site.secret, DATA_DIR })
  const log = openLog({ level: LOG_LEVEL, format: LOG_FORMAT })
  const shared = sharedCache(CACHE_URL)
  const tags = new ExpiredTags(shared ? throughCache(shared) : throughFiles(DATA_DIR), !API_BASE_URL)
  runtime.expireTag = (tag) => tags.expire(tag)
  if (ROLE === 'worker') return workOnly()

  // With a database of its own the site can render anew; pages of a remote backend are stored for its outages.
  const name = cacheName(root)
  const cache = new AnswerCache(tags, shared ? sharedAnswers(shared, name) : new AnswerFiles(path.join(DATA_DIR, 'cache'), name, Boolean(API_BASE_URL)))
  runtime.createCacheHandler = contentCache(tags)
  const metrics = METRICS_PORT ? createMetrics(cache.reads) : undefined
  const worker = API_BASE_URL || ROLE === 'web' ? null : startWorker()
  const handle = await startFramework(root, PORT)

  // The framework loads the backend with the first request that needs it, which should be nobody's.
  const loadBackend = () => askFramework(handle, { url: '/api/commons/one?select=_id', headers: { host: 'localhost' } }).catch(() => undefined)
  const health = createHealth({ hasDatabase: !API_BASE_URL, migrations, loadBackend })
  const answer = pipeline({ root, handle, cache, tags, health, ...site })
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS }, (request, response) =>
    logRequest(request as Request, response, { log, observe: metrics?.observe }, () => void answer(request, response)),
  )
  server.once('error', (error: NodeJS.ErrnoException) => {
    console.error(error.code === 'EADDRINUSE' ? `PORT: ${PORT} is taken by another program.` : error)
    process.exit(1)
  })
  saveMemory()
  server.listen(PORT, HOST, () => {
    if (!API_BASE_URL) void loadBackend()
    if (metrics) serveMetrics(metrics, { port: Number(METRICS_PORT), host: HOST ?? '127.0.0.1', worker: worker?.measure })
    // Programs that read the log get a line of it.
    if (LOG_FORMAT === 'json') log.info({ siteUrl: SITE_URL, backend: API_BASE_URL, firstAccount: firstAccount ?? undefined }, 'serving')
    else announce([`Site   ${SITE_URL}`, API_BASE_URL ? `Content from ${API_BASE_URL}` : `Staff  ${SITE_URL}/admin`, firstAccount])
  })
  let workerEnd: Promise<unknown> | undefined
  endGracefully(server, {
    seconds: SHUTDOWN_SECONDS,
    onBegin: () => {
      health.end()
      workerEnd = worker?.stop()
    },
    close: () => Promise.all([workerEnd, runtime.backend?.close()]),
  })
}

/** Of the folder for answers of this build and these settings. */
function cacheName(root: string): string {
  const { API_BASE_URL, SITE_URL, INDEXING, OFFLINE } = env()
  const build = readFileSync(path.join(root, '.next/BUILD_ID'), 'utf8')
  return createHash('sha256').update([build, API_BASE_URL, SITE_URL, INDEXING, OFFLINE].join(' ')).digest('hex').slice(0, 16)
}

/** While the process holds much, the engine compacts its heap, instead of leaving pages that are two thirds empty as they are. */
function saveMemory(): void {
  const limit = getHeapStatistics().heap_size_limit
  let isSaving = false
  const check = () => {
    const wanted = process.memoryUsage.rss() > limit
    // Each setting of a flag costs the engine what it has compiled ahead.
    if (wanted !== isSaving) setFlagsFromString(wanted ? '--optimize-for-size' : '--no-optimize-for-size')
    isSaving = wanted
  }
  setInterval(check, MEMORY_CHECK_MILLISECONDS).unref()
}

function announce(lines: (string | null | undefined)[]): void {
  process.stdout.write(`\n${lines.filter(Boolean).map((line) => `  ${line}\n`).join('')}\n`)
}
