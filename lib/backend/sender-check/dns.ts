import { Resolver } from 'node:dns/promises'
import { env } from '@/lib/env'

/** For one question to one server, in milliseconds; each is asked twice. */
const TIMEOUT = 2000
const TRIES = 2

/** What the check asks the DNS; a name without such records has an empty list. */
export interface Dns {
  txt: (name: string) => Promise<string[]>
  /** The mail servers of a domain; an empty name stands for "takes no email" (RFC 7505). */
  mx: (name: string) => Promise<string[]>
  addresses: (name: string) => Promise<string[]>
  /** The names of an address. */
  names: (address: string) => Promise<string[]>
}

/** A question that was not answered: nothing is known of the name. */
export class DnsError extends Error {}

const NOTHING_THERE = ['ENODATA', 'ENOTFOUND', 'EBADNAME', 'NOTFOUND']

/** The DNS of this machine, or the server of `DNS_SERVER`. */
export function openDns(): Dns {
  const resolver = new Resolver({ timeout: TIMEOUT, tries: TRIES })
  const { DNS_SERVER } = env()
  if (DNS_SERVER) resolver.setServers([DNS_SERVER])
  const ask = async <Answer>(name: string, question: () => Promise<Answer[]>): Promise<Answer[]> => {
    try {
      return await question()
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException
      if (NOTHING_THERE.includes(code)) return []
      throw new DnsError(`${name} (${code})`)
    }
  }
  return {
    txt: async (name) => (await ask(name, () => resolver.resolveTxt(name))).map((parts) => parts.join('')),
    mx: async (name) => (await ask(name, () => resolver.resolveMx(name))).sort((one, other) => one.priority - other.priority).map(({ exchange }) => exchange),
    addresses: async (name) => (await Promise.all([ask(name, () => resolver.resolve4(name)), ask(name, () => resolver.resolve6(name))])).flat(),
    names: (address) => ask(address, () => resolver.reverse(address)),
  }
}
