import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import type { Locale } from '@/lib/i18n/locales'
import type { AgendaGrid } from '@/lib/site/agenda/agenda-grid'
import type { Slot } from '@/lib/site/agenda/agenda-slots'
import type { AgendaSession } from '@/lib/site/agenda/agenda-view'
import { formatTime } from '@/lib/site/text/dates'
import styles from './agenda-slot.module.css'
import { SessionCard } from './session-card'
import { ShownTime } from './shown-time'

interface AgendaSlotProps {
  slot: Slot<AgendaSession>
  eventIdentifier: string
  locale: Locale
  /** Of the event. */
  timeZone: string
  query: string
  /** Whether the event is yet to come. */
  isOpen: boolean
  /** Whether the event was postponed, so that nobody knows whether the time holds. */
  isUncertain: boolean
  /** The columns of the sessions on wide screens; null where they stand side by side in their order. */
  grid: AgendaGrid | null
  /** The rooms in the order of their colours. */
  stages: string[]
}

export async function AgendaSlot({ slot, isUncertain, grid, stages, ...place }: AgendaSlotProps) {
  const t = await getTranslations('AgendaSlot')
  const { startsAt, sessions } = slot
  const row = sessions[0] && grid?.places.get(sessions[0]._id)?.row
  return (
    <Stack as="li" gap={6} row={2} className={styles.slot}>
      <Cluster gap={4} isOneRow align="center" className={styles.time} style={{ '--row': row } as CSSProperties}>
        <p className={styles.start}>
          <ShownTime instant={startsAt} time={formatTime(startsAt, { locale: place.locale, timeZone: place.timeZone })} />
        </p>
        {isUncertain && <p className={styles.uncertain}>{t('uncertain')}</p>}
      </Cluster>
      <Stack as="ul" gap={4} className={styles.sessions}>
        {sessions.map((session, index) => (
          <SessionCard
            key={index}
            session={session}
            room={stages.indexOf(session.stage)}
            gridPlace={grid?.places.get(session._id)}
            {...place}
          />
        ))}
      </Stack>
    </Stack>
  )
}
