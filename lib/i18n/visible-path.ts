import { VIEW_MARK } from '@/lib/site/list-view'
import { NOT_HERE } from '@/lib/site/routes'
import { LOCALES } from './locales'

/**
 * Takes the segments off a rewritten path that no visitor sees: the language in front and the mark of a missing
 * page after it, the view of a list behind.
 */
export function visiblePath(pathname: string): string {
  const [, first, ...others] = pathname.split('/')
  if (!LOCALES.some((locale) => locale === first)) return pathname
  const rest = others[0] === NOT_HERE ? others.slice(1) : others
  const segments = rest.at(-1)?.startsWith(VIEW_MARK) ? rest.slice(0, -1) : rest
  return `/${segments.join('/')}`
}
