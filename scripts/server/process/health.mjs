import { refuse } from '../requests/refusal.mjs'

/** Set by the embedded backend in `lib/backend/cms/observed-backend.ts`. */
const BACKEND = Symbol.for('site.backend')
/** The connections to caches that several instances share, set in `lib/shared-cache.mjs`. */
const CACHES = Symbol.for('site.sharedCaches')
const TIMEOUT_MILLISECONDS = 2000
/** How long an answer holds for others who ask. */
const KEPT_MILLISECONDS = 500
const AWAY = { database: false, migrations: false }
const HERE = { database: true, migrations: true }

export const observedBackend = () => globalThis[BACKEND]

/** Whether the shared cache answers; true where there is none. */
export async function isCacheReady() {
  const caches = [...(globalThis[CACHES]?.values() ?? [])]
  const answers = await Promise.all(caches.map((cache) => cache.attempt((client) => client.ping())))
  return answers.every((answer) => answer !== undefined)
}

/**
 * Whether this process can serve.
 *
 * @param {{ hasDatabase: boolean, migrations: string[], wake: () => Promise<unknown> }} options `wake` loads the
 *   backend, which the framework does at the first request that needs it
 */
export function createHealth({ hasDatabase, migrations, wake }) {
  let isEnding = false
  let latest = { at: -Infinity, state: undefined }

  async function checkBackend() {
    if (!hasDatabase) return HERE
    if (!observedBackend()) await wake()
    return (await observedBackend()?.check(migrations)) ?? AWAY
  }

  async function check() {
    const [backend, cache] = await Promise.all([inTime(checkBackend(), AWAY), inTime(isCacheReady(), false)])
    return { ...backend, cache }
  }

  async function readiness() {
    if (performance.now() - latest.at > KEPT_MILLISECONDS) latest = { at: performance.now(), state: check() }
    const state = await latest.state
    // All instances are without the shared cache at once, and can serve.
    return { ready: !isEnding && state.database && state.migrations, ...state }
  }

  return { readiness, end: () => (isEnding = true) }
}

async function inTime(work, otherwise) {
  let timer
  const timeout = new Promise((resolve) => (timer = setTimeout(resolve, TIMEOUT_MILLISECONDS, otherwise)))
  try {
    return await Promise.race([work, timeout])
  } catch {
    return otherwise
  } finally {
    clearTimeout(timer)
  }
}

/** Answers `/healthz` and `/readyz`, for service managers and load balancers. */
export function withHealth(handle, health) {
  return (request, response) => {
    const [path] = request.url.split('?')
    if (path !== '/healthz' && path !== '/readyz') return handle(request, response)
    const { method } = request
    if (method !== 'GET' && method !== 'HEAD') {
      return refuse(response, path, { status: 405, code: 'methodNotAllowed', message: 'GET or HEAD only.', headers: { Allow: 'GET, HEAD' } })
    }
    if (path === '/healthz') return answer(request, response, 200, 'text/plain; charset=utf-8', 'ok')
    return health.readiness().then((state) => answer(request, response, state.ready ? 200 : 503, 'application/json', JSON.stringify(state)))
  }
}

function answer({ method }, response, status, type, body) {
  response.writeHead(status, { 'Content-Type': type, 'Content-Length': Buffer.byteLength(body), 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  response.end(method === 'HEAD' ? undefined : body)
}
