import { LOCALES } from './locales'

/** The segment under which the screen of a missing page is rendered. */
export const NOT_HERE = 'not-here'

/** The last segment of a rendered list begins with it; the rest is the encoded query. */
export const VIEW_MARK = '~'

/** Strips a rewritten path of language, missing-page mark and list view. */
export function visiblePath(pathname: string): string {
  const [, first, ...others] = pathname.split('/')
  if (!LOCALES.some((locale) => locale === first)) return pathname
  const rest = others[0] === NOT_HERE ? others.slice(1) : others
  const segments = rest.at(-1)?.startsWith(VIEW_MARK) ? rest.slice(0, -1) : rest
  return `/${segments.join('/')}`
}
