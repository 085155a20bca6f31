import type { Event } from '@/lib/contract/events'

/** Where an event stands: yet to come, over, or not taking place as announced. */
export type EventState = 'upcoming' | 'past' | 'postponed' | 'cancelled'

/**
 * Tells where an event stands.
 *
 * @param event its status and end
 * @param now the present, in milliseconds since 1970
 */
export function eventState(event: Pick<Event, 'status' | 'startsAt' | 'endsAt'>, now: number): EventState {
  if (event.status !== 'scheduled') return event.status
  const end = event.endsAt ?? event.startsAt
  return end !== null && Date.parse(end) < now ? 'past' : 'upcoming'
}
