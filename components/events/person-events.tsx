import { getTranslations } from 'next-intl/server'
import { Hint } from '@/components/ui/layout/hint'
import { Media } from '@/components/ui/layout/media'
import { Stack } from '@/components/ui/layout/stack'
import type { Locale } from '@/lib/i18n/locales'
import { shownTimes } from '@/lib/site/agenda/agenda'
import type { Appearance } from '@/lib/site/people/appearances'
import { formatZone } from '@/lib/site/text/instants'
import { EventMention } from './parts/event-mention'
import styles from './person-events.module.css'
import { Section } from '@/components/ui/section'
import { SessionList } from '@/components/sessions/parts/session-list'

interface PersonEventsProps {
  /** The identifier of who appeared, where sessions are named. */
  speaker?: string
  appearances: Appearance[]
  /** Whether the screen is about another event. */
  areOthers?: boolean
  tone?: 'paper' | 'shade'
  locale: Locale
}

export async function PersonEvents({ speaker, appearances, areOthers = false, tone = 'shade', locale }: PersonEventsProps) {
  const t = await getTranslations('PersonEvents')
  if (appearances.length === 0) return null
  return (
    <Section title={areOthers ? t('others') : t('title')} tone={tone}>
      <ul className={styles.events}>
        {appearances.map(({ event, state, sessions }) => (
          <Stack as="li" key={event.identifier} className={styles.event}>
            {event.coverImage && <Media shape="16/10" corners="s" image={event.coverImage} sizes="12rem" className={styles.cover} decorative />}
            <EventMention event={event} state={state} locale={locale} />
            {sessions[0] && (
              <Hint className={styles.zone}>{formatZone(sessions[0].startsAt, { locale, timeZone: event.timezone }, shownTimes(sessions))}</Hint>
            )}
            <div className={styles.sessions} data-hides-empty="">
              <SessionList speaker={speaker} sessions={sessions} event={event} locale={locale} level={4} />
            </div>
          </Stack>
        ))}
      </ul>
    </Section>
  )
}
