import type { Event } from '@/lib/contract/events'
import { isOpen, registrationStatus, type RegistrationEvent } from './registration-status'

/** What one can register for besides an event: the first in the order of the lists, featured or not. */
export function nextOpenEvent<Subject extends RegistrationEvent & Pick<Event, '_id'>>(events: readonly Subject[], besides: string, now?: number): Subject | null {
  return events.find((event) => event._id !== besides && isOpen(registrationStatus(event, now))) ?? null
}
