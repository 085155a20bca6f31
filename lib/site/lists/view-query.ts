import { VIEW_MARK } from '@/lib/i18n/visible-path'

/** The query of a list that the rewritten path of a page ends with, without a question mark; empty where there is none. */
export function viewQuery(segments: readonly string[] | undefined): string {
  const segment = decodeURIComponent(segments?.[0] ?? '')
  if (!/^~[\w-]+$/.test(segment)) return ''
  try {
    // A query is ASCII, because all else in it is percent-encoded.
    return atob(segment.slice(VIEW_MARK.length).replace(/-/g, '+').replace(/_/g, '/'))
  } catch {
    return ''
  }
}
