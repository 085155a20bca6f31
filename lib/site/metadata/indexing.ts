import type { Event } from '@/lib/contract/events'
import { applicationStatus, isOpen, registrationStatus, type ApplicationEvent, type RegistrationEvent } from '../events/registration-status'

/**
 * Whether the page of a person is worth finding: without a story it holds no more than a name.
 *
 * @param person their story, as HTML or as whether there is one
 */
export function isPersonFound({ bio }: { bio: string | boolean }): boolean {
  return Boolean(bio)
}

/**
 * Whether the registration form of an event is worth finding.
 *
 * @param now milliseconds since 1970
 */
export function takesRegistrations(event: RegistrationEvent, now: number = Date.now()): boolean {
  return isOpen(registrationStatus(event, now))
}

/** Whether the application form of an event is worth finding; see {@link takesRegistrations}. */
export function takesApplications(event: ApplicationEvent, now: number = Date.now()): boolean {
  return isOpen(applicationStatus(event, now))
}

/** Whether the agenda of an event has anything on it: sessions, or a line-up below. */
export function hasAgenda({ lineupsCount }: Pick<Event, 'lineupsCount'>, { sessions }: { sessions: number }): boolean {
  return sessions > 0 || lineupsCount > 0
}
