import path from 'node:path'
import type { RequestStep, Response } from '../exchange'
import { serveFolder } from './folder'

const STATIC = '/_next/static'
/** In seconds. The names contain a hash of the content, so the files never change. */
const YEAR = 365 * 24 * 60 * 60
const SERVICE_WORKER = /^\/service-worker\.js($|\?)/
const WORKER_HEADERS = {
  'Cache-Control': 'no-cache',
  // It reads from this site alone.
  'Content-Security-Policy': "default-src 'none'; script-src 'self'; connect-src 'self'",
}

/** Serves the browser files of the build as the build compressed them, better than is possible for each request. */
export function staticFiles(root: string): RequestStep {
  const serve = serveFolder(path.join(root, '.next/static'), { brotli: true, gzip: true, immutable: true, maxAge: YEAR })
  return (request, response) => request.url.startsWith(`${STATIC}/`) && serve(request.url.slice(STATIC.length), request, response)
}

/**
 * Serves the service worker at its one address, where browsers look for a newer one at every visit.
 *
 * @param isOn otherwise the worker that browsers get removes what was stored, and itself
 */
export function serviceWorker(root: string, isOn: boolean): RequestStep {
  const setHeaders = (response: Response) => void response.setHeaders(new Map(Object.entries(WORKER_HEADERS)))
  const serve = serveFolder(path.join(root, '.next/service-worker'), { brotli: true, gzip: true, etag: true, setHeaders })
  return (request, response) => SERVICE_WORKER.test(request.url) && serve(`/${isOn ? 'on' : 'off'}.js`, request, response)
}
