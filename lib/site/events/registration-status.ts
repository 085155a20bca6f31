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

/** A door of an event's form, and when it comes to be, in milliseconds since 1970; 0 for the present one. */
export interface DoorChange {
  door: EventDoor
  from: number
}

/**
 * The door of a form now, and those that it will have without anybody doing anything, in order: pages are
 * kept for a while, so they must know what comes.
 *
 * @param doorAt tells the door at a moment
 * @param instants when it may change (ISO 8601); null for one that is not set
 * @param now the present, in milliseconds since 1970
 */
export function doorsAhead(doorAt: (moment: number) => EventDoor, instants: readonly (string | null)[], now: number): DoorChange[] {
  const moments = instants.flatMap((instant) => (instant === null ? [] : [Date.parse(instant)])).filter((moment) => moment > now)
  const ahead = moments.sort((one, other) => one - other).map((moment) => ({ door: doorAt(moment + 1), from: moment + 1 }))
  const doors = [{ door: doorAt(now), from: 0 }, ...ahead]
  return doors.filter(({ door }, index) => index === 0 || door !== doors[index - 1]?.door)
}

/** The doors of registration from now on; see {@link doorsAhead}. */
export function registrationDoors(event: Registrable, now: number): DoorChange[] {
  const instants = [event.registrationOpensAt, event.registrationClosesAt, event.endsAt ?? event.startsAt]
  return doorsAhead((moment) => registrationDoor(event, moment), instants, now)
}

/** The doors of applications from now on; see {@link doorsAhead}. */
export function applicationDoors(event: Applicable, now: number): DoorChange[] {
  const instants = [event.applyOpensAt, event.applyClosesAt, event.endsAt ?? event.startsAt]
  return doorsAhead((moment) => applicationDoor(event, moment), instants, now)
}

/** Whether a form can be sent through a door. */
export function isOpenDoor(door: EventDoor | undefined): boolean {
  return door === 'open' || door === 'waitingList'
}
