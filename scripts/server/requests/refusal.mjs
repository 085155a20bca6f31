/** Answers a request that never reaches the framework: as the API or the CMS says it, by the address, or as plain text. */
export function refuse(response, target, { status, code, message, headers = {} }) {
  const body = bodyFor(target, code, message)
  response.writeHead(status, {
    'Content-Type': body === message ? 'text/plain; charset=utf-8' : 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    ...headers,
  })
  response.end(body)
}

function bodyFor(target, code, message) {
  if (/^\/api(\/|$)/.test(target)) return JSON.stringify({ error: { code, message } })
  if (/^\/cms(\/|$)/.test(target)) return JSON.stringify({ errors: [{ message }] })
  return message
}
