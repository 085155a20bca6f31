import type { Event } from '@/lib/contract/events'
import { eventState, type EventTiming } from '../events/event-state'

/** How many documents of each kind an event has. */
export interface EventContent {
  speakers: number
  participants: number
  sessions: number
  /** Its own questions, without the general ones. */
  faqs: number
}

/** What is known of an event when its screens are to be found or not. */
export type FoundEvent = EventTiming & Pick<Event, 'isRegistrationActive' | 'isApplyActive' | 'lineupsCount'>

/**
 * Whether the screen of somebody is worth finding: where nothing is told of them, it holds a name and no more.
 *
 * @param person their story, as HTML or as whether there is one
 */
export function isPersonFound({ bio }: { bio: string | boolean }): boolean {
  return Boolean(bio)
}

/**
 * Whether one can register for an event, so that its form is worth finding.
 *
 * @param now the present, in milliseconds since 1970
 */
export function takesRegistrations(event: EventTiming & Pick<Event, 'isRegistrationActive'>, now: number = Date.now()): boolean {
  return event.isRegistrationActive && eventState(event, now) === 'upcoming'
}

/** Whether one can apply for an event; see {@link takesRegistrations}. */
export function takesApplications(event: EventTiming & Pick<Event, 'isApplyActive'>, now: number = Date.now()): boolean {
  return event.isApplyActive && eventState(event, now) === 'upcoming'
}

/** Whether the agenda of an event has anything on it: sessions, or a line-up below. */
export function hasProgramme({ lineupsCount }: Pick<Event, 'lineupsCount'>, { sessions }: Pick<EventContent, 'sessions'>): boolean {
  return sessions > 0 || lineupsCount > 0
}
