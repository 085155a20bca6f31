import { ANY_ORIGIN } from '../constants'

/** Where nobody wants to come back to after signing in; a preview is a page. */
const NOWHERE = /^\/(login|forgot-password|reset-password|api|cms(?!\/preview\/)|_next)(\/|$)/

/**
 * Reads where to go on after signing in. A link to the sign-in must not lead on to another site.
 *
 * @returns a path of this site with its query, `/` for anything else
 */
export function toOwnPath(value: string | null | undefined): string {
  // Browsers read a backslash as a slash, and skip tabs and line ends.
  if (!value?.startsWith('/') || /[\\\p{Cc}]/u.test(value)) return '/'
  if (!URL.canParse(value, ANY_ORIGIN)) return '/'
  const { origin, pathname, search, hash } = new URL(value, ANY_ORIGIN)
  const isOwn = origin === ANY_ORIGIN && !pathname.startsWith('//') && !NOWHERE.test(pathname)
  return isOwn ? `${pathname}${search}${hash}` : '/'
}
