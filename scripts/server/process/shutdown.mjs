import { Server } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

/** The share of the time to end that passes before this server stops listening: load balancers have noticed by then. */
const GRACE_SHARE = 0.2
/** After Ctrl-C somebody waits at a terminal; in milliseconds. */
const INTERRUPTED_MILLISECONDS = 5000
/** The least time for closing what the process holds, however little of the time is left. */
const CLOSE_MILLISECONDS = 3000
/** How long a request may take to arrive over a connection that is there already. */
const ARRIVAL_MILLISECONDS = 300

/**
 * Ends a server without cutting anybody off. After SIGTERM it goes on serving for a while, over connections that
 * are not used again, then finishes what is open; after Ctrl-C it stops listening at once.
 *
 * @param {import('node:http').Server} server
 * @param {{ seconds: number, onBegin: () => void, close: () => Promise<unknown> | undefined }} options `close` lets go of what the process holds
 */
export function endGracefully(server, { seconds, onBegin, close }) {
  let isEnding = false
  const open = new Set()
  server.prependListener('request', (_request, response) => {
    if (isEnding) return closeAfter(response)
    open.add(response)
    response.once('close', () => open.delete(response))
  })

  async function end(milliseconds, grace) {
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

  process.once('SIGTERM', () => end(seconds * 1000, seconds * 1000 * GRACE_SHARE))
  process.once('SIGINT', () => end(Math.min(seconds * 1000, INTERRUPTED_MILLISECONDS), 0))
}

/**
 * Waits until nothing is open. The HTTP server's own `close` would at once cut off connections whose request it has not
 * read yet; and those that wait to be accepted have just been when `setImmediate` calls.
 */
function stopListening(server) {
  return new Promise((resolve) => {
    setImmediate(() => Server.prototype.close.call(server, resolve))
    // Requests that have arrived while the process was busy are read between the two.
    setTimeout(() => setImmediate(() => server.closeIdleConnections()), ARRIVAL_MILLISECONDS)
  })
}

/** A client must not send its next request over a connection that is about to be closed. */
function closeAfter(response) {
  response.shouldKeepAlive = false
}
