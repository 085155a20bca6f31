import type { Event } from '@/lib/contract/events'
import type { Registration } from '@/lib/contract/registrations'

/** What an email about a registration tells; the messages of `Emails` begin with these words. */
export const REGISTRATION_EMAIL_KINDS = [
  'registered',
  'changed',
  'waiting',
  'offer',
  'lapsed',
  'withdrawn',
  'eventChanged',
  'eventPostponed',
  'eventCancelled',
] as const

export type RegistrationEmailKind = (typeof REGISTRATION_EMAIL_KINDS)[number]

/** The email that tells the state of a registration. */
export const EMAIL_KIND_OF_STATE = {
  confirmed: 'registered',
  waiting: 'waiting',
  offered: 'offer',
  withdrawn: 'withdrawn',
} as const satisfies Record<Registration['state'], RegistrationEmailKind>

/** The email that tells what became of an event. */
export const EMAIL_KIND_OF_EVENT_STATUS = {
  scheduled: 'eventChanged',
  postponed: 'eventPostponed',
  cancelled: 'eventCancelled',
} as const satisfies Record<Event['status'], RegistrationEmailKind>

/** After these there is nothing left to look up or to change. */
export const FINAL_EMAIL_KINDS: readonly RegistrationEmailKind[] = ['withdrawn', 'lapsed', 'eventCancelled']
