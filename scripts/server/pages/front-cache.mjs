// A page cache in front may keep the pages that the middleware allows until the end of the second, and show them for
// one more while it fetches it anew: a change by staff shows within two seconds. Browsers never see these headers.

/** Set by the front (`deploy/nginx`), which tells browsers `private, no-cache` all the same. */
const FRONT = 'x-page-cache'
const EXPIRES = 'X-Accel-Expires'
/** Redirects and missing pages too: requests for them at the same time would wait for each other. */
const KEPT_STATUS = [200, 307, 308, 404]

/** @param handle answers requests */
export function withFrontCache(handle) {
  return (request, response) => {
    const isFront = request.headers[FRONT] === 'on'
    delete request.headers[FRONT]
    const { writeHead } = response
    response.writeHead = function (status, ...rest) {
      const headers = rest.find((part) => typeof part === 'object' && !Array.isArray(part))
      for (const [name, value] of Object.entries(headers ?? {})) this.setHeader(name, value)
      if (isFront && mayBeKept(status, this)) keepShortly(this)
      else this.removeHeader(EXPIRES)
      return writeHead.call(this, status, ...rest.filter((part) => part !== headers))
    }
    return handle(request, response)
  }
}

function mayBeKept(status, response) {
  return response.hasHeader(EXPIRES) && KEPT_STATUS.includes(status) && !response.hasHeader('Set-Cookie') && !/no-store/.test(response.getHeader('Cache-Control'))
}

/** Older versions of nginx read both headers in the order in which they come. */
function keepShortly(response) {
  response.setHeader('Cache-Control', 'stale-while-revalidate=1')
  response.removeHeader(EXPIRES)
  response.setHeader(EXPIRES, `@${Math.floor(Date.now() / 1000)}`)
}
