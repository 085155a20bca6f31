import { getTranslations } from 'next-intl/server'
import { Cluster } from '@/components/ui/layout/cluster'
import { Stack } from '@/components/ui/layout/stack'
import type { Session } from '@/lib/contract/sessions'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { Link } from '@/lib/i18n/navigation'
import { formatDay, formatTime } from '@/lib/site/text/dates'
import { sessionPath } from '@/lib/site/agenda/session-path'
import styles from './session-list.module.css'
import { SessionSpeakers } from './session-speakers'

/** For people with more sessions, the agenda shows who is on stage with them. */
const MOST_WITH_OTHERS = 8

interface SessionListProps {
  /** The identifier of whose sessions they are. */
  speaker?: string
  sessions: Session[]
  event: { identifier: string; timezone: string }
  locale: Locale
  /** Of the heading of each session. */
  level: 3 | 4
}

export async function SessionList({ speaker, sessions, event, locale, level }: SessionListProps) {
  const t = await getTranslations('SessionList')
  if (sessions.length === 0) return null
  const Heading = `h${level}` as const
  const options = { locale, timeZone: event.timezone }
  return (
    <ul>
      {sessions.map((session) => (
        <Stack as="li" gap={6} row={2} key={session._id} className={styles.session}>
          <Cluster as="p" gap={3} row={0} align="baseline" className={styles.when}>
            <span>{formatDay(session.startsAt, options)}</span>
            <strong className={styles.time}>
              <time dateTime={session.startsAt}>{formatTime(session.startsAt, options)}</time>
              {session.endsAt && (
                <>
                  –<time dateTime={session.endsAt}>{formatTime(session.endsAt, options)}</time>
                </>
              )}
            </strong>
            <span lang={languageOf(session, 'stage')}>{session.stage}</span>
          </Cluster>
          <div className={styles.words}>
            <Heading className={styles.title} lang={languageOf(session, 'title')}>
              <Link href={sessionPath(session, event)}>{session.title}</Link>
            </Heading>
            {session.description && (
              <p className={styles.description} lang={languageOf(session, 'description')}>
                {session.description}
              </p>
            )}
          </div>
          {sessions.length <= MOST_WITH_OTHERS && session.speakers.some(({ identifier }) => identifier !== speaker) && (
            <div className={styles.others}>
              <p data-label="" aria-hidden="true">
                {t('others')}
              </p>
              <SessionSpeakers session={session} eventIdentifier={event.identifier} label={t('others')} except={speaker} />
            </div>
          )}
        </Stack>
      ))}
    </ul>
  )
}
