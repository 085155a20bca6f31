import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { FeaturedEvent } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { Link } from '@/lib/i18n/navigation'
import { pathTo } from '@/lib/site/routes'
import styles from './speaker-events.module.css'

/** The events at which a person speaks or spoke; nothing when there are none. */
export async function SpeakerEvents({ events }: { events: FeaturedEvent[] }) {
  const t = await getTranslations('SpeakerEvents')
  if (events.length === 0) return null
  return (
    <Section title={t('title')}>
      <ul className={styles.events}>
        {events.map((event) => (
          <li key={event._id}>
            <Link
              href={pathTo('event', { eventIdentifier: event.identifier })}
              className={styles.event}
              lang={languageOf(event, 'fullTitle')}
            >
              {event.fullTitle || event.title}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  )
}
