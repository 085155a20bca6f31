import type { OutgoingHttpHeaders } from 'node:http'
import type { Response } from '../exchange'

export interface Refusal {
  status: number
  code: string
  message: string
  /** For a browser that shows the answer. */
  page?: { locale: string; advice: string }
  headers?: OutgoingHttpHeaders
}

/** Answers a request that never reaches the framework: in the form of the API or the CMS, by the address, or as plain text. */
export function refuse(response: Response, target: string, { status, code, message, page, headers = {} }: Refusal): true {
  const body = page ? pageOf(page, message) : bodyFor(target, code, message)
  response.writeHead(status, {
    'Content-Type': page ? 'text/html; charset=utf-8' : body === message ? 'text/plain; charset=utf-8' : 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    ...headers,
  })
  response.end(body)
  return true
}

function pageOf({ locale, advice }: { locale: string; advice: string }, message: string): string {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><main><h1>${message}</h1><p>${advice}</p></main></html>`
}

function bodyFor(target: string, code: string, message: string): string {
  if (/^\/api(\/|$)/.test(target)) return JSON.stringify({ error: { code, message } })
  if (/^\/cms(\/|$)/.test(target)) return JSON.stringify({ errors: [{ message }] })
  return message
}
