import { getTranslations } from 'next-intl/server'
import { WaysOn, type WayOn } from '@/components/ui/ways-on'
import type { Event, EventCard } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import type { Locale } from '@/lib/i18n/locales'
import { eventNotice } from '@/lib/site/event-notice'
import { eventWays, type EventWay } from '@/lib/site/event-ways'
import { EVENTS_PATH, SUBSCRIBE_PATH } from '@/lib/site/navigation'
import { pathTo } from '@/lib/site/routes'
import { EventDates } from './event-dates'

interface ExploreWaysProps {
  event: Event
  /** The events that one could go on to. */
  events: EventCard[]
  locale: Locale
}

/** Where one goes on from the place of an event. */
export async function ExploreWays({ event, events, locale }: ExploreWaysProps) {
  const t = await getTranslations('ExploreWays')
  const params = { eventIdentifier: event.identifier }
  const dates = <EventDates event={event} locale={locale} />
  const next = eventNotice(event, events)?.next
  const ways: Record<EventWay, WayOn> = {
    register: { href: pathTo('register', params), label: t('beThere'), title: t('register'), note: dates },
    apply: { href: pathTo('applyNow', params), label: t('beThere'), title: t('apply'), note: dates },
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
  return <WaysOn label={t('label')} ways={eventWays(event).map((way) => ways[way])} />
}
