import { encodingFor } from './page-body.mjs'

/**
 * Sends a page or a file of text compressed, or says that the browser holds it already.
 *
 * @param {{ method: string, headers: Record<string, string> }} request as it came
 * @param {{ status: number, headers?: Record<string, unknown>, etag?: string, body: import('./page-body.mjs').PageBody }} answer
 * @param {{ writeHead: Function, end: Function }} [original] how to answer, when the response is held back
 */
export async function sendPage({ method, headers }, response, answer, { writeHead, end } = response) {
  const { status, etag, body } = answer
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.setHeader(name, value)
  if (body.policy) response.setHeader('Content-Security-Policy', body.policy)
  const vary = String(response.getHeader('Vary') ?? '')
  if (!/accept-encoding/i.test(vary)) response.setHeader('Vary', [vary, 'Accept-Encoding'].filter(Boolean).join(', '))
  response.removeHeader('Transfer-Encoding')
  if (etag && isUnchanged(headers, etag)) {
    response.removeHeader('Content-Type')
    writeHead.call(response, 304)
    return end.call(response)
  }
  const encoding = encodingFor(headers['accept-encoding'])
  const content = await body.as(encoding)
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', content.length)
  writeHead.call(response, status)
  return end.call(response, method === 'HEAD' ? undefined : content)
}

/** Whether the browser holds the page (RFC 9110, section 13.1.2), and does not ask for it all the same. */
function isUnchanged({ 'if-none-match': held, 'cache-control': wish = '' }, etag) {
  if (!held || /no-cache/.test(wish)) return false
  const plain = (tag) => tag.trim().replace(/^W\//, '')
  return held.trim() === '*' || held.split(',').some((tag) => plain(tag) === plain(etag))
}
