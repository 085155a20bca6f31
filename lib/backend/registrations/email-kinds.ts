import type { Event } from '@/lib/contract/events'
import type { EmailKind, EmailMessageKey } from '../email/email-kind'
import type { StoredRegistration } from './stored-registration'

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
  invitation: { ...MANAGEABLE, action: 'invitationAction' },
  moved: MANAGEABLE,
  lapsed: FINAL,
  withdrawn: FINAL,
  eventChanged: MANAGEABLE,
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

export const EMAIL_KIND_OF_EVENT_STATUS = {
  scheduled: 'eventChanged',
  postponed: 'eventPostponed',
  cancelled: 'eventCancelled',
} as const satisfies Record<Event['status'], RegistrationEmailKind>
