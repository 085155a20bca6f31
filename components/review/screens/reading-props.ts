import type { ReviewRound } from '@/lib/contract/review/reviews'
import type { CurrentUser } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import type { ListedAssignment } from '../drafts/with-waiting'

export interface ReadingProps {
  account: CurrentUser
  assignment: string
  assignments: readonly ListedAssignment[]
  locale: Locale
  round: ReviewRound
  /** Called when the juror is through with it, with what is said about it. */
  onDone: (notice: string) => void
  onMove: (step: -1 | 1) => void
}
