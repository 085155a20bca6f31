import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { Cluster } from '@/components/ui/layout/cluster'
import { AddToCalendar } from '@/components/ui/tools/add-to-calendar'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { shownTimes } from '@/lib/site/agenda/agenda'
import { filterOf } from '@/lib/site/agenda/agenda-filter'
import type { AgendaSetup } from '@/lib/site/agenda/agenda-state'
import type { Agenda as AgendaContent } from '@/lib/site/agenda/agenda-view'
import { formatWeekday, splitWeekday } from '@/lib/site/text/dates'
import { formatZone, formatZoneName } from '@/lib/site/text/instants'
import { eventState } from '@/lib/site/events/event-state'
import { toViewQuery, type ListView } from '@/lib/site/lists/list-view'
import { AgendaProvider } from './agenda-context'
import { AgendaDay } from './agenda-day'
import { AgendaFilters } from './filters/agenda-filters'
import { AgendaTabs } from './tabs/agenda-tabs'
import { getAgendaTexts } from './agenda-texts'
import styles from './agenda.module.css'
import { NowAndNext } from './now-and-next'
import { PartFinder } from './part-finder'
import { PartLinks } from './part-links'
import { PrintButton } from './print-button'
import { PrintHead } from './print-head'
import { ZoneSwitch } from './zone-switch'

interface AgendaProps {
  agenda: AgendaContent
  event: Event
  /** Its days, as far as they hold. */
  dates: ReactNode
  locale: Locale
  /** The view that the address asks for. */
  view: ListView
}

export async function Agenda({ agenda, event, dates, locale, view }: AgendaProps) {
  const [t, f, texts] = await Promise.all([getTranslations('Agenda'), getTranslations('SessionFormat'), getAgendaTexts(agenda.sessionsCount, locale)])
  if (agenda.total === 0) return null
  const { days, stages, speakers, sessions, isWhole } = agenda
  const isOpen = eventState(event) === 'upcoming'
  const shownDays = isWhole ? days : days.filter(({ date }) => date === agenda.day)
  const place = { day: agenda.day, ...(agenda.page > 1 && { page: String(agenda.page) }) }
  return (
    <section className={styles.agenda} aria-label={t('label')}>
      <AgendaProvider setup={toSetup(agenda, event, locale, view)} texts={texts} className={styles.inner}>
        <PrintHead event={event} sessions={sessions} dates={dates} locale={locale} />
        {event.status !== 'scheduled' && <p className={styles.notice}>{event.status === 'postponed' ? t('postponed') : t('cancelled')}</p>}
        <NowAndNext />
        <AgendaTabs
          days={days.map((day) => ({ ...day, label: <ShortDay day={day.date} locale={locale} /> }))}
          tools={
            <AgendaFilters
              choices={{ stage: stages, format: agenda.formats.map((format) => ({ value: format, label: f(format) })), speaker: speakers }}
            >
              <ZoneSwitch />
              <Cluster className={styles.tools}>
                {isOpen && <AddToCalendar subject={{ kind: 'agenda', key: event.identifier }} locale={locale} />}
                <PrintButton />
              </Cluster>
            </AgendaFilters>
          }
          panels={shownDays.map((day) => ({
            date: day.date,
            content: (
              <AgendaDay
                day={day}
                sessions={sessions.filter(({ date }) => date === day.date)}
                stages={stages.map(({ label }) => label)}
                event={event}
                isOpen={isOpen}
                locale={locale}
                query={toViewQuery(isWhole ? { day: day.date } : place)}
              />
            ),
          }))}
        />
        <PartLinks
          parts={agenda.parts}
          page={agenda.page}
          view={{ ...filterOf(view), day: agenda.day }}
          eventIdentifier={event.identifier}
          locale={locale}
          timeZone={event.timezone}
        />
        {!isWhole && <PartFinder />}
      </AgendaProvider>
    </section>
  )
}

/** On a phone without its month, which stands above the sessions: all days are to be in sight. */
function ShortDay({ day, locale }: { day: string; locale: Locale }) {
  const [short, month] = splitWeekday(day, locale)
  return (
    <>
      {short}
      <span className={styles.month}>{month}</span>
    </>
  )
}

/** The context of the islands of an agenda. */
function toSetup(agenda: AgendaContent, event: Event, locale: Locale, view: ListView): AgendaSetup {
  const { calendar, days, window, isOn, day, isWhole, counts } = agenda
  const beginning = new Date(window?.from ?? agenda.sessions[0]?.startsAt ?? 0).toISOString()
  const clock = { locale, timeZone: event.timezone }
  return {
    eventIdentifier: event.identifier,
    locale,
    calendar,
    zone: formatZone(beginning, clock, shownTimes(agenda.sessions)),
    zoneName: formatZoneName(beginning, clock),
    days: days.map(({ date }) => date),
    dayNames: Object.fromEntries(
      days.map(({ date }) => [date, { long: formatWeekday(date, locale, 'long'), short: formatWeekday(date, locale, 'short') }]),
    ),
    window,
    wasOn: isOn,
    isOpen: eventState(event) === 'upcoming',
    day,
    query: toViewQuery(view),
    isWhole,
    counts,
    sessions: agenda.sessions.map(({ _id, date, startsAt, endsAt, stageKey, format, speakers }) => ({
      _id,
      date,
      startsAt,
      endsAt,
      stageKey,
      format,
      speakers: speakers.map(({ identifier }) => identifier),
    })),
  }
}
