import type { Event } from '@/lib/contract/events'
import type { EmailKindOf } from '../../email/email-kinds'
import type { EmailMessageKey } from '../../email/email-texts'
import type { EmailedFacts } from '../../email/emailed-facts'
import { EMAIL_KIND_OF_EVENT_STATUS, eventEmailKind } from '../../email/event-emails'
import type { StoredRegistration } from '../stored-registration'

export type RegistrationEmailKind = EmailKindOf<'registrations' | 'events'>

interface RegistrationEmail {
  /** The label of the link to the registration; null when there is nothing left to look up or to change. */
  action: EmailMessageKey | null
  reason: EmailMessageKey
  /** The statuses of an event of which it is true; of the others, the email about the status goes instead. */
  trueOf: readonly Event['status'][]
  /** What it lists beside date, place and names: what the guest entered, or what the email before said. */
  lists?: 'details' | 'changes'
  /** Whether it tells guests without a seat what becomes of their place. */
  tellsPlace?: true
  /** Whether the guest is offered to register again, where that is possible. */
  offersAgain?: true
}

const ANY_STATUS: readonly Event['status'][] = ['scheduled', 'postponed', 'cancelled']
const MANAGEABLE = { action: 'manage', reason: 'whyRegistration', trueOf: ['scheduled', 'postponed'] } as const
/** They expect somebody, or promise a seat soon. An invitation names no date, and its seat is held and can be accepted all the same. */
const MANAGEABLE_WITH_DATE = { ...MANAGEABLE, trueOf: ['scheduled'] } as const
const FINAL = { action: null, reason: 'whyNoMore', trueOf: ANY_STATUS } as const

export const REGISTRATION_EMAILS: Record<RegistrationEmailKind, RegistrationEmail> = {
  registered: { ...MANAGEABLE_WITH_DATE, lists: 'details' },
  changed: { ...MANAGEABLE, lists: 'details' },
  corrected: { ...MANAGEABLE, lists: 'details' },
  waiting: { ...MANAGEABLE_WITH_DATE, lists: 'details' },
  offer: { ...MANAGEABLE_WITH_DATE, action: 'offerAction' },
  invitation: { ...MANAGEABLE, action: 'invitationAction', reason: 'whyInvitation' },
  moved: { ...MANAGEABLE, lists: 'details' },
  lapsed: { ...FINAL, offersAgain: true },
  invitationLapsed: { ...FINAL, reason: 'whyInvitationLapsed' },
  withdrawn: { ...FINAL, offersAgain: true },
  eventChanged: { ...MANAGEABLE, lists: 'changes', tellsPlace: true },
  eventNews: { ...MANAGEABLE, tellsPlace: true },
  eventRevived: { ...MANAGEABLE, lists: 'changes', tellsPlace: true },
  eventPostponed: { ...MANAGEABLE, lists: 'changes', tellsPlace: true },
  eventCancelled: { ...FINAL, lists: 'changes' },
}

/** Sent when staff change the state, or want the email sent again. */
export const EMAIL_KIND_OF_STATE = {
  confirmed: 'registered',
  waiting: 'waiting',
  offered: 'offer',
  withdrawn: 'withdrawn',
} as const satisfies Record<StoredRegistration['state'], RegistrationEmailKind>

/**
 * The kind of email that is true of an event.
 *
 * @param emailed the facts of the last email
 */
export function kindFor(event: Event, kind: RegistrationEmailKind, emailed: EmailedFacts | null): RegistrationEmailKind {
  if (kind === 'eventChanged') return eventEmailKind(event, emailed)
  return REGISTRATION_EMAILS[kind].trueOf.includes(event.status) ? kind : EMAIL_KIND_OF_EVENT_STATUS[event.status]
}
