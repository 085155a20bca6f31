'use client'

import { useEffect } from 'react'
import { preload } from 'swr'
import type { AssignedReading } from '@/lib/contract/review/reviews'
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

/** One application at a time, with the marks beside it. */
export function ReadingScreen(props: ReadingProps) {
  const { account, assignment, assignments, locale } = props
  const { answer: reading, problem, retry } = useRead<AssignedReading>(readingAddress(assignment, locale))
  const next = nextUnread(assignments, assignment)

  // Without a network the juror can still go on to the next.
  useEffect(() => {
    if (reading && next) void Promise.resolve(preload(readingAddress(next, locale), read)).catch(() => undefined)
  }, [reading, next, locale])

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
