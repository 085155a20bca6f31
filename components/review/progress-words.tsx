'use client'

import { useNow, useTranslations } from 'next-intl'
import type { ReviewRound } from '@/lib/contract/review/reviews'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { readingProgress } from '@/lib/site/review/reading-progress'
import { fillDayTemplate } from '@/lib/site/text/dates'
import { useReviewNames } from './review-names'

/** Such as "12 of 50 read, until 5 March". */
export function ProgressWords({ round }: { round: ReviewRound }) {
  const t = useTranslations('Review')
  const { days } = useReviewNames()
  const now = useNow({ updateInterval: 60_000 })
  const progress = readingProgress(round, now.getTime())
  const end = progress === 'notOpen' ? round.opensAt : round.closesAt
  const day = end === null ? '' : fillDayTemplate(days, end, SITE_TIME_ZONE)
  return t(`progress.${progress}`, { sent: round.sent, total: round.total, day, hasDay: String(day !== '') })
}
