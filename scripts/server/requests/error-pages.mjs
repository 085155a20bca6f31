// A page cannot set a status of its own, so a page that failed to render is answered here: with the
// built error screen of the visitor's language, as 503 while the backend is away and as 500 otherwise.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { securityHeaders } from './security-headers.mjs'
import { localeOf } from './request-locale.mjs'

export const OUTAGE = Symbol.for('site.outage')
export const RETRY_AFTER_SECONDS = 30
/** The placeholder of the built screens for the id of the request. */
const ID_PLACEHOLDER = 'id-of-the-request'
/** Headers that are true of every answer. */
const KEPT_HEADERS = ['x-request-id', ...Object.keys(securityHeaders('/', 'https://')).map((name) => name.toLowerCase())]

/** @param languages cookie, parameter and locales, from `prepare.ts` */
export function withErrorPages(handle, root, languages) {
  const screens = Object.fromEntries(
    Object.values(languages.locales).flatMap((locale) =>
      ['unavailable', 'failed'].map((name) => [
        `${locale}/${name}`,
        withoutScripts(readFileSync(path.join(root, `.next/server/app/${locale}/screen/${name}.html`), 'utf8')),
      ]),
    ),
  )

  return (request, response) => {
    const startedAt = Date.now()
    if (wantsPage(request)) interceptFailure(response, () => answer(request, response, startedAt))
    return handle(request, response)
  }

  function answer(request, response, startedAt) {
    const isOutage = (globalThis[OUTAGE] ?? 0) >= startedAt - RETRY_AFTER_SECONDS * 1000
    const screen = screens[`${localeOf(request, languages)}/${isOutage ? 'unavailable' : 'failed'}`]
    const body = Buffer.from(screen.replaceAll(ID_PLACEHOLDER, request.headers['x-request-id']))
    const headers = {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': 'private, no-store',
      'X-Robots-Tag': 'noindex',
      ...(isOutage && { 'Retry-After': RETRY_AFTER_SECONDS }),
    }
    response.writeHead(isOutage ? 503 : 500, headers)
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

/** The scripts would ask for the page at this address again, and show how that fails. */
function withoutScripts(html) {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/g, '')
}

function wantsPage({ method, url, headers }) {
  const isRead = method === 'GET' || method === 'HEAD'
  return isRead && !headers.rsc && !/^\/(api|cms|admin|_next)(\/|$|\?)/.test(url)
}

function interceptFailure(response, answerInstead) {
  const { write, end, writeHead, on, flush } = response
  response.writeHead = function (status, ...rest) {
    if (status < 500) {
      // The framework names the goal of a kept redirect twice, which programs read as one odd address.
      const location = this.getHeader('location')
      if (Array.isArray(location)) this.setHeader('location', location[0])
      return writeHead.call(this, status, ...rest)
    }
    for (const name of this.getHeaderNames()) if (!KEPT_HEADERS.includes(name)) this.removeHeader(name)
    // From here on the failed answer writes into the void; the screen goes out by the original methods.
    Object.assign(this, { write, end, writeHead, on, flush })
    answerInstead()
    this.write = () => true
    this.end = () => this
    return this
  }
}
