import { getTranslations } from 'next-intl/server'
import type { CSSProperties } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { AgendaDay as Day } from '@/lib/site/agenda/agenda'
import { agendaGrid } from '@/lib/site/agenda/agenda-grid'
import { toSlots } from '@/lib/site/agenda/agenda-slots'
import type { AgendaSession } from '@/lib/site/agenda/agenda-view'
import { formatWeekday } from '@/lib/site/text/dates'
import styles from './agenda-day.module.css'
import { AgendaSlot } from './agenda-slot'
import { NothingFits } from './filters/nothing-fits'

interface AgendaDayProps {
  day: Day
  sessions: AgendaSession[]
  /** The names of the stages in the order in which parallel sessions stand side by side. */
  stages: string[]
  event: Pick<Event, 'identifier' | 'status' | 'timezone'>
  /** Whether the event is yet to come, so that its sessions can be put into a calendar. */
  isOpen: boolean
  locale: Locale
  query: string
}

export async function AgendaDay({ day, sessions, stages, event, isOpen, locale, query }: AgendaDayProps) {
  const t = await getTranslations('AgendaDay')
  const grid = agendaGrid(sessions, stages)
  return (
    <>
      <Cluster as="h2" align="baseline" className={styles.title}>
        {day.title && (
          <span className={styles.name} lang={day.lang}>
            {day.title}
          </span>
        )}{' '}
        {formatWeekday(day.date, locale, 'long')}
      </Cluster>
      {sessions.length > 0 ? (
        <ol className={grid ? styles.grid : undefined} style={grid ? ({ '--rooms': Math.max(grid.rooms.length, 1) } as CSSProperties) : undefined}>
          {toSlots(sessions, stages).map((slot) => (
            <AgendaSlot
              key={slot.startsAt}
              slot={slot}
              eventIdentifier={event.identifier}
              locale={locale}
              timeZone={event.timezone}
              query={query}
              isOpen={isOpen}
              isUncertain={event.status === 'postponed'}
              grid={grid}
              stages={stages}
            />
          ))}
        </ol>
      ) : null}
      <NothingFits date={day.date} pending={t('pending')} />
    </>
  )
}
