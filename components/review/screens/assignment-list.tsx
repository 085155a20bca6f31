'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { Badge } from '@/components/ui/badge'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { Hint } from '@/components/ui/layout/hint'
import { Row } from '@/components/ui/layout/row'
import { Stack } from '@/components/ui/layout/stack'
import type { ReviewRound } from '@/lib/contract/review/reviews'
import { nextUnread } from '@/lib/site/review/reading-order'
import type { ListedAssignment } from '../drafts/with-waiting'
import { RoundHeading } from './round-heading'
import buttons from '@/components/ui/button-link.module.css'
import styles from '../review.module.css'

interface AssignmentListProps {
  round: ReviewRound
  assignments: readonly ListedAssignment[]
}

/** What a juror has to read, and what is done. */
export function AssignmentList({ round, assignments }: AssignmentListProps) {
  const t = useTranslations('Review')
  const next = nextUnread(assignments, null)
  const named = assignments.map((one, index) => ({ ...one, name: one.projectName || t('untitled', { number: index + 1 }) }))
  const isRead = ({ state }: ListedAssignment) => state === 'sent'
  return (
    <Stack gap={5} className={styles.column}>
      <RoundHeading round={round}>{round.total > 0 && <progress className={styles.progress} max={round.total} value={round.sent} aria-label={t('progressLabel')} />}</RoundHeading>
      {next && (
        <a href={`#${next}`} className={`${buttons.button} ${buttons.primary} ${styles.start}`}>
          {round.sent > 0 ? t('goOn') : t('start')}
        </a>
      )}
      <Part title={t('toRead')} assignments={named.filter((one) => !isRead(one))} />
      <Part title={t('sent')} assignments={named.filter(isRead)} />
    </Stack>
  )
}

function Part({ title, assignments }: { title: string; assignments: readonly (ListedAssignment & { name: string })[] }) {
  const t = useTranslations('Review')
  const id = useId()
  if (assignments.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <Heading as="h2" size="quiet" id={id}>
        {title}
      </Heading>
      <ul>
        {assignments.map((one) => (
          <Row as="li" key={one.id}>
            <Cluster gap={3} row={1} align="center" isSpread>
              <a href={`#${one.id}`} className={styles.title}>
                {one.name}
              </a>
              {one.isWaiting ? <Badge tone="alert">{t('notSentYet')}</Badge> : one.state === 'draft' && <Badge tone="quiet">{t('begun')}</Badge>}
            </Cluster>
            {one.isOlderThanText && <Hint>{t('olderThanText')}</Hint>}
          </Row>
        ))}
      </ul>
    </section>
  )
}
