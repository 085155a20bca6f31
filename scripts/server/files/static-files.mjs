// Serves the browser files of the build as the build compressed them, better than is possible for each request.
import path from 'node:path'
import sirv from 'sirv'
import { endWithItsFile } from './end-with-its-file.mjs'

const PREFIX = '/_next/static'
/** In seconds. The names contain a hash of the content, so the files never change. */
const YEAR = 365 * 24 * 60 * 60

export function withStaticFiles(handle, root) {
  const serve = sirv(path.join(root, '.next/static'), { brotli: true, gzip: true, immutable: true, maxAge: YEAR })

  return (request, response) => {
    const { url } = request
    if (!url.startsWith(`${PREFIX}/`)) return handle(request, response)
    request.url = url.slice(PREFIX.length)
    endWithItsFile(response)
    return serve(request, response, () => {
      request.url = url
      return handle(request, response)
    })
  }
}
