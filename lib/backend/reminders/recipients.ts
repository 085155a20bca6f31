import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { EmailTicket } from '../email/email-tickets'
import type { Place } from '../email/recipients'

export interface Recipient {
  fullName: string
  email: string
  locale: Locale
  /** Of the signed links to their registration. */
  token: string
  /** Theirs, and of whoever comes along. */
  tickets: EmailTicket[]
}

/** Whom an event reminds: everybody with a seat. */
export interface ReminderRecipients {
  /** At most `limit` of those who have registered by an instant and come `after` a place. */
  next: (req: PayloadRequest, eventId: string, slice: { isThanks: boolean; registeredBy: string; after: Place | null; limit: number }) => Promise<Place[]>
  /** Null for somebody who has no seat at the event, or wants no reminders. */
  find: (payload: Payload, registrationId: string, eventId: string) => Promise<Recipient | null>
  /** Notes when and where an event takes place according to a reminder, for whoever no other email has told it. */
  recordEmailedFacts: (req: PayloadRequest, registrationId: string, event: Event, locale: Locale) => Promise<void>
}
