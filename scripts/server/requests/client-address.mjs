import { isIPv6 } from 'node:net'

// Only this process sees who a request really comes from; the framework is told in a header that nobody else can set.
export const HEADER = 'x-client-address'

/**
 * Writes the address of the client into each request.
 *
 * @param handle answers requests
 * @param trustProxy whether a proxy in front writes `X-Forwarded-For`; its last entry is the one the proxy itself saw
 */
export function withClientAddress(handle, trustProxy) {
  return (request, response) => {
    const forwarded = trustProxy ? String(request.headers['x-forwarded-for'] ?? '').split(',').at(-1).trim() : ''
    request.headers[HEADER] = toNetwork(forwarded || request.socket.remoteAddress || 'unknown')
    return handle(request, response)
  }
}

/** The address as limits count it: of IPv6 its /64, which one household or machine has to itself. */
export function toNetwork(address) {
  const plain = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').split('%')[0]
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const [left, right] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = (part) => (part ? part.split(':') : [])
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length
  const all = [...groups(left), ...Array(missing).fill('0'), ...groups(right)]
  const isMapped = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? all.slice(6).flatMap(toBytes).join('.') : `${all.slice(0, 4).join(':')}::/64`
}

function toBytes(group) {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
