import { assignmentsWithDrafts, forgetReviewDraft, readReviewDraft } from '@/lib/browser/review/review-drafts'
import type { AssignedReading } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { callProblem, read, readingAddress } from '../review-api'
import { ReviewWriter } from './review-writer'

/**
 * Brings to the site what an account has written on this device without a network.
 *
 * @param open the assignment on the screen, which sends by itself
 * @param which all that was written, or only what the juror has sent
 */
export async function sendWaiting(account: string, locale: Locale, open: string, which: 'all' | 'sent'): Promise<void> {
  const isDue = (assignment: string) => assignment !== open && (which === 'all' || readReviewDraft(account, assignment)?.isToSend === true)
  for (const assignment of assignmentsWithDrafts(account).filter(isDue)) {
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
