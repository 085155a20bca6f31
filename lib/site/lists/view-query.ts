import { VIEW_MARK } from '@/lib/i18n/visible-path'

/** The query of a list that the rewritten path of a page ends with, without a question mark. */
export function viewQuery(segments: readonly string[] | undefined): string {
  const encoded = decodeURIComponent(segments?.[0] ?? '').slice(VIEW_MARK.length)
  // A query is ASCII, because all else in it is percent-encoded.
  return atob(encoded.replace(/-/g, '+').replace(/_/g, '/'))
}
