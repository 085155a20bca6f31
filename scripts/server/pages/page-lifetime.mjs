// How long a kept page may be served, and how a request learns that of the page that answered it.
import { AsyncLocalStorage } from 'node:async_hooks'
import { expiredAt, isExpired, silence } from './expired-tags.mjs'

/** How old a page may be of which nobody knows whether it has expired, in milliseconds. */
const UNKNOWN_LIFETIME = 10_000

/** In the keys of the framework, before the path. */
const MARK = '/$'

// The framework compiles its own copy of this file.
const requests = (globalThis[Symbol.for('site.answeredPages')] ??= new AsyncLocalStorage())

/** Runs the work of a request. @returns the result of `work`; `answered.lifetime` is known once a kept page was found or made */
export function duringPage(answered, work) {
  return requests.run(answered, work)
}

/** Tells the request that a page answers it. The first one counts: a later one is made for others. */
export function notePage({ key, stamp, tags, lastModified, cacheControl }) {
  const answered = requests.getStore()
  const { revalidate } = cacheControl ?? {}
  if (answered) answered.lifetime ??= { path: pathOf(key), stamp, tags, lastModified, until: revalidate ? lastModified + revalidate * 1000 : Infinity }
}

/** The framework writes what kind of thing it keeps, a mark, and the path that it renders. */
export function pathOf(key) {
  return key.slice(key.indexOf(MARK) + MARK.length)
}

/** Whether nothing has expired that the page shows, as far as is known. */
export function isCurrent({ stamp, tags, lastModified }) {
  if (isExpired(stamp, tags)) return false
  // Pages of a remote backend are all there is during its outages.
  const isRenewable = process.env.PAGE_CACHE_DIR && !process.env.API_BASE_URL
  return !isRenewable || silence() <= UNKNOWN_LIFETIME || Date.now() - lastModified <= UNKNOWN_LIFETIME
}

/** Whether something that the page shows is known to have changed since. */
export function hasChanged({ stamp, tags }) {
  return tags.some((tag) => expiredAt(tag) >= stamp.time)
}

/** Whether it may be served without asking the framework, which makes it anew from time to time. */
export function isServable(lifetime) {
  return Date.now() < lifetime.until && isCurrent(lifetime)
}
