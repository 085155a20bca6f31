import { CSRF_HEADER } from '@/lib/site/constants'
import { ApiError } from './api-error'
import { freshCsrfToken } from './browser'

interface Upload {
  /** From 0 to 1. */
  onProgress: (part: number) => void
  signal: AbortSignal
}

/** How long to wait before each further try after the connection was cut, in milliseconds. */
const PAUSES = [1000, 3000, 9000]

/**
 * Sends a form with a file to the API. After a cut connection it is sent again by itself.
 *
 * @returns the JSON of the answer
 * @throws ApiError for a refusal, TypeError when there is no connection, DOMException after an abort
 */
export async function uploadForm(address: string, form: FormData, upload: Upload): Promise<unknown> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await send(address, form, await freshCsrfToken(tries > 0), upload)
    } catch (error) {
      const pause = PAUSES[tries]
      const isWorthTrying = error instanceof TypeError || (error instanceof ApiError && error.status === 403 && tries === 0)
      if (!isWorthTrying || pause === undefined) throw error
      upload.onProgress(0)
      await new Promise((resolve) => setTimeout(resolve, pause))
      upload.signal.throwIfAborted()
    }
  }
}

/** `fetch` tells nothing of how far it is. */
function send(address: string, form: FormData, token: string | undefined, { onProgress, signal }: Upload): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', address)
    request.setRequestHeader('Accept', 'application/json')
    if (token) request.setRequestHeader(CSRF_HEADER, token)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => {
      const body = parse(request.responseText)
      if (request.status >= 200 && request.status < 300) resolve(body)
      else reject(toError(request.status, body))
    })
    request.addEventListener('error', () => reject(new TypeError('The connection was cut.')))
    signal.addEventListener('abort', () => {
      request.abort()
      reject(new DOMException('It was cancelled.', 'AbortError'))
    })
    request.send(form)
  })
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return null
  }
}

function toError(status: number, body: unknown): ApiError {
  const { error } = Object(body) as { error?: { code?: string; message?: string; fields?: Record<string, string> } }
  return new ApiError(status, error?.code ?? 'internal', error?.message ?? '', error?.fields ?? {})
}
