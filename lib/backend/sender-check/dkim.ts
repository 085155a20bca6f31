import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import type { Dns } from './dns'
import type { Finding } from './finding'

const LEAST_BITS = 1024
const GOOD_BITS = 2048

export interface DkimQuestion {
  domain: string
  selector: string
  /** In PEM, where the site signs by itself. */
  privateKey?: string
}

/** What is wrong with the key by which receivers check signatures. */
export async function findDkimProblems(dns: Dns, { domain, selector, privateKey }: DkimQuestion): Promise<Finding[]> {
  const name = `${selector}._domainkey.${domain}`
  const held = privateKey ? createPublicKey(createPrivateKey(privateKey)) : null
  const record = held ? { name, type: 'TXT' as const, value: `v=DKIM1; k=rsa; p=${base64Of(held)}` } : undefined
  const finding = (code: Finding['code'], values: Finding['values'] = {}): Finding[] => [{ code, values: { name, ...values }, record }]
  const found = (await dns.txt(name)).filter((text) => /(^|;)\s*p=/i.test(text))
  const [text] = found
  if (text === undefined) return finding('dkimMissing')
  const tags = readTags(text)
  const key = tags.get('p') ?? ''
  if (!key) return finding('dkimRevoked')
  const published = readKey(key, tags.get('k') ?? 'rsa')
  if (!published || found.length > 1 || (tags.get('v') ?? 'DKIM1') !== 'DKIM1') return finding('dkimInvalid')
  if (held && !held.equals(published)) return finding('dkimMismatch')
  const bits = published.asymmetricKeyDetails?.modulusLength ?? GOOD_BITS
  if (bits < GOOD_BITS) return finding('dkimWeak', { bits }).map((weak) => ({ ...weak, isAdvice: bits >= LEAST_BITS, record: undefined }))
  return []
}

/** The tags of a record of DKIM or DMARC. */
export function readTags(text: string): Map<string, string> {
  const pairs = text.split(';').map((tag) => /^\s*([\w-]+)\s*=\s*(.*?)\s*$/s.exec(tag))
  return new Map(pairs.flatMap((pair) => (pair ? [[(pair[1] ?? '').toLowerCase(), (pair[2] ?? '').replaceAll(/\s+/g, '')]] : [])))
}

function base64Of(key: KeyObject): string {
  return key.export({ type: 'spki', format: 'der' }).toString('base64')
}

/** The start of a key of Ed25519, which the DNS has bare (RFC 8463). */
const ED25519_HEAD = Buffer.from('302a300506032b6570032100', 'hex')

function readKey(base64: string, kind: string): KeyObject | null {
  const bytes = Buffer.from(base64, 'base64')
  try {
    return createPublicKey({ key: kind === 'ed25519' ? Buffer.concat([ED25519_HEAD, bytes]) : bytes, format: 'der', type: 'spki' })
  } catch {
    return null
  }
}
