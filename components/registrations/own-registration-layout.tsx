import type { ReactNode } from 'react'
import { Picture } from '@/components/ui/pictures/picture'
import type { Event } from '@/lib/contract/events'
import styles from './own-registration.module.css'

interface OwnRegistrationLayoutProps {
  event: Pick<Event, 'kind' | 'coverImage'>
  /** Whether a ticket is what one sees first, and no picture of the event is needed. */
  hasTicket: boolean
  summary: ReactNode
  children: ReactNode
}

/** On a phone the ticket comes first, and what the event is about last. */
export function OwnRegistrationLayout({ event: { kind, coverImage }, hasTicket, summary, children }: OwnRegistrationLayoutProps) {
  return (
    <div className={styles.layout} data-theme={kind}>
      <div className={styles.main}>
        {coverImage && !hasTicket && <Picture image={coverImage} sizes="(width >= 48rem) 42rem, 92vw" className={styles.cover} priority decorative />}
        {children}
      </div>
      <div className={styles.summary}>{summary}</div>
    </div>
  )
}
