import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { Announcement, AnnouncementProgress } from '../email/announcement-job'
import type { Email } from '../email/email-job'
import type { RecipientStatus } from '../email/recipients'

/** The content of an announcement in one language, and the further content of its calendar entry. */
export interface AnnouncementFacts {
  subject: string
  when: string
  where: string
  doors: string
  /** The hour at which an event of several days ends is in no sentence. */
  startsAt: string | null
  endsAt: string | null
  timezone: string
}

/** Those among the audience of an announcement who stand alike and read alike. */
export interface Recipients {
  status: RecipientStatus
  locale: Locale
  count: number
}

/** Whom announcements can go to; `to` names those alone who stand like this, and without it everyone is meant. */
export interface Audience {
  /** How many they are now, and the highest place among them in the order of arrival. */
  measure: (req: PayloadRequest, eventId: string, to?: RecipientStatus) => Promise<{ count: number; last: number }>
  /**
   * Queues the emails of an announcement for the recipients among the next `limit` people `after` a place.
   *
   * @returns how many were queued, and the last of the people looked at; null, with nothing queued, when the event is not published
   */
  emailNext: (
    req: PayloadRequest,
    announcement: Announcement,
    after: AnnouncementProgress | null,
    limit: number,
  ) => Promise<{ count: number; last: AnnouncementProgress | null; hasMore: boolean } | null>
  /**
   * How many the last email told something else than what is published, how many of those have the old calendar entry, and how many
   * were never emailed and so do not know either; `applicants` are those of the first who have applied.
   */
  countUnnotified: (payload: Payload, eventId: string, req?: PayloadRequest, to?: RecipientStatus) => Promise<{ unnotified: number; oldEntries: number; neverEmailed: number; applicants: number }>
  /** How many there are, by how they stand and by the language of their emails. */
  countRecipients: (req: PayloadRequest, eventId: string) => Promise<Recipients[]>
  /** How many come `after` a place. */
  countLeft: (req: PayloadRequest, announcement: Announcement, after: AnnouncementProgress | null) => Promise<number>
  /** What the emails will say of an event; `isNews` where nothing has changed that anybody was told. */
  factsOf: (event: Event, locale: Locale, isNews?: boolean) => AnnouncementFacts
  /** The emails as a preview for staff: of nobody, so without ticket, calendar entry and personal link. */
  testEmail: (req: PayloadRequest, event: Event, locale: Locale, test: { message: string; to?: RecipientStatus }) => Promise<Email>
}
