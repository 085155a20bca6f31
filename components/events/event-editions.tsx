import { getTranslations } from 'next-intl/server'
import { Section } from '@/components/ui/section'
import type { Event, EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { editionsOf } from '@/lib/site/events/event-editions'
import { EventEdition } from './event-edition'

interface EventEditionsProps {
  event: Event
  events: EventCard[]
  locale: Locale
}

/** Renders nothing for an event that has no other edition. */
export async function EventEditions({ event, events, locale }: EventEditionsProps) {
  const t = await getTranslations('EventEditions')
  const editions = editionsOf(event, events)
  if (editions.length === 0) return null
  return (
    <Section title={t('title')}>
      <ol>
        {editions.map((edition) => (
          <EventEdition key={edition.identifier} edition={edition} isShown={edition.identifier === event.identifier} locale={locale} />
        ))}
      </ol>
    </Section>
  )
}
