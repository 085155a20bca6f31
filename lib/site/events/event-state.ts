import type { Event } from '@/lib/contract/events'
import { endOfEvent, type EventDates } from './event-end'

/** @public */
export const EVENT_STATES = ['upcoming', 'past', 'postponed', 'cancelled'] as const

export type EventState = (typeof EVENT_STATES)[number]

export type EventTiming = Pick<Event, 'status'> & EventDates

/** By identifier. */
export type EventStates = Readonly<Partial<Record<string, EventState>>>

/** @param now milliseconds since 1970 */
export function eventState(event: EventTiming, now: number = Date.now()): EventState {
  if (event.status !== 'scheduled') return event.status
  const end = endOfEvent(event)
  return end !== null && end < now ? 'past' : 'upcoming'
}

export function eventStates(events: readonly (EventTiming & Pick<Event, 'identifier'>)[], now: number = Date.now()): EventStates {
  return Object.fromEntries(events.map((event) => [event.identifier, eventState(event, now)]))
}

/** Whether a list must say the state, since the date does not tell it. */
export function isNoteworthy(state: EventState | undefined): state is 'postponed' | 'cancelled' {
  return state === 'postponed' || state === 'cancelled'
}

/** Whether nobody can take part in an event any more; a postponed one keeps its guests. */
export function hasEnded(event: EventTiming, now?: number): boolean {
  const state = eventState(event, now)
  return state === 'past' || state === 'cancelled'
}
