// Only this process sees who a request really comes from; the framework is told in a header that nobody else can set.
const HEADER = 'x-client-address'

/**
 * Writes the address of the client into each request.
 *
 * @param handle what answers requests
 * @param trustProxy whether a proxy in front writes `X-Forwarded-For`; its last entry is the one the proxy itself saw
 */
export function withClientAddress(handle, trustProxy) {
  return (request, response) => {
    const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1).trim() : ''
    request.headers[HEADER] = forwarded || request.socket.remoteAddress || 'unknown'
    return handle(request, response)
  }
}
