import { getTranslations } from 'next-intl/server'
import { AddToCalendar } from '@/components/ui/tools/add-to-calendar'
import { ShareControl } from '@/components/ui/tools/share-control'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { sessionFragment } from '@/lib/site/agenda/agenda-address'
import type { GridPlace } from '@/lib/site/agenda/agenda-grid'
import type { AgendaSession } from '@/lib/site/agenda/agenda-view'
import { canonicalPath } from '@/lib/site/metadata/canonical-path'
import { formatTime } from '@/lib/site/text/dates'
import { pathTo } from '@/lib/site/routes'
import styles from './session-card.module.css'
import { SessionItem } from './session-item'
import { SessionSpeakers } from './session-speakers'
import { StarButton } from './plan/star-button'

interface SessionCardProps {
  session: AgendaSession
  eventIdentifier: string
  locale: Locale
  timeZone: string
  /** The query of the address at which the session is shown. */
  query: string
  /** Whether the event is yet to come, so that the session can be put into a calendar. */
  isOpen: boolean
  /** Its place among the rooms, which gives it its colour; -1 where it has none. */
  room: number
  gridPlace?: GridPlace
}

export async function SessionCard({ session, eventIdentifier, locale, timeZone, query, isOpen, room, gridPlace }: SessionCardProps) {
  const [t, f] = await Promise.all([getTranslations('SessionCard'), getTranslations('SessionFormat')])
  const { _id, title, startsAt, endsAt, stage, format, description } = session
  const [agenda, place] = [pathTo('agenda', { eventIdentifier }), sessionFragment(_id)]
  return (
    <SessionItem id={_id} isBreak={format === 'break'} room={room} place={gridPlace}>
      <div className={styles.head}>
        <p className={styles.facts}>
          <span className={styles.times}>
            <time dateTime={startsAt}>{formatTime(startsAt, { locale, timeZone })}</time>
            {endsAt && (
              <>
                –<time dateTime={endsAt}>{formatTime(endsAt, { locale, timeZone })}</time>
              </>
            )}
          </span>
          {stage && (
            <span className={styles.stage} lang={languageOf(session, 'stage')}>
              {stage}
            </span>
          )}
          <span>{f(format)}</span>
        </p>
        <div className={styles.actions}>
          {isOpen && <AddToCalendar subject={{ kind: 'session', key: _id }} locale={locale} name={title} />}
          <ShareControl path={`${canonicalPath(locale, agenda, { day: session.date })}#${place}`} title={title} href={`${query}#${place}`} label={t('share', { title })} />
          <StarButton id={_id} label={t('star', { title })} />
        </div>
      </div>
      <h3 className={styles.title} lang={languageOf(session, 'title')}>
        {title}
      </h3>
      <div className={styles.body}>
        {description && (
          <p className={styles.description} lang={languageOf(session, 'description')}>
            {description}
          </p>
        )}
        <SessionSpeakers session={session} eventIdentifier={eventIdentifier} label={t('speakers')} />
      </div>
    </SessionItem>
  )
}
