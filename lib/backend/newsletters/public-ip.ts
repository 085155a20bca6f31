import { BlockList, isIP } from 'node:net'

const PRIVATE_IPV4 = ['0.0.0.0/8', '10.0.0.0/8', '100.64.0.0/10', '127.0.0.0/8', '169.254.0.0/16', '172.16.0.0/12', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '192.168.0.0/16', '198.18.0.0/15', '198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/3']
/** Those that lead on to an IPv4 address, too. */
const PRIVATE_IPV6 = ['::/96', '::ffff:0:0/96', '64:ff9b::/96', '64:ff9b:1::/48', '100::/64', '2001::/23', '2001:db8::/32', '2002::/16', 'fc00::/7', 'fe80::/10', 'fec0::/10', 'ff00::/8']

// Two lists: one for both would find every IPv4 address among the IPv6 addresses that lead on to one.
const BLOCKED = { ipv4: blockList('ipv4', PRIVATE_IPV4), ipv6: blockList('ipv6', PRIVATE_IPV6) }

function blockList(type: 'ipv4' | 'ipv6', ranges: readonly string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [network = '', prefix = ''] = range.split('/')
    list.addSubnet(network, Number(prefix), type)
  }
  return list
}

/** Whether an IP address is one of the internet, and of no network or machine of our own. */
export function isPublicIp(address: string): boolean {
  const version = isIP(address)
  if (version === 0) return false
  const type = version === 4 ? 'ipv4' : 'ipv6'
  return !BLOCKED[type].check(address, type)
}
