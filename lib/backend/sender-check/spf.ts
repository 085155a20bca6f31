import { BlockList, isIPv6 } from 'node:net'
import type { Dns } from './dns'
import type { Finding } from './finding'
import { isSpf, readTerm, termsOf, type SpfTerm } from './spf-record'

/** RFC 7208, section 4.6.4: a receiver that would have to ask more takes the record for invalid. */
const MOST_LOOKUPS = 10
const MOST_VOIDS = 2
/** Where counting ends: a record may include itself. */
const COUNTED = 30

const LOOKING_UP = ['include', 'a', 'mx', 'ptr', 'exists', 'redirect']

export interface SpfQuestion {
  /** Of the envelope's sender. */
  domain: string
  /** The term that names the mail server, such as `include:_spf.google.com`. */
  needed: string
  /** The addresses that the mail server sends from; empty where they are not known. */
  addresses: readonly string[]
}

interface Walk {
  lookups: number
  voids: string[]
  brokenIncludes: string[]
  invalid: string[]
  hasMacros: boolean
  isOpen: boolean
  allowed: BlockList
  names: Set<string>
}

/** What is wrong with the list of servers that may send for a domain. */
export async function findSpfProblems(dns: Dns, { domain, needed, addresses }: SpfQuestion): Promise<Finding[]> {
  const record = (value: string) => ({ name: domain, type: 'TXT', value }) as const
  const found = (await dns.txt(domain)).filter(isSpf)
  const [text, ...more] = found
  if (text === undefined) return [{ code: 'spfMissing', values: { domain }, record: record(`v=spf1 ${needed} ~all`) }]
  if (more.length > 0) return [{ code: 'spfSeveral', values: { domain, count: found.length }, record: record(merge(found)) }]
  const walk: Walk = { lookups: 0, voids: [], brokenIncludes: [], invalid: [], hasMacros: false, isOpen: false, allowed: new BlockList(), names: new Set() }
  await follow(dns, domain, text, walk)
  const without = (terms: readonly string[]) => record(`v=spf1 ${termsOf(text).filter((term) => !terms.some((bad) => term === bad || nameIn(term) === bad)).join(' ')}`)
  const findings: Finding[] = []
  if (walk.invalid.length > 0) findings.push({ code: 'spfInvalid', values: { domain, terms: walk.invalid.join(' ') }, record: without(walk.invalid) })
  if (walk.lookups > MOST_LOOKUPS) findings.push({ code: 'spfTooManyLookups', values: { domain, count: walk.lookups }, record: record(`v=spf1 ${needed} ~all`) })
  if (walk.brokenIncludes.length > 0) findings.push({ code: 'spfBrokenInclude', values: { domain, names: walk.brokenIncludes.join(', ') }, record: without(walk.brokenIncludes) })
  else if (walk.voids.length > MOST_VOIDS) findings.push({ code: 'spfTooManyVoids', values: { domain, names: walk.voids.join(', ') }, record: without(walk.voids) })
  if (walk.isOpen) findings.push({ code: 'spfOpen', values: { domain }, record: record(`v=spf1 ${[...termsOf(text).filter((term) => !/^[+?]?all$/i.test(term)), '~all'].join(' ')}`) })
  if (findings.length === 0 && !isCovered(walk, needed, addresses)) findings.push({ code: 'spfRelayMissing', values: { domain }, record: record(withTerm(text, needed)) })
  return findings
}

/** Reads a record and all that it leads to, as a receiver does for a server that none of it names. */
async function follow(dns: Dns, domain: string, text: string, walk: Walk, depth = 0, isPassing = true): Promise<void> {
  const terms = termsOf(text).map((term) => readTerm(term) ?? term)
  walk.invalid.push(...terms.filter((term) => typeof term === 'string'))
  const known = terms.filter((term) => typeof term !== 'string')
  const all = known.find(({ name }) => name === 'all')
  const redirect = known.find(({ name }) => name === 'redirect')
  if (depth === 0) walk.isOpen = all ? ['+', '?'].includes(all.qualifier) : !redirect
  for (const term of known) {
    // What follows "all" is never asked.
    if (term === all) return
    if (term !== redirect) await take(dns, domain, term, walk, depth, isPassing && term.qualifier === '+')
  }
  if (redirect && !all) await take(dns, domain, redirect, walk, depth, isPassing)
}

async function take(dns: Dns, domain: string, { name, value, prefixes, text }: SpfTerm, walk: Walk, depth: number, isPassing: boolean): Promise<void> {
  if (LOOKING_UP.includes(name)) walk.lookups += 1
  if (walk.lookups > COUNTED) return
  if (value.includes('%')) return void (walk.hasMacros = true)
  const asked = value || domain
  if (name === 'include' || name === 'redirect') {
    walk.names.add(asked.toLowerCase())
    const found = (await dns.txt(asked)).filter(isSpf)
    const [next] = found
    if (next === undefined || found.length > 1) return void walk.brokenIncludes.push(asked)
    // A redirected record is the record itself, with what it says of all others.
    return follow(dns, asked, next, walk, name === 'redirect' ? depth : depth + 1, isPassing)
  }
  const addresses = await addressesOf(dns, name, asked, value)
  if (addresses.length === 0 && LOOKING_UP.includes(name)) walk.voids.push(value || text)
  if (isPassing) for (const address of addresses) walk.allowed.addSubnet(address, isIPv6(address) ? prefixes.six : prefixes.four, isIPv6(address) ? 'ipv6' : 'ipv4')
}

async function addressesOf(dns: Dns, name: string, asked: string, value: string): Promise<string[]> {
  if (name === 'ip4' || name === 'ip6') return [value]
  if (name === 'a') return dns.addresses(asked)
  if (name !== 'mx') return []
  return (await Promise.all((await dns.mx(asked)).filter(Boolean).map((exchange) => dns.addresses(exchange)))).flat()
}

function isCovered({ hasMacros, names, allowed }: Walk, needed: string, addresses: readonly string[]): boolean {
  if (hasMacros || names.has(nameIn(needed).toLowerCase())) return true
  if (addresses.length === 0) return !needed.startsWith('include:')
  return addresses.every((address) => allowed.check(address, isIPv6(address) ? 'ipv6' : 'ipv4'))
}

/** What follows the colon or the sign of a term. */
function nameIn(term: string): string {
  return term.replace(/^[^:=]*[:=]/, '')
}

/** All that several records allow, in one; the strictest "all" last. */
function merge(records: readonly string[]): string {
  const terms = [...new Set(records.flatMap(termsOf))]
  const isAll = (term: string) => /^[+\-~?]?all$/i.test(term)
  return ['v=spf1', ...terms.filter((term) => !isAll(term)), terms.includes('-all') ? '-all' : '~all'].join(' ')
}

function withTerm(text: string, needed: string): string {
  const terms = termsOf(text)
  const end = terms.findIndex((term) => /^[+\-~?]?all$|^redirect=/i.test(term))
  return ['v=spf1', ...terms.toSpliced(end === -1 ? terms.length : end, 0, ...needed.split(' ').filter((term) => !terms.includes(term)))].join(' ')
}
