import type { OwnRegistration } from '@/lib/contract/own/own-registrations'
import type { EventState } from './event-state'

/** The most important status on the page of a registration. */
export type OwnRegistrationStatus = OwnRegistration['state'] | 'invited' | Exclude<EventState, 'upcoming'>

/** An event that does not take place matters more than a seat at it. */
export function ownRegistrationStatus({ state, isInvited }: Pick<OwnRegistration, 'state' | 'isInvited'>, event: EventState): OwnRegistrationStatus {
  if (event === 'past') return event
  if (state === 'withdrawn') return state
  if (event === 'cancelled' || (event === 'postponed' && state !== 'offered')) return event
  return isInvited ? 'invited' : state
}
