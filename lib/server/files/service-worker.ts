import path from 'node:path'
import { isRead, type RequestStep } from '../exchange'
import { builtFiles } from './built-files'

const ADDRESS = /^\/service-worker\.js($|\?)/
const HEADERS = {
  'Cache-Control': 'no-cache',
  // It reads from this site alone.
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
}

/**
 * Serves the service worker at its one address, where browsers look for a newer one at every visit.
 *
 * @param isOn otherwise the worker that browsers get removes what was stored, and itself
 */
export function serviceWorker(root: string, isOn: boolean): RequestStep {
  const serve = builtFiles(path.join(root, '.next/service-worker'), {
    etag: true,
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value)
    },
  })
  return (request, response) => ADDRESS.test(request.url) && isRead(request) && serve(`/${isOn ? 'on' : 'off'}.js`, request, response)
}
