import type { ReadStream } from 'node:fs'
import sirv, { type Options } from 'sirv'
import { isRead, type Request, type Response } from '../exchange'

/** Sends files of a folder. */
export function serveFolder(folder: string, options: Options) {
  const serve = sirv(folder, { extensions: [], ...options })

  /** @returns whether there is such a file */
  return (path: string, request: Request, response: Response): boolean => {
    if (!isRead(request)) return false
    const { url } = request
    let isFound = true
    request.url = path
    // `sirv` minds neither an error of a file, for whose end the browser would wait for ever, nor a reader who leaves.
    response.once('pipe', (file: ReadStream) => {
      file.once('error', () => response.destroy())
      response.once('close', () => file.destroy())
    })
    serve(request, response, () => {
      request.url = url
      isFound = false
    })
    return isFound
  }
}
