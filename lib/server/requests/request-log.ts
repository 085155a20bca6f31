import { randomUUID } from 'node:crypto'
import { duringRequest } from '@/lib/log'
import { routePattern } from '@/lib/site/route-pattern'
import type { Request, Response } from '../exchange'

export const REQUEST_ID_HEADER = 'x-request-id'
/** Asked every few seconds, for as long as the process runs. */
const PROBES = ['/healthz', '/readyz']
/** An id as proxies make them; anything else could forge lines of the log. */
const SANE = /^[\w.-]{8,64}$/

interface SeenRequest {
  method: string
  route: string
  status: number
  ms: number
}

interface RequestLogOptions {
  log: Record<'debug' | 'info', (fields: object, message: string) => void>
  observe?: (seen: SeenRequest) => void
}

/** Gives a request an id, logs it with the pattern of its address, which names nobody, and counts it. The work carries the id. */
export function logRequest(request: Request, response: Response, { log, observe }: RequestLogOptions, work: () => void): void {
  const startedAt = performance.now()
  const received = String(request.headers[REQUEST_ID_HEADER] ?? '')
  const requestId = SANE.test(received) ? received : randomUUID()
  const { method } = request
  const route = routePattern(request.url)
  request.headers[REQUEST_ID_HEADER] = requestId
  response.setHeader('X-Request-Id', requestId)
  response.once('close', () => {
    const seen = { method, route, status: response.statusCode, ms: Math.round((performance.now() - startedAt) * 10) / 10 }
    // A visitor who left is no failure of the site.
    const isCut = !response.writableFinished
    const level = PROBES.includes(route) && seen.status < 400 ? 'debug' : 'info'
    log[level]({ requestId, ...seen, ...(isCut && { isCut }) }, 'request')
    observe?.(seen)
  })
  duringRequest(requestId, work)
}
