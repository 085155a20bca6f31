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
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped) return mapped
  const [left = '', right] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groups = (part?: string) => (part ? part.split(':') : [])
  const missing = right === undefined ? 0 : 8 - groups(left).length - groups(right).length
  const all = [...groups(left), ...Array<string>(missing).fill('0'), ...groups(right)]
  const isMapped = all.slice(0, 6).join(':') === '0:0:0:0:0:ffff'
  return isMapped ? all.slice(6).flatMap(toBytes).join('.') : `${all.slice(0, 4).join(':')}::/64`
}

function toBytes(group: string): number[] {
  const value = Number.parseInt(group, 16)
  return [value >> 8, value & 255]
}
