import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/lib/i18n/locales'
import type { Appearance } from '@/lib/site/people/appearances'
import { EventMention } from './event-mention'
import styles from './person-events.module.css'
import { Section } from './section'
import { SessionList } from './session-list'
import { zoneLabel } from './zone-label'

interface PersonEventsProps {
  appearances: Appearance[]
  /** Whether the screen is about another event. */
  areOthers?: boolean
  locale: Locale
}

export async function PersonEvents({ appearances, areOthers = false, locale }: PersonEventsProps) {
  const t = await getTranslations('PersonEvents')
  if (appearances.length === 0) return null
  const zones = await Promise.all(
    appearances.map(async ({ event, sessions: [first] }) =>
      first ? zoneLabel(first.startsAt, { locale, timeZone: event.timezone }) : '',
    ),
  )
  return (
    <Section title={areOthers ? t('others') : t('title')}>
      <ul className={styles.events}>
        {appearances.map(({ event, state, sessions }, index) => (
          <li key={event._id} className={styles.event}>
            <EventMention event={event} state={state} locale={locale} />
            {zones[index] && <p className={styles.zone}>{zones[index]}</p>}
            <div className={styles.sessions}>
              <SessionList sessions={sessions} event={event} locale={locale} level={4} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
