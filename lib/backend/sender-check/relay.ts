import { isIPv6 } from 'node:net'
import type { RelayFacts } from './ask-relay'
import type { Dns } from './dns'
import type { Finding } from './finding'

interface Relay {
  /** As `SMTP_URL` names it. */
  server: string
  isLocal: boolean
}

/** What the mail server itself says. */
export function findRelayProblems({ away, hasTls, certificateProblem, signInRefusal, senderRefusals }: RelayFacts, { server, isLocal }: Relay): Finding[] {
  if (away) return [{ code: 'relayAway', values: { server, answer: away } }]
  return [
    ...(hasTls || isLocal ? [] : [{ code: 'tlsMissing' as const, values: { server } }]),
    ...(certificateProblem ? [{ code: 'certificateInvalid' as const, values: { server, reason: certificateProblem } }] : []),
    ...(signInRefusal ? [{ code: 'signInRefused' as const, values: { server, answer: signInRefusal } }] : []),
    ...senderRefusals.map(({ sender, answer }) => ({ code: 'senderRefused' as const, values: { server, sender, answer } })),
  ]
}

/** Receivers want a mail server that speaks to them itself to have one name for its address, and that address for its name. */
export async function findNameProblems(dns: Dns, name: string, addresses: readonly string[]): Promise<Finding[]> {
  const findings: Finding[] = []
  const own = name.includes('.') ? await dns.addresses(name) : []
  const [address = ''] = addresses
  if (own.length === 0) findings.push({ code: 'heloUnknown', values: { name: name || '–' }, ...(address && name.includes('.') && { record: { name, type: 'A', value: address } }) })
  for (const one of addresses) {
    const record = { name: reverseName(one), type: 'PTR' as const, value: name }
    const names = await dns.names(one)
    const back = await Promise.all(names.map((known) => dns.addresses(known)))
    if (names.length === 0) findings.push({ code: 'ptrMissing', values: { address: one }, record })
    else if (!back.some((found) => found.includes(one))) findings.push({ code: 'ptrMismatch', values: { address: one, names: names.join(', ') }, record })
  }
  return findings
}

/** Whether a domain takes emails: by its mail servers, or by its own address where it names none (RFC 5321, section 5.1). */
export async function findMxProblems(dns: Dns, domain: string, server: string, code: 'mxMissing' | 'bouncesMxMissing'): Promise<Finding[]> {
  const servers = await dns.mx(domain)
  const record = { name: domain, type: 'MX', value: `10 ${server}` } as const
  if (servers.length > 0 && servers.every((name) => name === '' || name === '.')) return [{ code: 'mxNull', values: { domain }, record }]
  if (servers.length > 0 || (await dns.addresses(domain)).length > 0) return []
  return [{ code, values: { domain }, record }]
}

/** Where the DNS keeps the name of an address. */
function reverseName(address: string): string {
  if (!isIPv6(address)) return `${address.split('.').toReversed().join('.')}.in-addr.arpa`
  const [head = '', tail = ''] = address.split('::')
  const groups = (part: string) => (part ? part.split(':') : [])
  const missing = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return `${[...all.map((group) => group.padStart(4, '0')).join('')].toReversed().join('.')}.ip6.arpa`
}
