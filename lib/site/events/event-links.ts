import { eventState } from './event-state'
import { applicationStatus, isOpen, registrationStatus, type ApplicationEvent, type RegistrationEvent } from './registration-status'

/** @public */
export const EVENT_OFFERS = ['register', 'joinWaitingList', 'apply'] as const

/** What a visitor can do about an event at the moment. */
export type EventOffer = (typeof EVENT_OFFERS)[number]

/** A link on from the screens of an event; `next` leads to the current event, or to all where there is none. */
export type EventRelatedLink = 'agenda' | 'next' | 'subscribe' | 'about'

export type OfferingEvent = RegistrationEvent & ApplicationEvent

/**
 * What can be done about an event, the most important first.
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
 * Where a visitor of an event's screen goes on: to what remains of the event and to the one that comes next, to nothing
 * else while one can take part.
 *
 * @param now milliseconds since 1970
 */
export function eventRelatedLinks(event: OfferingEvent, now: number): EventRelatedLink[] {
  const state = eventState(event, now)
  if (state === 'postponed') return ['subscribe', 'about']
  if (state !== 'upcoming') return ['next', 'about']
  return eventOffers(event, now).length > 0 ? [] : ['about', 'agenda']
}
