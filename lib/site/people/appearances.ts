import type { EventLabel } from '@/lib/contract/events'
import type { Session } from '@/lib/contract/sessions'
import { eventState, type EventState } from '../events/event-state'

/** A person at an event: where the event stands, and the sessions in which they can be heard there. */
export interface Appearance {
  event: EventLabel
  state: EventState
  sessions: Session[]
}

/**
 * Puts the sessions of a person to the events they belong to.
 *
 * @param events the events of the person, whose order is kept; those without a session stay
 * @param sessions of those events, in any order
 * @param now the present, in milliseconds since 1970
 */
export function toAppearances(events: readonly EventLabel[], sessions: readonly Session[], now?: number): Appearance[] {
  return events.map((event) => ({
    event,
    state: eventState(event, now),
    sessions: sessions
      .filter((session) => session.event === event.identifier)
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
  }))
}
