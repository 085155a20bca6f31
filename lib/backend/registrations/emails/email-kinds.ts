import type { Event } from '@/lib/contract/events'
import type { EmailKind, EmailMessageKey } from '../../email/email-kind'
import type { EmailedFacts } from '../../email/emailed-facts'
import { EMAIL_KIND_OF_EVENT_STATUS, eventEmailKind } from '../../email/event-emails'
import type { StoredRegistration } from '../stored-registration'

interface RegistrationEmail {
  /** The label of the link to the registration; null when there is nothing left to look up or to change. */
  action: EmailMessageKey | null
  reason: EmailMessageKey
}

const MANAGEABLE = { action: 'manage', reason: 'whyRegistration' } as const
const FINAL = { action: null, reason: 'whyNoMore' } as const

export const REGISTRATION_EMAILS = {
  registered: MANAGEABLE,
  changed: MANAGEABLE,
  /** By staff. */
  corrected: MANAGEABLE,
  waiting: MANAGEABLE,
  offer: { ...MANAGEABLE, action: 'offerAction' },
  invitation: { action: 'invitationAction', reason: 'whyInvitation' },
  moved: MANAGEABLE,
  lapsed: FINAL,
  invitationLapsed: { ...FINAL, reason: 'whyInvitationLapsed' },
  withdrawn: FINAL,
  eventChanged: MANAGEABLE,
  /** When the last email had the same facts of the event, or there was none. */
  eventNews: MANAGEABLE,
  /** For guests whose last email said that it was cancelled. */
  eventRevived: MANAGEABLE,
  eventPostponed: MANAGEABLE,
  eventCancelled: FINAL,
} as const satisfies Partial<Record<EmailKind, RegistrationEmail>>

export type RegistrationEmailKind = keyof typeof REGISTRATION_EMAILS

/** Sent when staff change the state, or want the email sent again. */
export const EMAIL_KIND_OF_STATE = {
  confirmed: 'registered',
  waiting: 'waiting',
  offered: 'offer',
  withdrawn: 'withdrawn',
} as const satisfies Record<StoredRegistration['state'], RegistrationEmailKind>

/**
 * The kinds that would be untrue of a postponed event: they expect somebody, or promise a seat soon. An invitation names
 * no date, and its seat is held and can be accepted all the same.
 */
const OF_SCHEDULED: readonly RegistrationEmailKind[] = ['registered', 'waiting', 'offer']

/** The kinds that remain true of a cancelled event. */
const OF_CANCELLED: readonly RegistrationEmailKind[] = ['withdrawn', 'lapsed', 'invitationLapsed']

/**
 * The kind of email that is true of an event.
 *
 * @param emailed the facts of the last email
 */
export function kindFor(event: Event, kind: RegistrationEmailKind, emailed: EmailedFacts | null): RegistrationEmailKind {
  const { status } = event
  if (kind === 'eventChanged') return eventEmailKind(event, emailed)
  const isUntrue = status === 'cancelled' ? !OF_CANCELLED.includes(kind) : status === 'postponed' && OF_SCHEDULED.includes(kind)
  return isUntrue ? EMAIL_KIND_OF_EVENT_STATUS[status] : kind
}
