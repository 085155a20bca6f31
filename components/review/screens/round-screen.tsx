'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { ReviewAssignment, ReviewRound } from '@/lib/contract/review/reviews'
import type { CurrentUser } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import { neighbour, nextUnread } from '@/lib/site/review/reading-order'
import { withWaiting } from '../drafts/with-waiting'
import { ReadProblem } from '../read-problem'
import { assignmentsAddress, refreshLists, roundsAddress } from '../review-api'
import { openAssignment } from '../use-opened'
import { useRead } from '../use-read'
import { AssignmentList } from './assignment-list'
import { OnlookerList } from './onlooker-list'
import type { Notice } from './reading-props'
import { ReadingScreen } from './reading-screen'
import styles from '../review.module.css'

interface RoundScreenProps {
  account: CurrentUser
  locale: Locale
  round: string
  /** The assignment that is read; empty for the list. */
  opened: string
}

/** What is assigned in a round, or one application of it. */
export function RoundScreen({ account, locale, round: id, opened }: RoundScreenProps) {
  const t = useTranslations('Review')
  const rounds = useRead<ReviewRound[]>(roundsAddress(locale))
  const { answer, problem, retry } = useRead<ReviewAssignment[]>(assignmentsAddress(id, locale))
  const [notice, setNotice] = useState<{ words: Notice; isLast: boolean } | null>(null)
  // On a slow network the list still names what was sent or handed over a moment ago as unread.
  const [done, setDone] = useState<readonly string[]>([])
  useEffect(refreshLists, [opened])
  const round = rounds.answer?.find((one) => one.id === id)
  if (!answer || !round) return <ReadProblem problem={problem ?? rounds.problem ?? (rounds.answer && !round ? 'notYours' : null)} onRetry={() => (retry(), rounds.retry())} />

  const isJuror = account.role === 'juror'
  const assignments = isJuror ? withWaiting(account._id, answer) : answer
  const finishReading = (words: Notice) => {
    const next = nextUnread(assignments.filter(({ id: one }) => one === opened || !done.includes(one)), opened)
    setDone([...done, opened])
    setNotice({ words, isLast: next === null })
    openAssignment(next)
  }
  const move = (step: -1 | 1) => {
    const to = neighbour(assignments, opened, step)
    if (!to) return
    setNotice(null)
    openAssignment(to)
  }
  return (
    <>
      <p role="status" className={styles.notice} data-hides-empty="">
        {notice && [t(notice.words), notice.isLast && t('allRead')].filter(Boolean).join(' ')}
      </p>
      {opened !== '' ? (
        <ReadingScreen key={opened} account={account} assignment={opened} assignments={assignments} locale={locale} round={round} onDone={finishReading} onMove={move} />
      ) : isJuror ? (
        <AssignmentList round={round} assignments={assignments} />
      ) : (
        <OnlookerList round={round} assignments={assignments} />
      )}
    </>
  )
}
