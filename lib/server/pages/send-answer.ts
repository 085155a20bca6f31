import type { IncomingHttpHeaders } from 'node:http'
import type { Answer, Request, Response } from '../exchange'
import { encodeOnce, encodingFor } from './encoded-body'

const TEXT = /^(text\/|application\/([\w.+-]*\+)?(json|xml|javascript)|image\/svg)/

/** Sends a whole answer compressed, or says that the browser holds it already. */
export async function sendAnswer({ method, headers }: Pick<Request, 'method' | 'headers'>, response: Response, answer: Answer): Promise<void> {
  const { status, body } = answer
  for (const [name, value] of Object.entries(answer.headers)) if (value !== undefined) response.setHeader(name, value)
  const isText = TEXT.test(String(response.getHeader('content-type'))) && !response.hasHeader('content-encoding')
  const vary = String(response.getHeader('Vary') ?? '')
  if (isText && !/accept-encoding/i.test(vary)) response.setHeader('Vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '))
  const { etag } = answer.headers
  if (status === 200 && etag && isUnchanged(headers, String(etag))) {
    response.removeHeader('Content-Type')
    response.writeHead(304).end()
    return
  }
  const encoding = isText ? encodingFor(String(headers['accept-encoding'] ?? '')) : 'identity'
  const content = await (Buffer.isBuffer(body) ? encodeOnce(body, body.length > 0 ? encoding : 'identity') : body.as(encoding))
  if (response.destroyed) return
  if (encoding !== 'identity' && content.length > 0) response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', content.length)
  response.writeHead(status)
  response.end(method === 'HEAD' ? undefined : content)
}

/** Whether the browser holds the answer (RFC 9110, section 13.1.2), and does not ask for it all the same. */
function isUnchanged({ 'if-none-match': held, 'cache-control': wish = '' }: IncomingHttpHeaders, etag: string): boolean {
  if (!held || /no-cache/.test(wish)) return false
  const plain = (tag: string) => tag.trim().replace(/^W\//, '')
  return held.trim() === '*' || held.split(',').some((tag) => plain(tag) === plain(etag))
}
