'use client'

import { useTranslations } from 'next-intl'
import { Hint } from '@/components/ui/layout/hint'
import { Row } from '@/components/ui/layout/row'
import { Stack } from '@/components/ui/layout/stack'
import type { ReviewAssignment, ReviewRound } from '@/lib/contract/review/reviews'
import { RoundHeading } from './round-heading'
import styles from '../review.module.css'

interface OnlookerListProps {
  round: ReviewRound
  assignments: readonly ReviewAssignment[]
}

/** What every juror reads, for the desk. */
export function OnlookerList({ round, assignments }: OnlookerListProps) {
  const t = useTranslations('Review')
  const jurors = [...new Map(assignments.map(({ juror }) => [juror?._id, juror?.fullName ?? t('formerJuror')]))]
    .map(([id, name]) => ({ id, name, own: assignments.filter(({ juror }) => juror?._id === id) }))
  return (
    <Stack gap={5} className={styles.column}>
      <RoundHeading round={round}>
        <Hint>{t('onlooker')}</Hint>
      </RoundHeading>
      {jurors.map(({ id, name, own }) => (
        <details key={id ?? ''} className={`${styles.folded} ${styles.juror}`}>
          <summary>{t('jurorRead', { name, sent: own.filter(({ state }) => state === 'sent').length, total: own.filter(({ state }) => state !== 'conflict').length })}</summary>
          <ul>
            {own.map(({ id: key, projectName, application, state }) => (
              <Row as="li" key={key}>
                {state === 'conflict' ? projectName || application : <a href={`#${key}`}>{projectName || application}</a>}
                <Hint>{t(`states.${state}`)}</Hint>
              </Row>
            ))}
          </ul>
        </details>
      ))}
    </Stack>
  )
}
