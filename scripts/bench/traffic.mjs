// Records what a page transfers, from Chromium's own network events.
import { setTimeout as sleep } from 'node:timers/promises'

const QUIET_MILLISECONDS = 1000
const IDLE_LIMIT_MILLISECONDS = 30_000
const KINDS = [
  ['js', /javascript|ecmascript/],
  ['css', /^text\/css/],
  ['fonts', /^(application\/)?(x-)?font|woff/],
  ['images', /^image\//],
  ['html', /^text\/html/],
]

/**
 * @typedef {object} Transfer one request over the network
 * @property {string} url
 * @property {'js' | 'css' | 'fonts' | 'images' | 'html' | 'other'} kind by media type of the answer
 * @property {boolean} isDocument whether the browser asked for it as a document
 * @property {number} status 0 while there is no answer
 * @property {number} bytes of the body as transferred: compressed, and with the few bytes that chunked sending adds
 */

/**
 * Starts recording; call before the page goes anywhere.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<{ transfers: () => Transfer[], idle: () => Promise<void> }>} `transfers` lists what went
 *   over the network so far, `idle` resolves once nothing is under way and nothing new was asked for a while
 */
export async function recordTraffic(page) {
  const done = []
  const open = new Map()
  let lastActivity = Date.now()

  const session = await page.context().newCDPSession(page)
  const on = (name, listener) =>
    session.on(`Network.${name}`, (event) => {
      lastActivity = Date.now()
      listener(event)
    })
  on('requestWillBeSent', ({ requestId, request, type, redirectResponse }) => {
    // A redirect keeps its id: what it led from is a request of its own, with no body worth counting.
    if (redirectResponse) finish(requestId, { status: redirectResponse.status })
    if (!/^(https?|wss?):/.test(request.url)) return
    const isDocument = type === 'Document'
    open.set(requestId, { url: request.url, kind: 'other', isDocument, status: 0, bytes: 0, headerBytes: 0 })
  })
  on('requestServedFromCache', ({ requestId }) => open.delete(requestId))
  on('responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) open.delete(requestId)
    const kind = KINDS.find(([, pattern]) => pattern.test(response.mimeType))?.[0] ?? 'other'
    change(requestId, { status: response.status, kind, headerBytes: response.encodedDataLength })
  })
  on('loadingFinished', ({ requestId, encodedDataLength }) => {
    // The headers are in both figures.
    const bytes = Math.max(0, encodedDataLength - (open.get(requestId)?.headerBytes ?? 0))
    finish(requestId, { bytes })
  })
  on('loadingFailed', ({ requestId }) => finish(requestId, {}))
  on('webSocketCreated', ({ url }) => {
    done.push({ url, kind: 'other', isDocument: false, status: 101, bytes: 0 })
  })
  await session.send('Network.enable')

  function change(requestId, changes) {
    const transfer = open.get(requestId)
    if (transfer) open.set(requestId, { ...transfer, ...changes })
  }

  function finish(requestId, changes) {
    change(requestId, changes)
    const transfer = open.get(requestId)
    if (!transfer) return
    open.delete(requestId)
    const { headerBytes: _, ...known } = transfer
    done.push(known)
  }

  async function idle() {
    const deadline = Date.now() + IDLE_LIMIT_MILLISECONDS
    while (open.size > 0 || Date.now() - lastActivity < QUIET_MILLISECONDS) {
      if (Date.now() > deadline) {
        const urls = [...open.values()].map(({ url }) => url)
        throw new Error(`The network did not become idle. Still open: ${urls.join(', ') || 'none'}`)
      }
      await sleep(50)
    }
  }

  return { transfers: () => [...done], idle }
}
