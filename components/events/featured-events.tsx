import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { EventRow } from './event-row'
import { EventTeaser } from './event-teaser'
import styles from './featured-events.module.css'

/** Shows the first event large and the others as a list. */
export async function FeaturedEvents({ events, locale }: { events: EventCard[]; locale: Locale }) {
  const t = await getTranslations('FeaturedEvents')
  const [first, ...others] = events
  if (!first) return null
  return (
    <Section id="events" title={t('title')} intro={t('intro')} hasThread>
      <EventTeaser event={first} locale={locale} />
      {others.length > 0 && (
        <ul className={styles.rows}>
          {others.map((event) => (
            <li key={event.identifier}>
              <EventRow event={event} locale={locale} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}
