'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { SignInLink } from '@/components/ui/desk/sign-in-link'
import { EMPTY_REVIEW, isSameReview } from '@/lib/site/review/merge-review'
import type { WriterView } from '../drafts/review-writer'
import styles from './reading-bar.module.css'

interface WriterStatusProps {
  view: WriterView
  isClosed: boolean
  /** The criteria without a mark, after an attempt to send. */
  missing: readonly string[]
}

/** Where one's review is: on this device alone, on the site, or sent. */
export function WriterStatus({ view, isClosed, missing }: WriterStatusProps) {
  const t = useTranslations('Review')
  const { isSent, isChanged, problem } = view
  if (missing.length > 0) return <Problem>{t('missing', { criteria: missing.join(', ') })}</Problem>
  if (problem === 'signedOut') return <Problem>{t.rich('signedOutDraft', { link: (text) => <SignInLink>{text}</SignInLink> })}</Problem>
  if (problem === 'notYours') return <Problem>{t('givenAway')}</Problem>
  if (problem === 'refused') return <Problem>{t('refused')}</Problem>
  if (isClosed) return <p className={styles.status}>{isChanged ? t('closedUnsent') : isSent ? t('closedSent') : t('closed')}</p>
  const words = statusWords(view)
  return (
    <p role="status" className={isWaiting(view) ? styles.problem : styles.status}>
      {words && t(words)}
    </p>
  )
}

function Problem({ children }: { children: ReactNode }) {
  return (
    <p role="alert" className={styles.problem}>
      {children}
    </p>
  )
}

function isWaiting({ problem, isChanged }: WriterView): boolean {
  return problem === 'offline' && isChanged
}

/** The key of the words; null while there is nothing to say. */
function statusWords(view: WriterView) {
  const { own, isSent, isChanged, isToSend, isSaving, isUnstorable } = view
  if (isWaiting(view)) return isUnstorable ? 'unstorable' : isToSend ? 'waitingToSend' : 'waitingDraft'
  if (isSaving) return 'saving'
  if (isSent) return isChanged ? 'changedSinceSent' : 'isSent'
  return isChanged || isSameReview(own, EMPTY_REVIEW) ? null : 'draftStored'
}
