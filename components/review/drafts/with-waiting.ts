import { assignmentsWithDrafts, readReviewDraft } from '@/lib/browser/review/review-drafts'
import type { ReviewAssignment } from '@/lib/contract/review/reviews'

/** An assignment as its juror left it on this device. */
export interface ListedAssignment extends ReviewAssignment {
  /** Whether the site has not got all of it. */
  isWaiting?: boolean
}

/** What was sent without a network counts as read. */
export function withWaiting(account: string, assignments: readonly ReviewAssignment[]): ListedAssignment[] {
  const waiting = new Map(assignmentsWithDrafts(account).map((id) => [id, readReviewDraft(account, id)]))
  return assignments.map((one) => {
    const draft = waiting.get(one.id)
    if (!draft) return one
    return { ...one, isWaiting: true, state: draft.isToSend ? 'sent' : one.state === 'open' ? 'draft' : one.state }
  })
}
