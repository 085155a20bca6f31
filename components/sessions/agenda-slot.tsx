import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { Slot } from '@/lib/site/agenda/agenda-slots'
import type { AgendaSession } from '@/lib/site/agenda/agenda-view'
import { formatTime } from '@/lib/site/text/dates'
import { formatZone } from '@/lib/site/text/instants'
import styles from './agenda-slot.module.css'
import { SessionCard } from './session-card'
import { YourTime } from './your-time'

interface AgendaSlotProps {
  slot: Slot<AgendaSession>
  eventIdentifier: string
  locale: Locale
  timeZone: string
  query: string
  /** Whether the event is yet to come. */
  isOpen: boolean
  /** Whether the event was postponed, so that nobody knows whether the time holds. */
  isUncertain: boolean
}

export async function AgendaSlot({ slot, isUncertain, ...place }: AgendaSlotProps) {
  const t = await getTranslations('AgendaSlot')
  const { startsAt, sessions } = slot
  return (
    <li className={styles.slot}>
      <div className={styles.time}>
        <p className={styles.start}>
          <time dateTime={startsAt}>{formatTime(startsAt, place)}</time>
        </p>
        <p className={styles.zone}>
          <span>{formatZone(startsAt, place)}</span>
          {isUncertain && <strong>{t('uncertain')}</strong>}
          <YourTime instant={startsAt} />
        </p>
      </div>
      <ul className={styles.sessions}>
        {sessions.map((session, index) => (
          <SessionCard key={index} session={session} {...place} />
        ))}
      </ul>
    </li>
  )
}
