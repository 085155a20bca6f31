'use client'

import { useTranslations } from 'next-intl'
import { Card } from '@/components/ui/layout/card'
import { Facts } from '@/components/ui/layout/facts'
import { Heading } from '@/components/ui/layout/heading'
import { Hint } from '@/components/ui/layout/hint'
import { Stack } from '@/components/ui/layout/stack'
import type { AssignedReading, Criterion, Review } from '@/lib/contract/review/reviews'
import styles from './screens/reading.module.css'

/** What other jurors gave, once one's own review is sent: nobody follows another. */
export function OtherReviews({ reading: { others, criteria, review } }: { reading: AssignedReading }) {
  const t = useTranslations('Review')
  if (!review?.isSent) return null
  return (
    <Stack as="section" gap={3} aria-labelledby="others">
      <Heading as="h2" size="quiet" id="others">
        {t('others')}
      </Heading>
      {others.length === 0 && <Hint>{t('noOthers')}</Hint>}
      {others.map((other, index) => (
        <ReviewShown key={index} review={other} criteria={criteria} />
      ))}
    </Stack>
  )
}

export function ReviewShown({ review, criteria }: { review: Pick<Review, 'scores' | 'note'> & Partial<Pick<Review, 'text'>>; criteria: readonly Criterion[] }) {
  const t = useTranslations('Review')
  return (
    <Card gap={3} className={styles.other}>
      <Facts className={styles.scores} facts={criteria.map(({ key, label }) => ({ label, value: review.scores[key] === undefined ? '–' : String(review.scores[key]) }))} />
      <Facts
        isQuiet
        facts={[
          { label: t('note'), value: review.note },
          { label: t('text'), value: review.text },
        ]}
      />
    </Card>
  )
}
