import type { ReactNode } from 'react'
import { Card } from '@/components/ui/layout/card'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import type { Event } from '@/lib/contract/events'
import styles from './own-registration.module.css'

interface OwnRegistrationLayoutProps {
  event: Pick<Event, 'kind' | 'coverImage'>
  /** Whether a ticket is what one sees first, and no picture of the event is needed. */
  hasTicket: boolean
  summary: ReactNode
  /** The details of the registration, and the actions for it. */
  details?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

/** On a phone below each other; on wide screens the details stand beside the present state. */
export function OwnRegistrationLayout({ event: { kind, coverImage }, hasTicket, summary, details, actions, children }: OwnRegistrationLayoutProps) {
  return (
    <Stack gap="wide" row={6} width="page" pad="end" className={styles.layout} data-theme={kind}>
      <Stack gap={5} isTop className={styles.main}>
        {children}
        {coverImage && !hasTicket && <Media shape="21/8" image={coverImage} sizes="(width >= 48rem) 40rem, 92vw" className={styles.cover} priority decorative />}
      </Stack>
      <Stack gap={5} isTop className={styles.aside}>
        {details}
        <div className={styles.summary} data-no-print="">{summary}</div>
      </Stack>
      {actions && <Card className={`${styles.box} ${styles.actions}`} data-no-print="">{actions}</Card>}
    </Stack>
  )
}
