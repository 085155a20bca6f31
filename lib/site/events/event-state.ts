import type { Event } from '@/lib/contract/events'

/** Where an event stands: yet to come, over, or not taking place as announced. */
export type EventState = 'upcoming' | 'past' | 'postponed' | 'cancelled'

/** What tells the state of an event. */
export type EventTiming = Pick<Event, 'status' | 'startsAt' | 'endsAt'>

/** The states of events by their identifiers. */
export type EventStates = Readonly<Partial<Record<string, EventState>>>

/**
 * Tells where an event stands.
 *
 * @param event its status and end
 * @param now the present, in milliseconds since 1970
 */
export function eventState(event: EventTiming, now: number = Date.now()): EventState {
  if (event.status !== 'scheduled') return event.status
  const end = event.endsAt ?? event.startsAt
  return end !== null && Date.parse(end) < now ? 'past' : 'upcoming'
}

/** Tells where each of several events stands; see {@link eventState}. */
export function eventStates(events: readonly (EventTiming & Pick<Event, 'identifier'>)[], now: number = Date.now()): EventStates {
  return Object.fromEntries(events.map((event) => [event.identifier, eventState(event, now)]))
}

/** The states that a list must put into words beside the name of an event, since its date does not tell them. */
export function isNoteworthy(state: EventState | undefined): state is 'postponed' | 'cancelled' {
  return state === 'postponed' || state === 'cancelled'
}
