import { getTranslations } from 'next-intl/server'
import { RelatedLinks, type RelatedLink } from '@/components/ui/related-links'
import { StatusContent } from '@/components/events/parts/status-content'
import type { Event, EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { eventNotice } from '@/lib/site/events/event-notice'
import { eventRelatedLinks, type EventRelatedLink } from '@/lib/site/events/event-links'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { EVENTS_PATH, SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import { EventDates } from '../event-dates'

interface ExploreLinksProps {
  event: Event
  events: EventCard[]
  locale: Locale
}

export async function ExploreLinks({ event, events, locale }: ExploreLinksProps) {
  const t = await getTranslations('ExploreLinks')
  const params = { eventIdentifier: event.identifier }
  const next = eventNotice(event, events)?.next
  const links: Record<EventRelatedLink, RelatedLink> = {
    agenda: { href: pathTo('agenda', params), label: t('whatWhen'), title: t('agenda') },
    about: { href: pathTo('eventAbout', params), label: t('wholeStory'), title: t('about') },
    subscribe: { href: SUBSCRIBE_PATH, label: t('hearFirst'), title: t('subscribe') },
    next: next
      ? {
          href: pathTo('event', { eventIdentifier: next.identifier }),
          label: t('next'),
          title: next.title,
          lang: languageOf(next, 'title'),
          note: <EventDates event={next} locale={locale} />,
        }
      : { href: EVENTS_PATH, label: t('next'), title: t('allEvents') },
  }
  return (
    <StatusContent timeline={statusTimeline(event, eventRelatedLinks)}>
      {(names) => <RelatedLinks label={t('label')} links={names.map((name) => links[name])} />}
    </StatusContent>
  )
}
