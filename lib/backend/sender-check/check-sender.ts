import { isIP, isIPv6 } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import { env } from '@/lib/env'
import { dkimKey } from '../email/delivery/dkim'
import { senderAddress } from '../email/delivery/envelope'
import { askRelay } from './ask-relay'
import { findDkimProblems } from './dkim'
import { domainOf, findDmarcProblems } from './dmarc'
import { DnsError, openDns, type Dns } from './dns'
import type { Finding } from './finding'
import { isLocalServer } from '../email/delivery/local-server'
import { includeOf } from './providers'
import { findMxProblems, findNameProblems, findRelayProblems } from './relay'
import { findSpfProblems } from './spf'

export interface SenderCheck {
  checkedAt: string
  /** The address that readers see, and that of the envelope. */
  from: string
  envelope: string
  /** The mail server; empty where emails are files. */
  server: string
  findings: Finding[]
}

/** For all answers of the DNS to one question, in milliseconds: a person waits for it. */
const LONGEST = 30_000

/**
 * Asks the DNS and the mail server what keeps emails of the site from arriving. It hands nothing over.
 *
 * @param selector the key in the DNS by which the mail server signs, where the site does not
 */
export async function checkSender(selector?: string, dns = openDns()): Promise<SenderCheck> {
  const { SMTP_URL, MAIL_BOUNCES, DKIM_DOMAIN, DKIM_SELECTOR, SITE_URL } = env()
  const from = senderAddress()
  const envelope = MAIL_BOUNCES?.toLowerCase() ?? from
  const [domain, envelopeDomain] = [domainOf(from), domainOf(envelope)]
  const server = SMTP_URL ? new URL(SMTP_URL).hostname.replace(/^\[|\]$/g, '') : ''
  const facts = SMTP_URL ? await askRelay(SMTP_URL, [...new Set([envelope, from])]) : null
  const name = facts?.name ?? ''
  const relay = await readRelay(dns, { server, name, domain, siteHost: new URL(SITE_URL).hostname })
  const signature = DKIM_DOMAIN ? { domain: DKIM_DOMAIN, selector: DKIM_SELECTOR ?? '', privateKey: dkimKey() } : selector ? { domain, selector } : null
  const questions: Promise<Finding[]>[] = [
    Promise.resolve(facts ? findRelayProblems(facts, { server, isLocal: isLocalServer(server) }) : [{ code: 'noRelay' }]),
    findSpfProblems(dns, { domain: envelopeDomain, needed: relay.needed, addresses: relay.addresses }),
    signature ? findDkimProblems(dns, signature) : Promise.resolve([{ code: 'dkimUnknown', isAdvice: true, values: { domain } }]),
    findDmarcProblems(dns, { from, envelopeDomain, dkimDomain: signature?.domain ?? null }),
    findMxProblems(dns, domain, relay.receiver, 'mxMissing'),
    ...(envelopeDomain === domain ? [] : [findMxProblems(dns, envelopeDomain, relay.receiver, 'bouncesMxMissing')]),
    ...(relay.isDirect && facts && !facts.away ? [findNameProblems(dns, name, relay.addresses)] : []),
  ]
  const findings = await Promise.all(questions.map((question) => withinTime(question).catch(unanswered)))
  return { checkedAt: new Date().toISOString(), from, envelope, server, findings: once(findings.flat()) }
}

interface RelayNames {
  server: string
  /** By which it greets. */
  name: string
  domain: string
  siteHost: string
}

/** Whether the mail server delivers by itself, from which addresses, and what SPF has to say for it. */
async function readRelay(dns: Dns, { server, name, domain, siteHost }: RelayNames) {
  const include = includeOf(server)
  const isLocal = isLocalServer(server)
  const isOwn = [domain, siteHost].some((own) => server === own || server.endsWith(`.${own}`))
  const isDirect = server !== '' && !include && (isLocal || isOwn || isIP(server) !== 0)
  const addresses = isDirect ? await findAddresses(dns, isLocal ? [name, siteHost] : [server]).catch(() => []) : []
  const terms = addresses.map((address) => `${isIPv6(address) ? 'ip6' : 'ip4'}:${address}`)
  const needed = include ? `include:${include}` : terms.join(' ') || (server && !isLocal ? `a:${server}` : 'mx')
  return { isDirect, addresses, needed, receiver: isDirect && (isLocal ? name : server) ? (isLocal ? name : server) : `mail.${domain}` }
}

/** The addresses of the first name that has some. */
async function findAddresses(dns: Dns, names: readonly string[]): Promise<string[]> {
  for (const name of names) {
    if (isIP(name) !== 0) return [name]
    const found = name.includes('.') ? await dns.addresses(name) : []
    if (found.length > 0) return found
  }
  return []
}

function unanswered(error: unknown): Finding[] {
  if (error instanceof DnsError) return [{ code: 'dnsAway', values: { name: error.message } }]
  throw error
}

/** The same question may have been asked for two reasons. */
function once(findings: readonly Finding[]): Finding[] {
  return [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()]
}

async function withinTime<Answer>(work: Promise<Answer>): Promise<Answer> {
  const end = new AbortController()
  const late = setTimeout(LONGEST, null, { signal: end.signal, ref: false }).then(() => Promise.reject(new DnsError('ETIMEOUT')))
  late.catch(() => undefined)
  return Promise.race([work, late]).finally(() => end.abort())
}
