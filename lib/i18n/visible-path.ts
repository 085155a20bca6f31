import { LOCALES } from './locales'

/** The segment under which the screen of a missing page is rendered; never a part of an address. */
export const NOT_HERE = 'not-here'

/** The first character of the last segment of a rendered list: the rest is the encoded query of its view. */
export const VIEW_MARK = '~'

/**
 * Takes the segments off a rewritten path that no visitor sees: the locale in front, the mark of a missing
 * page after it, the view of a list at the end.
 */
export function visiblePath(pathname: string): string {
  const [, first, ...others] = pathname.split('/')
  if (!LOCALES.some((locale) => locale === first)) return pathname
  const rest = others[0] === NOT_HERE ? others.slice(1) : others
  const segments = rest.at(-1)?.startsWith(VIEW_MARK) ? rest.slice(0, -1) : rest
  return `/${segments.join('/')}`
}
