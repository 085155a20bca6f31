'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/layout/card'
import { Heading } from '@/components/ui/layout/heading'
import { Hint } from '@/components/ui/layout/hint'
import { Stack } from '@/components/ui/layout/stack'
import type { ReviewRound } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { REVIEW } from '@/lib/site/constants'
import { pathTo } from '@/lib/site/routes'
import { ProgressWords } from '../progress-words'
import { ReadProblem } from '../read-problem'
import { roundsAddress } from '../review-api'
import { useRead } from '../use-read'
import styles from '../review.module.css'

/** All that a juror has: the rounds, and the way out. */
export function RoundList({ locale }: { locale: Locale }) {
  const t = useTranslations('Review')
  const { answer: rounds, problem, retry } = useRead<ReviewRound[]>(roundsAddress(locale))
  return (
    <Stack gap={5} className={styles.column}>
      <Heading as="h1" size="s">
        {t('title')}
      </Heading>
      {rounds ? <Rounds rounds={rounds} /> : <ReadProblem problem={problem} onRetry={retry} />}
      <form action="/api/auth/logout" method="post">
        <input type="hidden" name="next" value={pathTo('login')} />
        <Button type="submit" size="small">
          {t('signOut')}
        </Button>
      </form>
    </Stack>
  )
}

function Rounds({ rounds }: { rounds: ReviewRound[] }) {
  const t = useTranslations('Review')
  if (rounds.length === 0) return <p>{t('noRounds')}</p>
  return (
    <Stack as="ul" gap={3}>
      {rounds.map((round) => (
        <Card as="li" key={round.id} gap={1}>
          <a href={`${REVIEW}/${encodeURIComponent(round.id)}`} className={styles.title}>
            {round.title}
          </a>
          <Hint>
            <ProgressWords round={round} />
          </Hint>
        </Card>
      ))}
    </Stack>
  )
}
