import { randomUUID } from 'node:crypto'
import { duringRequest } from '../process/log.mjs'

const HEADER = 'x-request-id'
/** Asked every few seconds, for as long as the process runs. */
const PROBES = ['/healthz', '/readyz']
/** An id as proxies make them; anything else could forge lines of the log. */
const SANE = /^[\w.-]{8,64}$/

/**
 * Gives each request an id, logs it with the pattern of its address, which names nobody, and counts it.
 *
 * @param handle answers requests
 * @param {{ log: import('pino').Logger, patternOf: (url: string) => string, observe?: (seen: object) => void }} options
 */
export function withRequestLog(handle, { log, patternOf, observe }) {
  return (request, response) => {
    const startedAt = performance.now()
    const given = String(request.headers[HEADER] ?? '')
    const requestId = SANE.test(given) ? given : randomUUID()
    const { method } = request
    const route = patternOf(request.url)
    request.headers[HEADER] = requestId
    response.setHeader('X-Request-Id', requestId)
    response.once('close', () => {
      const seen = { method, route, status: response.statusCode, ms: Math.round((performance.now() - startedAt) * 10) / 10 }
      // A visitor who left is no failure of the site.
      const isCut = !response.writableFinished
      const level = PROBES.includes(route) && seen.status < 400 ? 'debug' : 'info'
      log[level]({ requestId, ...seen, ...(isCut && { isCut }) }, 'request')
      observe?.(seen)
    })
    return duringRequest(requestId, () => handle(request, response))
  }
}
