/** One thing that an SPF record says: a mechanism or a modifier. */
export interface SpfTerm {
  /** As it stands in the record. */
  text: string
  qualifier: string
  name: string
  /** The domain or the network. */
  value: string
  prefixes: { four: number; six: number }
}

const MECHANISM = /^(?<qualifier>[+\-~?]?)(?<name>all|include|a|mx|ptr|ip4|ip6|exists)(?::(?<value>[^/\s]+?))?(?:\/(?<four>\d{1,3}))?(?:\/\/(?<six>\d{1,3}))?$/i
const NETWORK = /^(?<qualifier>[+\-~?]?)(?<name>ip[46]):(?<value>[\da-f.:]+)(?:\/(?<prefix>\d{1,3}))?$/i
const MODIFIER = /^(?<name>[a-z][\w.-]*)=(?<value>\S*)$/i
const WITH_VALUE = ['include', 'exists', 'ip4', 'ip6']

export const isSpf = (text: string) => /^v=spf1( |$)/i.test(text)

/** The words of a record after its version. */
export const termsOf = (record: string) => record.trim().split(/ +/).slice(1)

/** @returns null for what SPF does not know, which makes the whole record invalid (RFC 7208, section 4.6) */
export function readTerm(text: string): SpfTerm | null {
  const modifier = MODIFIER.exec(text)?.groups
  if (modifier) return { text, qualifier: '', name: (modifier.name ?? '').toLowerCase(), value: modifier.value ?? '', prefixes: { four: 32, six: 128 } }
  const network = NETWORK.exec(text)?.groups
  const { qualifier = '', name = '', value = '', ...found } = network ?? MECHANISM.exec(text)?.groups ?? {}
  const lower = name.toLowerCase()
  if (!lower || (WITH_VALUE.includes(lower) && !value) || (/^ip/.test(lower) && !network) || (lower === 'all' && value)) return null
  const prefix = (size: string | undefined, most: number) => Math.min(Number(size ?? most), most)
  return { text, qualifier: qualifier || '+', name: lower, value, prefixes: { four: prefix(found.prefix ?? found.four, 32), six: prefix(found.prefix ?? found.six, 128) } }
}
