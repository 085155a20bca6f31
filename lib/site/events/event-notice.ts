import type { Event } from '@/lib/contract/events'
import { eventState, type EventState, type EventTiming } from './event-state'

type Named = EventTiming & Pick<Event, 'identifier' | 'isCurrent'>

/** What is said on the screens of an event that is not simply yet to come, and where one goes on. */
export interface EventNoticeChoice<Other> {
  state: Exclude<EventState, 'upcoming'>
  /** The event to go on to; null where there is none, and all events are named instead. */
  next: Other | null
}

/**
 * Chooses the notice of an event.
 *
 * @param event the event that the screen is about
 * @param events those that one could go on to, of which only a current one that is yet to come is named
 * @param now the present, in milliseconds since 1970
 * @returns null for an event that is yet to come
 */
export function eventNotice<Other extends Named>(
  event: EventTiming & Pick<Event, 'identifier'>,
  events: readonly Other[],
  now: number = Date.now(),
): EventNoticeChoice<Other> | null {
  const state = eventState(event, now)
  if (state === 'upcoming') return null
  const next = events.find(
    (other) => other.isCurrent && other.identifier !== event.identifier && eventState(other, now) === 'upcoming',
  )
  return { state, next: next ?? null }
}
