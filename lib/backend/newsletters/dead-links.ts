import { lookup, type LookupOptions } from 'node:dns'
import http from 'node:http'
import https from 'node:https'
import { isIP } from 'node:net'
import { SECOND } from '@/lib/site/text/durations'
import { isPublicIp } from './public-ip'

/** Of links that are asked, of those asked at once, and of places that one may lead on to. */
const MOST_LINKS = 60
const AT_ONCE = 6
const MOST_REDIRECTS = 4

/** For one answer, and for all of them, in milliseconds. */
const ANSWER_TIME = 5 * SECOND
const WHOLE_TIME = 20 * SECOND

/** They are there, and want no programs, or a sign-in. */
const THERE = [401, 403, 405, 406, 429, 999]

interface DeadLink {
  href: string
  reason: string
}

/**
 * The links that do not answer. Asks public addresses alone, whatever a name leads to, and the site itself.
 *
 * @param site its own origin, which may be anywhere
 */
export async function deadLinks(links: readonly string[], site: string): Promise<DeadLink[]> {
  const end = Date.now() + WHOLE_TIME
  const waiting = links.slice(0, MOST_LINKS)
  const dead: DeadLink[] = []
  const askNext = async (): Promise<void> => {
    for (let href = waiting.shift(); href !== undefined && Date.now() < end; href = waiting.shift()) {
      const reason = await findFault(href, site)
      if (reason) dead.push({ href, reason })
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, askNext))
  return dead
}

/** @returns why a link leads nowhere; null for one that answers */
async function findFault(href: string, site: string): Promise<string | null> {
  let url = new URL(href)
  try {
    for (let step = 0; step <= MOST_REDIRECTS; step += 1) {
      const { status, location } = await ask(url, site)
      if (status >= 300 && status < 400 && location) {
        url = new URL(location, url)
        continue
      }
      return status < 400 || THERE.includes(status) ? null : `It answers ${status}.`
    }
    return 'It leads on and on.'
  } catch (error) {
    return error instanceof Error ? error.message : 'It does not answer.'
  }
}

/** The address is checked as the connection is made: a name may lead elsewhere a moment later. */
const publicLookup = ((host: string, options: LookupOptions, callback: (error: Error | null, ...found: unknown[]) => void) => {
  lookup(host, options, (error, address, family) => {
    const addresses = Array.isArray(address) ? address.map((one) => one.address) : [address]
    if (!error && !addresses.every(isPublicIp)) return callback(new Error('It leads to no public address.'))
    callback(error, address, family)
  })
}) as typeof lookup

function ask(url: URL, site: string): Promise<{ status: number; location?: string }> {
  const isOwn = url.origin === new URL(site).origin
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (!/^https?:$/.test(url.protocol)) throw new Error('It leads to no page.')
  if (!isOwn && isIP(host) !== 0 && !isPublicIp(host)) throw new Error('It leads to no public address.')
  return new Promise((resolve, reject) => {
    // A page may answer a question without its text wrongly, so it is asked whole, and not read.
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      { headers: { 'User-Agent': 'Mozilla/5.0 (compatible; link check)', Accept: '*/*' }, agent: false, signal: AbortSignal.timeout(ANSWER_TIME), ...(!isOwn && { lookup: publicLookup }) },
      (answer) => {
        answer.destroy()
        resolve({ status: answer.statusCode ?? 0, location: answer.headers.location })
      },
    )
    request.on('error', (error) => reject(error.name === 'TimeoutError' || error.name === 'AbortError' ? new Error('It does not answer in time.') : error))
  })
}
