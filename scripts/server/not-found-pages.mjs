// The framework answers a page that is not found with an empty body, to be filled by JavaScript. This puts a screen
// in its place that is whole, and the same for all of them: a kept page, for which it asks this very server.
import { randomUUID } from 'node:crypto'
import { get } from 'node:http'

/** Asks the middleware for the screen of a missing page. Only this process knows the value that is believed. */
export const HEADER = 'x-not-here'
const KEY = randomUUID()
const TIMEOUT_MILLISECONDS = 10_000
/** Headers of the empty answer that are not true of the screen. */
const OF_EMPTY_ANSWER = ['content-length', 'content-encoding', 'etag', 'transfer-encoding', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/**
 * @param handle what answers requests
 * @param ownOrigin tells where this server listens
 */
export function withNotFoundPages(handle, ownOrigin) {
  return (request, response) => {
    const isOurs = request.headers[HEADER] === KEY
    if (!isOurs) delete request.headers[HEADER]
    const { write, end, writeHead } = response
    const original = { write, end, writeHead }
    if (!isOurs && request.method === 'GET' && !request.headers.rsc) holdEmptyAnswer(response, () => answer(request, response, original))
    return handle(request, response)
  }

  function answer({ headers }, response, original) {
    const language = response.getHeader('content-language')
    const { 'accept-encoding': encoding = '' } = headers
    for (const name of OF_EMPTY_ANSWER) response.removeHeader(name)
    const { write, end, writeHead } = original
    const screenRequest = get(`${ownOrigin()}/?lang=${language}`, { headers: { 'accept-encoding': encoding, [HEADER]: KEY }, timeout: TIMEOUT_MILLISECONDS }, (screen) => {
      const encodingOfScreen = screen.headers['content-encoding']
      if (encodingOfScreen) response.setHeader('content-encoding', encodingOfScreen)
      writeHead.call(response, screen.statusCode === 200 ? 404 : screen.statusCode)
      screen.on('data', (chunk) => write.call(response, chunk))
      screen.on('end', () => end.call(response))
    })
    screenRequest.on('timeout', () => screenRequest.destroy(new Error('The screen of a missing page takes too long.')))
    screenRequest.on('error', () => answerWithoutScreen(response, original))
  }
}

function answerWithoutScreen(response, { end, writeHead }) {
  if (response.headersSent) return response.destroy()
  response.setHeader('content-type', 'text/plain; charset=utf-8')
  writeHead.call(response, 404)
  end.call(response, 'There is no such page.')
}

/** Keeps back an HTML answer of status 404, whatever is still written to it, and calls `answerInstead` once. */
function holdEmptyAnswer(response, answerInstead) {
  let isHeld = false
  const holds = () => {
    if (isHeld) return true
    if (response.headersSent || response.statusCode !== 404) return false
    // The middleware names the language of the site's own pages alone.
    if (!response.hasHeader('content-language') || !String(response.getHeader('content-type')).startsWith('text/html')) return false
    isHeld = true
    answerInstead()
    return true
  }
  const { write, end, writeHead, flushHeaders } = response
  response.writeHead = function (status, ...rest) {
    this.statusCode = status
    return holds() ? this : writeHead.call(this, status, ...rest)
  }
  response.write = function (...chunk) {
    return holds() || write.apply(this, chunk)
  }
  response.end = function (...chunk) {
    return holds() ? this : end.apply(this, chunk)
  }
  response.flushHeaders = function () {
    if (!holds()) flushHeaders.call(this)
  }
}
