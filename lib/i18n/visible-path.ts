import { VIEW_MARK } from '@/lib/site/list-view'
import { LOCALES } from './locales'

/** Takes the segments off a rewritten path that no visitor sees: the language in front, the view of a list behind. */
export function visiblePath(pathname: string): string {
  const [, first, ...rest] = pathname.split('/')
  if (!LOCALES.some((locale) => locale === first)) return pathname
  const segments = rest.at(-1)?.startsWith(VIEW_MARK) ? rest.slice(0, -1) : rest
  return `/${segments.join('/')}`
}
