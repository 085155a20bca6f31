import sirv, { type Options } from 'sirv'
import type { Request, Response } from '../exchange'

/** Sends files of a folder of the build, compressed as they lie there. */
export function builtFiles(folder: string, options: Options) {
  const serve = sirv(folder, { brotli: true, gzip: true, ...options })

  /** @returns whether there is such a file */
  return (path: string, request: Request, response: Response): boolean => {
    const { url } = request
    let isFound = true
    request.url = path
    // `sirv` listens to no errors of a file, and the browser would wait for ever.
    response.once('pipe', (file) => file.once('error', () => response.destroy()))
    serve(request, response, () => {
      request.url = url
      isFound = false
    })
    return isFound
  }
}
