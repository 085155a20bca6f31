import type { Dns } from './dns'
import { readTags } from './dkim'
import type { Finding } from './finding'

/** What receivers are to do with emails that only pretend to be from a domain. */
const POLICIES = ['none', 'quarantine', 'reject']

export interface DmarcQuestion {
  /** The address that readers see. */
  from: string
  envelopeDomain: string
  /** Of the signature; null where it is not known. */
  dkimDomain: string | null
}

/** What is wrong with the policy of a domain, and whether what proves the sender belongs to the address that readers see. */
export async function findDmarcProblems(dns: Dns, { from, envelopeDomain, dkimDomain }: DmarcQuestion): Promise<Finding[]> {
  const domain = domainOf(from)
  const found = await findPolicies(dns, domain)
  const own = found.find(({ texts }) => texts.length > 0)
  const recordOf = (policy: string, name = domain) => ({ name: `_dmarc.${name}`, type: 'TXT', value: `v=DMARC1; p=${policy}; rua=mailto:${from}` }) as const
  if (!own) return [{ code: 'dmarcMissing', values: { domain }, record: recordOf('none') }]
  const [text = '', ...more] = own.texts
  const values = { domain: own.domain }
  if (more.length > 0) return [{ code: 'dmarcSeveral', values, record: { ...recordOf('none', own.domain), value: text } }]
  const tags = readTags(text)
  const policy = (own.domain === domain ? undefined : tags.get('sp')) ?? tags.get('p') ?? ''
  if (!POLICIES.includes(policy.toLowerCase())) return [{ code: 'dmarcInvalid', values: { ...values, text }, record: recordOf('none', own.domain) }]
  const organisation = found.findLast(({ texts }) => texts.length > 0)?.domain ?? domain
  const isAligned = (other: string, mode = 'r') => other === domain || (mode !== 's' && (other === organisation || other.endsWith(`.${organisation}`)))
  const isProven = isAligned(envelopeDomain, tags.get('aspf')) || (dkimDomain !== null && isAligned(dkimDomain, tags.get('adkim')))
  return [
    ...(policy.toLowerCase() === 'none' ? [{ code: 'dmarcNone' as const, isAdvice: true, values, record: { ...recordOf('quarantine', own.domain), value: text.replace(/\b(p\s*=\s*)none/i, '$1quarantine') } }] : []),
    ...(isProven ? [] : [{ code: 'notAligned' as const, values: { domain, envelope: envelopeDomain, signature: dkimDomain ?? '–' } }]),
  ]
}

/** From the domain itself up to the one below the top: the nearest policy holds, the topmost is that of the organisation. */
async function findPolicies(dns: Dns, domain: string): Promise<{ domain: string; texts: string[] }[]> {
  const labels = domain.split('.')
  const domains = labels.slice(0, -1).map((_, index) => labels.slice(index).join('.'))
  return Promise.all(domains.map(async (name) => ({ domain: name, texts: (await dns.txt(`_dmarc.${name}`)).filter((text) => /^v\s*=\s*DMARC1\s*(;|$)/.test(text)) })))
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1).toLowerCase()
}
