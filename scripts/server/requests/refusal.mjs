/**
 * Answers a request that never reaches the framework: in the form of the API or the CMS, by the address, or as plain text.
 *
 * @param refusal its `page` has the language and the advice for a browser that shows the answer
 */
export function refuse(response, target, { status, code, message, page, headers = {} }) {
  const body = page ? pageOf(page, message) : bodyFor(target, code, message)
  response.writeHead(status, {
    'Content-Type': page ? 'text/html; charset=utf-8' : body === message ? 'text/plain; charset=utf-8' : 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex',
    ...headers,
  })
  response.end(body)
}

function pageOf({ locale, advice }, message) {
  return `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${message}</title><main><h1>${message}</h1><p>${advice}</p></main></html>`
}

function bodyFor(target, code, message) {
  if (/^\/api(\/|$)/.test(target)) return JSON.stringify({ error: { code, message } })
  if (/^\/cms(\/|$)/.test(target)) return JSON.stringify({ errors: [{ message }] })
  return message
}
