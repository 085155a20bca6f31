import { eventState } from './event-state'
import { applicationStatus, isOpen, registrationStatus, type ApplicationEvent, type RegistrationEvent } from './registration-status'

/** @public */
export const EVENT_OFFERS = ['register', 'joinWaitingList', 'apply'] as const

/** The offers that an event can have at a moment. */
export type EventOffer = (typeof EVENT_OFFERS)[number]

/** A link on from the screens of an event; `next` leads to the current event, or to all where there is none. */
export type EventRelatedLink = 'agenda' | 'next' | 'subscribe' | 'about'

export type OfferingEvent = RegistrationEvent & ApplicationEvent

/**
 * The present offers of an event, the most important first.
 *
 * @param now milliseconds since 1970
 */
export function eventOffers(event: OfferingEvent, now: number): EventOffer[] {
  const registration = registrationStatus(event, now)
  return [
    ...(registration === 'open' ? (['register'] as const) : []),
    ...(registration === 'waitingList' ? (['joinWaitingList'] as const) : []),
    ...(isOpen(applicationStatus(event, now)) ? (['apply'] as const) : []),
  ]
}

/**
 * The further links on the screens of an event, to its own pages and to the next event; none
 * while it has offers.
 *
 * @param now milliseconds since 1970
 */
export function eventRelatedLinks(event: OfferingEvent, now: number): EventRelatedLink[] {
  const state = eventState(event, now)
  if (state === 'postponed') return ['subscribe', 'about']
  if (state !== 'upcoming') return ['next', 'about']
  return eventOffers(event, now).length > 0 ? [] : ['about', 'agenda']
}
