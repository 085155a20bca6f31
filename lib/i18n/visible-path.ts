import { LOCALES } from './locales'

/** The segment under which the screen of all missing pages is rendered. */
export const NOT_HERE = 'not-here'

/** The segments below it, of links in emails that open nothing. */
export const MISSING_LINKS = ['application', 'registration', 'subscription'] as const

/** Set by our own server when a page is missing; it removes the header from requests that come from outside. */
export const NOT_HERE_HEADER = 'x-not-here'

/** The last segment of a rendered list begins with it; the rest is the encoded query. */
export const VIEW_MARK = '~'

/** Strips a rewritten path of language and list view. */
export function visiblePath(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  if (!LOCALES.some((locale) => locale === first)) return pathname
  const segments = rest.at(-1)?.startsWith(VIEW_MARK) ? rest.slice(0, -1) : rest
  return `/${segments.join('/')}`
}
