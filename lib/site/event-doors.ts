import type { Event } from '@/lib/contract/events'
import { eventState } from './event-state'

/** Whether a form of an event can be sent: open, open for the waiting list alone, or why not. */
export type EventDoor = 'open' | 'waitingList' | 'notYet' | 'closed' | 'past' | 'postponed' | 'cancelled'

type Window = Pick<Event, 'status' | 'startsAt' | 'endsAt'>
type Registrable = Window & Pick<Event, 'isRegistrationActive' | 'registrationOpensAt' | 'registrationClosesAt' | 'isFull'>
type Applicable = Window & Pick<Event, 'isApplyActive' | 'applyOpensAt' | 'applyClosesAt'>

/**
 * Tells whether an event takes registrations.
 *
 * @param now the present, in milliseconds since 1970
 */
export function registrationDoor(event: Registrable, now: number): EventDoor {
  const { isRegistrationActive, registrationOpensAt, registrationClosesAt, isFull } = event
  const door = doorOf(event, isRegistrationActive, registrationOpensAt, registrationClosesAt, now)
  return door === 'open' && isFull ? 'waitingList' : door
}

/**
 * Tells whether an event takes applications.
 *
 * @param now the present, in milliseconds since 1970
 */
export function applicationDoor(event: Applicable, now: number): EventDoor {
  return doorOf(event, event.isApplyActive, event.applyOpensAt, event.applyClosesAt, now)
}

function doorOf(event: Window, isActive: boolean, opensAt: string | null, closesAt: string | null, now: number): EventDoor {
  const state = eventState(event, now)
  if (state !== 'upcoming') return state
  if (opensAt !== null && now < Date.parse(opensAt)) return 'notYet'
  if (closesAt !== null && now > Date.parse(closesAt)) return 'closed'
  return isActive ? 'open' : 'closed'
}
