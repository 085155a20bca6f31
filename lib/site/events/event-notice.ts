import type { Event } from '@/lib/contract/events'
import { eventState, type EventState, type EventTiming } from './event-state'

type Named = EventTiming & Pick<Event, 'identifier' | 'isCurrent'>

export interface EventNoticeChoice<Other> {
  state: Exclude<EventState, 'upcoming'>
  /** Null where all events are named instead. */
  next: Other | null
}

/**
 * The notice on the screens of an event, which leads on to the current event when that is yet to come.
 *
 * @param now milliseconds since 1970
 * @returns null for an upcoming event
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
