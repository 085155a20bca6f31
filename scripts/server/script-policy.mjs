// Kept pages rule out nonces, so the scripts that stand in a page are named by their hashes. That needs the whole page
// before its head is sent; it is compressed here too, once for everybody who gets the same one.
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'

const NOT_PAGES = /^\/(api(?!\/docs($|\?))|cms|_next|share|calendar)(\/|$|\?)|^[^?]*\.\w+($|\?)/
const STAFF = /^\/admin(?!\/check-in\/)(\/|$|\?)/
const CHECK_IN = /^\/admin\/check-in\//
const hashOf = (text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
/**
 * The styles that the library of toasts adds to the page by itself, into an element that is empty when it is added; a
 * test compares them with the library.
 */
export const TOAST_STYLES = `'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY=' ${hashOf('')}`
const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g
/** Bytes of compressed pages. */
const MAX_KEPT = 8 * 1024 * 1024
/** Bytes below which compressing gains nothing. */
const MIN_COMPRESSED = 1024

/**
 * @param handle what answers requests
 * @param resources where pictures lie, when that is elsewhere
 */
export function withScriptPolicy(handle, resources) {
  const kept = new LRUCache({ maxSize: MAX_KEPT, sizeCalculation: ({ compressed }) => compressed.length + 1 })

  return (request, response) => {
    const { method, url, headers } = request
    if (method !== 'GET' || headers.rsc || NOT_PAGES.test(url)) return handle(request, response)
    const takesGzip = /\bgzip\b/.test(headers['accept-encoding'] ?? '')
    // Compressed pages could not be read here.
    delete headers['accept-encoding']
    collect(response, (page, finish) => {
      send(page, url, takesGzip, response, finish).catch((error) => response.destroy(error))
    }, (etag) => kept.get(etag)?.policy)
    return handle(request, response)
  }

  async function send(page, url, takesGzip, response, finish) {
    const { policy, compressed } = await prepared(page, url, response.getHeader('etag'))
    response.setHeader('Content-Security-Policy', policy)
    const isCompressed = takesGzip && compressed.length > 0
    if (isCompressed) response.setHeader('Content-Encoding', 'gzip')
    const vary = String(response.getHeader('Vary') ?? '')
    if (!/accept-encoding/i.test(vary)) response.setHeader('Vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '))
    const body = isCompressed ? compressed : page
    response.removeHeader('Transfer-Encoding')
    response.setHeader('Content-Length', body.length)
    finish(body)
  }

  async function prepared(page, url, etag) {
    const known = etag && kept.get(etag)
    if (known) return known
    const compressed = page.length < MIN_COMPRESSED ? Buffer.alloc(0) : await promisify(gzip)(page)
    const entry = { policy: scriptPolicy(page.toString(), resources, { isStaff: STAFF.test(url), usesWasm: CHECK_IN.test(url) }), compressed }
    if (etag) kept.set(etag, entry)
    return entry
  }
}

/**
 * The policy of a page, which allows the scripts that stand in it and those of the site.
 *
 * @param options `isStaff`: one of the screens of staff, whose editors write styles and start workers of their own;
 *   `usesWasm`: a page that reads QR codes by WebAssembly where the browser cannot
 */
export function scriptPolicy(html, resources, { isStaff = false, usesWasm = false } = {}) {
  const hashes = [...html.matchAll(INLINE_SCRIPT)].map(([, script]) => hashOf(script))
  const pictures = resources ? ` ${new URL(resources).origin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...(usesWasm ? ["'wasm-unsafe-eval'"] : []), ...new Set(hashes)].join(' '),
    ...(isStaff ? ["style-src 'self' 'unsafe-inline'", "worker-src 'self' blob:"] : [`style-src 'self' ${TOAST_STYLES}`, "style-src-attr 'unsafe-inline'"]),
    `img-src 'self' data: blob:${pictures}`,
    `font-src 'self'${isStaff ? ' data:' : ''}`,
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

function isWholePage(response, policyOf) {
  if (response.statusCode === 304) renewPolicy(response, policyOf(response.getHeader('etag')))
  const isHtml = String(response.getHeader('content-type')).startsWith('text/html')
  return isHtml && ![204, 304].includes(response.statusCode) && !response.headersSent && !response.hasHeader('content-encoding')
}

/** What a 304 says replaces what the browser knows: the policy of the page that has not changed, or nothing. */
function renewPolicy(response, policy) {
  if (policy) response.setHeader('Content-Security-Policy', policy)
  else response.removeHeader('Content-Security-Policy')
}

/** Holds an HTML answer back until it is whole; `sendWhole` gets it and a function that sends what is given. */
function collect(response, sendWhole, policyOf) {
  const { write, end, writeHead, flushHeaders } = response
  const parts = []
  let isHeld
  const holds = () => (isHeld ??= isWholePage(response, policyOf))
  const add = (chunk, encoding) => {
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function') parts.push(Buffer.from(chunk, typeof encoding === 'string' ? encoding : undefined))
  }
  const finish = (body) => {
    writeHead.call(response, response.statusCode)
    end.call(response, body)
  }
  response.writeHead = function (status, ...rest) {
    this.statusCode = status
    const headers = rest.find((part) => typeof part === 'object')
    if (Array.isArray(headers)) return writeHead.call(this, status, ...rest)
    for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value)
    return holds() ? this : writeHead.call(this, status)
  }
  response.write = function (chunk, encoding, callback) {
    if (!holds()) return write.apply(this, arguments)
    add(chunk, encoding)
    const done = typeof encoding === 'function' ? encoding : callback
    if (done) process.nextTick(done)
    return true
  }
  response.end = function (chunk, encoding) {
    if (!holds()) return end.apply(this, arguments)
    add(chunk, encoding)
    const done = [...arguments].find((part) => typeof part === 'function')
    if (done) this.once('finish', done)
    sendWhole(Buffer.concat(parts), finish)
    return this
  }
  response.flushHeaders = function () {
    if (!holds()) flushHeaders.call(this)
  }
}
