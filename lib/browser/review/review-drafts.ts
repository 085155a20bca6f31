import { REVIEW_DRAFT_KEY } from '@/lib/site/constants'
import { EMPTY_REVIEW, type ReviewContent } from '@/lib/site/review/merge-review'

/** A review that the site has not got yet. */
interface ReviewDraft {
  /** What the site had when the juror began to change it. */
  base: ReviewContent
  own: ReviewContent
  /** Whether the juror has sent it. */
  isToSend: boolean
}

const keyOf = (account: string, assignment: string) => `${REVIEW_DRAFT_KEY}${account}:${assignment}`

/** Several jurors may share a device, so each has their own. */
export function readReviewDraft(account: string, assignment: string): ReviewDraft | null {
  try {
    const stored = JSON.parse(window.localStorage.getItem(keyOf(account, assignment)) ?? 'null') as Partial<ReviewDraft> | null
    return stored && { base: { ...EMPTY_REVIEW, ...stored.base }, own: { ...EMPTY_REVIEW, ...stored.own }, isToSend: stored.isToSend === true }
  } catch {
    return null
  }
}

/** @returns whether the browser stores anything at all */
export function storeReviewDraft(account: string, assignment: string, draft: ReviewDraft): boolean {
  try {
    window.localStorage.setItem(keyOf(account, assignment), JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

export function forgetReviewDraft(account: string, assignment: string): void {
  try {
    window.localStorage.removeItem(keyOf(account, assignment))
  } catch {
    // A browser that stores nothing has nothing to forget.
  }
}

/** The assignments of an account with something that the site has not got. */
export function assignmentsWithDrafts(account: string): string[] {
  const start = keyOf(account, '')
  try {
    return Object.keys(window.localStorage).filter((key) => key.startsWith(start)).map((key) => key.slice(start.length))
  } catch {
    return []
  }
}
