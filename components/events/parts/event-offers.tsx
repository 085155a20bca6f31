import { getTranslations } from 'next-intl/server'
import { eventOffers, type EventOffer, type OfferingEvent } from '@/lib/site/events/event-links'
import { statusTimeline, type TimedEvent } from '@/lib/site/events/status-timeline'
import { pathTo } from '@/lib/site/routes'
import { ButtonLink } from '@/components/ui/button-link'
import { StatusContent } from './status-content'

interface EventOffersProps {
  event: OfferingEvent & TimedEvent & { identifier: string }
  /** Other words for an offer than the usual ones. */
  labels?: Partial<Record<EventOffer, string>>
  /** How the second one looks. */
  second?: 'outline' | 'text'
  ground?: 'night' | 'paper'
}

const FIRST = { night: 'motif', paper: 'primary' } as const

/** Buttons for what visitors can do about an event at the moment; renders nothing without any. */
export async function EventOffers({ event, labels, second = 'outline', ground = 'night' }: EventOffersProps) {
  const t = await getTranslations('EventOffers')
  const params = { eventIdentifier: event.identifier }
  const paths = { register: pathTo('register', params), joinWaitingList: pathTo('register', params), apply: pathTo('applyNow', params) }
  return (
    <StatusContent timeline={statusTimeline(event, eventOffers)}>
      {(offers) =>
        offers.map((offer, index) => (
          <ButtonLink key={offer} href={paths[offer]} tone={index === 0 ? FIRST[ground] : second}>
            {labels?.[offer] ?? t(offer)}
          </ButtonLink>
        ))
      }
    </StatusContent>
  )
}
