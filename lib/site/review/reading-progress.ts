import type { ReviewRound } from '@/lib/contract/review/reviews'

/** Where a juror stands in a round; the words of each are `progress` of the messages. */
type ReadingProgress = 'notOpen' | 'nothing' | 'reading' | 'done' | 'closed'

type Round = Pick<ReviewRound, 'phase' | 'opensAt' | 'closesAt' | 'total' | 'sent'>

/** @param now in milliseconds since 1970 */
export function readingProgress({ phase, opensAt, closesAt, total, sent }: Round, now: number): ReadingProgress {
  if (phase === 'deciding' || phase === 'told') return 'closed'
  if (closesAt !== null && Date.parse(closesAt) <= now) return 'closed'
  if (phase === 'draft' || (opensAt !== null && Date.parse(opensAt) > now)) return 'notOpen'
  if (total === 0) return 'nothing'
  return sent < total ? 'reading' : 'done'
}
