'use client'

import { useEffect } from 'react'
import { preload } from 'swr'
import type { AssignedReading } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { nextUnread } from '@/lib/site/review/reading-order'
import { OtherReviews, ReviewShown } from '../other-reviews'
import { ReadProblem } from '../read-problem'
import { read, readingAddress } from '../review-api'
import { useRead } from '../use-read'
import { ApplicationText } from './application-text'
import type { ReadingProps } from './reading-props'
import { RedactionPanel } from './redaction-panel'
import { ReviewForm } from './review-form'
import styles from './reading.module.css'

/** The assignments that this page has read: what was read ahead once more could be older than what was written meanwhile. */
const seen = new Set<string>()

/** One application at a time, with the marks beside it. */
export function ReadingScreen(props: ReadingProps) {
  const { account, assignment, assignments, locale } = props
  const { answer: reading, problem, retry } = useRead<AssignedReading>(readingAddress(assignment, locale))
  const next = nextUnread(assignments, assignment)

  useEffect(() => {
    seen.add(assignment)
    if (reading && next) readAhead(next, locale)
  }, [assignment, reading, next, locale])

  // What was read before stays while another is on its way.
  if (reading?.id !== assignment) return <ReadProblem problem={problem} onRetry={retry} />
  const isJuror = account.role === 'juror'
  return (
    <div className={styles.columns}>
      <ApplicationText reading={reading} number={assignments.findIndex(({ id }) => id === assignment) + 1} />
      {isJuror ? (
        <ReviewForm key={locale} {...props} reading={reading} />
      ) : (
        <div className={styles.side}>
          {reading.review && <ReviewShown review={reading.review} criteria={reading.criteria} />}
          <OtherReviews reading={reading} />
          <RedactionPanel reading={reading} />
        </div>
      )}
    </div>
  )
}

/** Without a network the juror can still go on to the next. */
function readAhead(assignment: string, locale: Locale): void {
  if (seen.has(assignment)) return
  seen.add(assignment)
  void Promise.resolve(preload(readingAddress(assignment, locale), read)).catch(() => undefined)
}
