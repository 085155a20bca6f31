'use client'

import { useTranslations } from 'next-intl'
import { SignInLink } from '@/components/ui/desk/sign-in-link'
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
  const { isSent, isChanged, isToSend, isSaving, problem, isUnstorable, own } = view
  const isEmpty = Object.keys(own.scores).length === 0 && own.note === '' && own.text === ''
  if (missing.length > 0) {
    return (
      <p role="alert" className={styles.problem}>
        {t('missing', { criteria: missing.join(', ') })}
      </p>
    )
  }
  if (problem === 'signedOut') {
    return (
      <p role="alert" className={styles.problem}>
        {t.rich('signedOutDraft', { link: (text) => <SignInLink>{text}</SignInLink> })}
      </p>
    )
  }
  if (problem === 'notYours' || problem === 'refused') {
    return (
      <p role="alert" className={styles.problem}>
        {t(problem === 'notYours' ? 'givenAway' : 'refused')}
      </p>
    )
  }
  if (isClosed) return <p className={styles.status}>{isChanged ? t('closedUnsent') : isSent ? t('closedSent') : t('closed')}</p>
  const isWaiting = problem === 'offline' && isChanged
  return (
    <p role="status" className={isWaiting ? styles.problem : styles.status}>
      {isWaiting
        ? isUnstorable
          ? t('unstorable')
          : t(isToSend ? 'waitingToSend' : 'waitingDraft')
        : isSaving
          ? t('saving')
          : isSent
            ? t(isChanged ? 'changedSinceSent' : 'isSent')
            : isEmpty || isChanged
              ? ''
              : t('draftStored')}
    </p>
  )
}
