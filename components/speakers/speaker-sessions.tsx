import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { Session } from '@/lib/contract/sessions'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { formatDay, formatTime } from '@/lib/site/dates'
import styles from './speaker-sessions.module.css'

interface SpeakerSessionsProps {
  sessions: Session[]
  locale: Locale
  timeZone: string
}

/** When and where a speaker can be heard; nothing when they are on no agenda. */
export async function SpeakerSessions({ sessions, locale, timeZone }: SpeakerSessionsProps) {
  const t = await getTranslations('SpeakerSessions')
  if (sessions.length === 0) return null
  return (
    <Section title={t('title')} tone="shade">
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <li key={session._id} className={styles.session}>
            <p className={styles.time}>
              <time dateTime={session.startsAt}>
                {formatDay(session.startsAt, { locale, timeZone })}
                <strong>{formatTime(session.startsAt, { locale, timeZone })}</strong>
              </time>
              <span lang={languageOf(session, 'stage')}>{session.stage}</span>
            </p>
            <div>
              <h3 className={styles.title} lang={languageOf(session, 'title')}>
                {session.title}
              </h3>
              <p lang={languageOf(session, 'description')}>{session.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
