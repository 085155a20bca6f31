// The framework answers a page that is not found with an empty body, to be filled by JavaScript. The screen in its place
// is whole, and the same for all of them, or for all links of a kind in emails: a kept page, for which this server asks itself.
import { randomUUID } from 'node:crypto'
import { get } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** Asks the middleware for the screen of a missing page. Only this process knows the value that is believed. */
export const HEADER = 'x-not-here'
const KEY = randomUUID()
const TIMEOUT_MILLISECONDS = 10_000
/** Headers of an empty answer that are not true of the screen. */
export const OF_EMPTY_ANSWER = ['content-length', 'content-encoding', 'etag', 'transfer-encoding', 'x-nextjs-cache', 'x-nextjs-prerender', 'x-nextjs-stale-time']

/** Whether this server asks for the screen; nobody else can. */
export function isScreenRequest({ headers }) {
  if (headers[HEADER] === KEY) return true
  delete headers[HEADER]
  return false
}

/** @returns {Promise<{ status: number, headers: Record<string, string>, body: Buffer }>} */
export function requestScreen(ownOrigin, address, headers) {
  return new Promise((resolve, reject) => {
    const request = get(`${ownOrigin}${address}`, { headers: { ...headers, [HEADER]: KEY }, timeout: TIMEOUT_MILLISECONDS }, (answer) => {
      buffer(answer).then((body) => resolve({ status: answer.statusCode, headers: answer.headers, body }), reject)
    })
    request.on('timeout', () => request.destroy(new Error('The screen of a missing page takes too long.')))
    request.on('error', reject)
  })
}
