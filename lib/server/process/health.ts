import { setTimeout as sleep } from 'node:timers/promises'
import { runtime } from '@/lib/runtime'
import { sharedCaches } from '@/lib/shared-cache'
import { isRead, type RequestStep } from '../exchange'
import { refuse } from '../requests/refusal'

const TIMEOUT_MILLISECONDS = 2000
/** How long an answer holds for others who ask. */
const REUSE_MILLISECONDS = 500
const AWAY = { database: false, migrations: false }
const HERE = { database: true, migrations: true }

interface Readiness {
  ready: boolean
  database: boolean
  migrations: boolean
  cache: boolean
}

export interface Health {
  readiness: () => Promise<Readiness>
  /** From here on this process is not ready. */
  end: () => void
}

interface HealthOptions {
  hasDatabase: boolean
  migrations: string[]
  /** The framework loads the backend at the first request that needs it. */
  loadBackend: () => Promise<unknown>
}

/** Whether the shared cache answers; true where there is none. */
async function isCacheReady(): Promise<boolean> {
  const answers = await Promise.all([...sharedCaches.values()].map((cache) => cache.attempt((client) => client.ping())))
  return answers.every((answer) => answer !== undefined)
}

/** Whether this process can serve. */
export function createHealth({ hasDatabase, migrations, loadBackend }: HealthOptions): Health {
  let isEnding = false
  let latest: { at: number; state: ReturnType<typeof check> } | undefined

  async function checkBackend() {
    if (!hasDatabase) return HERE
    if (!runtime.backend) await loadBackend()
    return (await runtime.backend?.check(migrations)) ?? AWAY
  }

  async function check() {
    const [backend, cache] = await Promise.all([inTime(checkBackend(), AWAY), inTime(isCacheReady(), false)])
    return { ...backend, cache }
  }

  async function readiness(): Promise<Readiness> {
    if (!latest || performance.now() - latest.at > REUSE_MILLISECONDS) latest = { at: performance.now(), state: check() }
    const state = await latest.state
    // All instances are without the shared cache at once, and can serve.
    return { ready: !isEnding && state.database && state.migrations, ...state }
  }

  return { readiness, end: () => void (isEnding = true) }
}

const inTime = <Result>(work: Promise<Result>, otherwise: Result): Promise<Result> =>
  Promise.race([work.catch(() => otherwise), sleep(TIMEOUT_MILLISECONDS, otherwise, { ref: false })])

/** Answers `/healthz` and `/readyz`, for service managers and load balancers. */
export function answerHealth(health: Health): RequestStep {
  return (request, response) => {
    const [path = ''] = request.url.split('?')
    if (path !== '/healthz' && path !== '/readyz') return false
    if (!isRead(request)) return refuse(response, path, { status: 405, code: 'methodNotAllowed', message: 'GET or HEAD only.', headers: { Allow: 'GET, HEAD' } })
    const send = (status: number, type: string, body: string): true => {
      response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' }).end(body)
      return true
    }
    if (path === '/healthz') return send(200, 'text/plain; charset=utf-8', 'ok')
    return health.readiness().then((state) => send(state.ready ? 200 : 503, 'application/json', JSON.stringify(state)))
  }
}
