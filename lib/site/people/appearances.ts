import type { EventLabel } from '@/lib/contract/events'
import type { Session } from '@/lib/contract/sessions'
import { eventState, type EventState } from '../events/event-state'

export interface Appearance {
  event: EventLabel
  state: EventState
  sessions: Session[]
}

/** Puts the sessions of a person under their events, whose order is kept; events without a session stay. */
export function toAppearances(events: readonly EventLabel[], sessions: readonly Session[], now?: number): Appearance[] {
  return events.map((event) => ({
    event,
    state: eventState(event, now),
    sessions: sessions
      .filter((session) => session.event === event.identifier)
      .sort((one, other) => Date.parse(one.startsAt) - Date.parse(other.startsAt)),
  }))
}
