import { BlockList, isIP } from 'node:net'

const PRIVATE = new BlockList()
for (const [network, prefix] of [['127.0.0.0', 8], ['10.0.0.0', 8], ['172.16.0.0', 12], ['192.168.0.0', 16]] as const) PRIVATE.addSubnet(network, prefix)
for (const [network, prefix] of [['::1', 128], ['fc00::', 7], ['fe80::', 10]] as const) PRIVATE.addSubnet(network, prefix, 'ipv6')

/** Whether a server is on this machine or in its network, where others have no name for it. */
export function isLocalServer(server: string): boolean {
  const version = isIP(server)
  return version === 0 ? !server.includes('.') || server.endsWith('.localhost') : PRIVATE.check(server, version === 6 ? 'ipv6' : 'ipv4')
}
