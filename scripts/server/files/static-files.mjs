// Serves what the build made for browsers as the build compressed it, better than it could be done for each visitor.
import path from 'node:path'
import sirv from 'sirv'
import { endWithItsFile } from './end-with-its-file.mjs'

const PREFIX = '/_next/static'
/** The names carry a hash of what is in the files, so that they never change; in seconds. */
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
