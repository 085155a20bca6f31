import { isIPv6 } from 'node:net'
import { CLIENT_ADDRESS_HEADER } from '@/lib/site/constants'
import type { RequestStep } from '../exchange'

/**
 * Writes the address of the client into a request: only this process sees who it comes from.
 *
 * @param trustProxy whether a proxy in front writes `X-Forwarded-For`; its last entry is the one the proxy itself saw
 */
export function clientAddress(trustProxy: boolean): RequestStep {
  return ({ headers, socket }) => {
    const forwarded = trustProxy ? (String(headers['x-forwarded-for'] ?? '').split(',').at(-1) ?? '').trim() : ''
    headers[CLIENT_ADDRESS_HEADER] = toNetwork(forwarded || socket.remoteAddress || 'unknown')
  }
}

/** The address as limits count it: of IPv6 its /64, which one household or machine has to itself. */
export function toNetwork(address: string): string {
  const [plain = ''] = address.replace(/^\[(.*)\](:\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1').split('%')
  if (!isIPv6(plain)) return plain
  const shortened = new URL(`http://[${plain}]`).hostname.slice(1, -1)
  const mapped = /^::ffff:(\w+):(\w+)$/.exec(shortened)
  if (mapped) return mapped.slice(1).map((group) => Number.parseInt(group, 16)).flatMap((value) => [value >> 8, value & 255]).join('.')
  const [left = [], right] = shortened.split('::').map((part) => (part ? part.split(':') : []))
  const zeros = Array<string>(right ? 8 - left.length - right.length : 0).fill('0')
  return `${[...left, ...zeros, ...(right ?? [])].slice(0, 4).join(':')}::/64`
}
