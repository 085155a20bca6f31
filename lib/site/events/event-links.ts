import type { Event } from '@/lib/contract/events'
import { eventState, type EventTiming } from './event-state'

/** A way on from the screens of an event; `next` leads to the current event, or to all where there is none. */
export type EventRelatedLink = 'register' | 'apply' | 'agenda' | 'next' | 'subscribe' | 'about'

/**
 * Where the visitor of an event's place goes on: to taking part while that can be done, else to what
 * remains of the event and to the one that comes next.
 *
 * @param now the present, in milliseconds since 1970
 */
export function eventRelatedLinks(
  event: EventTiming & Pick<Event, 'isRegistrationActive' | 'isApplyActive'>,
  now: number = Date.now(),
): EventRelatedLink[] {
  const state = eventState(event, now)
  if (state === 'postponed') return ['subscribe', 'about']
  if (state !== 'upcoming') return ['next', 'about']
  if (event.isRegistrationActive) return ['register', 'agenda']
  return [event.isApplyActive ? 'apply' : 'about', 'agenda']
}
