import type { ReviewRound } from '@/lib/contract/review/reviews'
import type { CurrentUser } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import type { ListedAssignment } from '../drafts/with-waiting'

/** What is said about an application that the juror is through with; the key of its words, as the language may change. */
export type Notice = 'sentNotice' | 'queuedNotice' | 'conflictDone'

export interface ReadingProps {
  account: CurrentUser
  assignment: string
  assignments: readonly ListedAssignment[]
  locale: Locale
  round: ReviewRound
  /** Called when the juror is through with it. */
  onDone: (notice: Notice) => void
  onMove: (step: -1 | 1) => void
}
