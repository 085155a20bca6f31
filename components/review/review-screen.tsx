'use client'

import { useTranslations } from 'next-intl'
import { useEffect, type ReactNode } from 'react'
import { LanguageButtons } from '@/components/ui/desk/language-buttons'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import type { CurrentUser } from '@/lib/contract/users'
import type { Locale } from '@/lib/i18n/locales'
import { REVIEW, REVIEW_RETRY } from '@/lib/site/constants'
import { sendWaiting } from './drafts/send-waiting'
import { ReadProblem } from './read-problem'
import { RoundList } from './screens/round-list'
import { RoundScreen } from './screens/round-screen'
import { useOpened } from './use-opened'
import { useRead } from './use-read'
import styles from './review.module.css'

interface ReviewScreenProps {
  locale: Locale
  round: string | null
  onLocaleChange: (locale: Locale) => void
}

/** The page of jurors; the desk and administrators look on. */
export function ReviewScreen({ locale, round, onLocaleChange }: ReviewScreenProps) {
  const t = useTranslations('Review')
  const opened = useOpened()
  const { answer: account, problem, retry } = useRead<CurrentUser>('/api/users/me')
  useWaitingReviews(account, locale, opened)
  const shown = account && (round === null ? <RoundList locale={locale} /> : <RoundScreen account={account} locale={locale} round={round} opened={opened} />)
  return (
    <Stack as="main" gap={5} className={styles.screen}>
      <Cluster as="header" gap={4} isOneRow isSpread align="center">
        <BackLink round={round} opened={opened} />
        <LanguageButtons label={t('language')} locale={locale} onChange={onLocaleChange} />
      </Cluster>
      {shown ?? <ReadProblem problem={problem} onRetry={retry} />}
    </Stack>
  )
}

/** Leads one step up; at the top it names the page. */
function BackLink({ round, opened }: { round: string | null; opened: string }): ReactNode {
  const t = useTranslations('Review')
  if (round === null) return <p className={styles.back}>{t('title')}</p>
  return (
    <a href={opened ? '#' : REVIEW} className={styles.back}>
      {opened ? t('backToList') : t('backToRounds')}
    </a>
  )
}

/** Sends what was written on this device for other applications than that on the screen, at once, when the network is back, and again and again while it is not. */
function useWaitingReviews(account: CurrentUser | undefined, locale: Locale, opened: string) {
  const id = account?.role === 'juror' ? account._id : null
  useEffect(() => {
    if (id === null) return undefined
    const send = () => void sendWaiting(id, locale, opened, 'all')
    send()
    const timer = setInterval(() => void sendWaiting(id, locale, opened, 'sent'), REVIEW_RETRY)
    window.addEventListener('online', send)
    return () => {
      clearInterval(timer)
      window.removeEventListener('online', send)
    }
  }, [id, locale, opened])
}
