// Serves the service worker at its one address, where browsers look for a newer one at every visit.
import path from 'node:path'
import sirv from 'sirv'
import { endWithItsFile } from './end-with-its-file.mjs'

const ADDRESS = /^\/service-worker\.js($|\?)/
const HEADERS = {
  'Cache-Control': 'no-cache',
  // It reads from this site alone.
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
}

/**
 * @param handle answers other requests
 * @param options `isOn`: otherwise the worker that browsers get removes what was kept, and itself
 */
export function withServiceWorker(handle, { root, isOn }) {
  const setHeaders = (response) => {
    for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
  }
  const serve = sirv(path.join(root, '.next/service-worker'), { brotli: true, gzip: true, etag: true, setHeaders })

  return (request, response) => {
    const { url } = request
    if (!ADDRESS.test(url) || !['GET', 'HEAD'].includes(request.method)) return handle(request, response)
    request.url = `/${isOn ? 'on' : 'off'}.js`
    endWithItsFile(response)
    return serve(request, response, () => {
      request.url = url
      return handle(request, response)
    })
  }
}
