import { getTranslations } from 'next-intl/server'
import { ButtonLink } from '@/components/ui/button-link'
import { EventOffers } from '@/components/events/parts/event-offers'
import { StatusContent } from '@/components/events/parts/status-content'
import type { EventCard } from '@/lib/contract/events'
import { eventOffers } from '@/lib/site/events/event-links'
import { eventState } from '@/lib/site/events/event-state'
import { statusTimeline } from '@/lib/site/events/status-timeline'
import { pathTo } from '@/lib/site/routes'

/** The offers of the current event, else a link to it; nothing unless it is yet to come. */
export async function HeroActions({ event }: { event: EventCard }) {
  const [t, h] = await Promise.all([getTranslations('HeroActions'), getTranslations('Header')])
  const actions = {
    offers: <EventOffers event={event} labels={{ register: h('registerForSummit'), apply: h('applyToAccelerator') }} />,
    event: <ButtonLink href={pathTo('event', { eventIdentifier: event.identifier })} tone="motif">{t('toEvent')}</ButtonLink>,
  }
  return (
    <StatusContent timeline={statusTimeline(event, shownActions)}>
      {(shown) => shown && actions[shown]}
    </StatusContent>
  )
}

function shownActions(event: EventCard, now: number): 'offers' | 'event' | null {
  if (eventOffers(event, now).length > 0) return 'offers'
  return eventState(event, now) === 'upcoming' ? 'event' : null
}
