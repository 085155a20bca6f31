import type { IncomingMessage, Server as HttpServer, ServerResponse } from 'node:http'
import { Server } from 'node:net'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

/** The share of the time to end that passes before this server stops listening: load balancers have noticed by then. */
const GRACE_SHARE = 0.2
/** After Ctrl-C somebody waits at a terminal; in milliseconds. */
const INTERRUPTED_MILLISECONDS = 5000
/** The least time for closing what the process holds, however little of the time is left. */
const CLOSE_MILLISECONDS = 3000
/** How long a request may take to arrive over a connection that is there already. */
const ARRIVAL_MILLISECONDS = 300
/** A turn of the event loop that took no longer has left no connection waiting to be accepted for long. */
const QUIET_MILLISECONDS = 1
/** For how long a quiet turn is waited for. */
const MAX_QUIET_WAIT = 1000

interface ShutdownOptions {
  seconds: number
  onBegin: () => void
  /** Lets go of what the process holds. */
  close: () => Promise<unknown> | undefined
}

/**
 * Ends a server without cutting anybody off. After SIGTERM it goes on serving for a while, over connections that
 * are not used again, then finishes what is open; after Ctrl-C it stops listening at once.
 */
export function endGracefully(server: HttpServer, { seconds, onBegin, close }: ShutdownOptions): void {
  let isEnding = false
  const open = new Set<ServerResponse>()
  server.prependListener('request', (_request: IncomingMessage, response: ServerResponse) => {
    if (isEnding) return closeAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })

  async function end(milliseconds: number, grace: number): Promise<void> {
    if (isEnding) return
    isEnding = true
    const until = performance.now() + milliseconds
    onBegin()
    open.forEach(closeAfter)
    const deadline = setTimeout(() => server.closeAllConnections(), milliseconds)
    await sleep(grace)
    await stopListening(server)
    clearTimeout(deadline)
    await Promise.race([Promise.resolve(close()).catch(() => undefined), sleep(Math.max(CLOSE_MILLISECONDS, until - performance.now()))])
    process.exit(0)
  }

  process.once('SIGTERM', () => void end(seconds * 1000, seconds * 1000 * GRACE_SHARE))
  process.once('SIGINT', () => void end(Math.min(seconds * 1000, INTERRUPTED_MILLISECONDS), 0))
}

/**
 * Waits until nothing is open. The HTTP server's own `close` would at once cut off connections whose request it has not
 * read yet.
 */
async function stopListening(server: HttpServer): Promise<void> {
  await quietTurn()
  const closed = new Promise<unknown>((resolve) => Server.prototype.close.call(server, resolve))
  await sleep(ARRIVAL_MILLISECONDS)
  // Requests that have arrived while the process was busy are read before.
  await quietTurn()
  server.closeIdleConnections()
  await closed
}

/**
 * The system accepts connections by itself, and resets those that the process has not taken over when it stops listening: a
 * form that was posted over one is lost, since a proxy sends it to nobody else. Each turn of the event loop takes over all
 * that wait; while pages are rendered a turn takes long, and new ones wait at its end.
 */
async function quietTurn(): Promise<void> {
  const until = performance.now() + MAX_QUIET_WAIT
  await nextTurn()
  for (let isQuiet = false; !isQuiet && performance.now() < until; ) {
    const began = performance.now()
    await nextTurn()
    isQuiet = performance.now() - began <= QUIET_MILLISECONDS
  }
}

/** A client must not send its next request over a connection that is about to be closed. */
function closeAfter(response: ServerResponse): void {
  response.shouldKeepAlive = false
}
