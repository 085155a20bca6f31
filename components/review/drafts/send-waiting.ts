import { assignmentsWithDrafts, forgetReviewDraft } from '@/lib/browser/review/review-drafts'
import type { AssignedReading } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { callProblem, read, readingAddress } from '../review-api'
import { ReviewWriter } from './review-writer'

/** Brings to the site what an account has written on this device without a network. @param open the assignment on the screen, which sends by itself */
export async function sendWaiting(account: string, locale: Locale, open: string | null): Promise<void> {
  for (const assignment of assignmentsWithDrafts(account)) {
    if (assignment === open) continue
    try {
      const { review } = await read<AssignedReading>(readingAddress(assignment, locale))
      await new ReviewWriter(account, assignment, locale, review).close()
    } catch (error) {
      // It was given to somebody else: nobody can send it any more.
      if (callProblem(error) === 'notYours') forgetReviewDraft(account, assignment)
      else return
    }
  }
}
