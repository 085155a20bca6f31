import { getTranslations } from 'next-intl/server'
import { BreakSign } from '@/components/ui/drawings/break-sign'
import { Icon } from '@/components/ui/icon'
import { SessionSpeakers } from '@/components/sessions/parts/session-speakers'
import { Cluster } from '@/components/ui/layout/cluster'
import { Heading } from '@/components/ui/layout/heading'
import { Stack } from '@/components/ui/layout/stack'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { sessionFragment } from '@/lib/site/agenda/agenda-address'
import type { GridPlace } from '@/lib/site/agenda/agenda-grid'
import type { AgendaSession } from '@/lib/site/agenda/agenda-view'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { pathTo } from '@/lib/site/routes'
import { formatTime } from '@/lib/site/text/dates'
import { MINUTE } from '@/lib/site/text/durations'
import { keepTogether } from '@/lib/site/text/keep-together'
import styles from './session-card.module.css'
import { SessionItem } from './session-item'
import { SessionTools } from './session-tools'
import { ShownTime } from './shown-time'
import { StarButton } from './plan/star-button'

interface SessionCardProps {
  session: AgendaSession
  eventIdentifier: string
  locale: Locale
  /** Of the event. */
  timeZone: string
  /** The query of the address at which the session is shown. */
  query: string
  /** Whether the event is yet to come, so that the session can be put into a calendar. */
  isOpen: boolean
  /** Its place among the rooms, which gives it its colour; -1 where it has none. */
  room: number
  gridPlace?: GridPlace
}

/** Milliseconds from which a break is a meal. */
const SHORTEST_MEAL = 45 * MINUTE
/** Letters that two lines of a phone hold. */
const FOLDED_LENGTH = 90

export async function SessionCard({ session, eventIdentifier, locale, timeZone, query, isOpen, room, gridPlace }: SessionCardProps) {
  const [t, f] = await Promise.all([getTranslations('SessionCard'), getTranslations('SessionFormat')])
  const { _id, title, startsAt, endsAt, stage, format, description } = session
  const [agenda, fragment] = [pathTo('agenda', { eventIdentifier }), `#${sessionFragment(_id)}`]
  const isBreak = format === 'break'
  const end = endsAt ?? startsAt
  return (
    <SessionItem id={_id} isBreak={isBreak} room={room} place={gridPlace}>
      {isBreak && <BreakSign isMeal={Date.parse(end) - Date.parse(startsAt) >= SHORTEST_MEAL} className={styles.sign} />}
      <Cluster gap={3} isOneRow isSpread className={styles.head}>
        <Cluster as="p" className={styles.facts}>
          {stage && (
            <span className={styles.stage} lang={languageOf(session, 'stage')}>
              {stage}
            </span>
          )}
          {!isBreak && <span>{f(format)}</span>}
          {endsAt && (
            <span className={styles.end}>
              <ShownTime instant={endsAt} time={formatTime(endsAt, { locale, timeZone })} isEnd />
            </span>
          )}
        </Cluster>
        {!isBreak && (
          <div className={styles.actions} data-no-print="">
            <SessionTools
              session={session}
              path={`${canonicalPath(locale, agenda, { day: session.date })}${fragment}`}
              href={`${query}${fragment}`}
              hasCalendar={isOpen}
              locale={locale}
            />
            <StarButton id={_id} label={t('star', { title })} />
          </div>
        )}
      </Cluster>
      <Heading as="h3" size="s" className={styles.title} lang={languageOf(session, 'title')}>
        {title}
      </Heading>
      <Stack gap={6} row={3} className={styles.body}>
        {description && (
          <p className={styles.description} lang={languageOf(session, 'description')}>
            {keepTogether(description)}
          </p>
        )}
        {description && description.length > FOLDED_LENGTH && (
          <details className={styles.unfold}>
            <summary aria-label={t('moreAbout', { title })}>
              {t('more')}
              <Icon name="chevron" size={16} />
            </summary>
          </details>
        )}
        <SessionSpeakers session={session} eventIdentifier={eventIdentifier} label={t('speakers')} />
      </Stack>
    </SessionItem>
  )
}
