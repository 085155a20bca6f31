import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import type { AnnouncementTo } from '../email/announcement-job'
import type { Email } from '../email/email-job'
import type { EventEmailKind } from '../email/event-emails'
import type { ApplicantStatus } from '../email/recipients'

/** The applicants of an event, as far as matters of guests concern them; passed in from the layer above. */
export interface Applicants {
  count: (payload: Payload, eventId: string, req?: PayloadRequest, to?: ApplicantStatus) => Promise<number>
  countRecipients: (payload: Payload, eventId: string, req?: PayloadRequest) => Promise<{ status: ApplicantStatus; locale: Locale; count: number }[]>
  countUnnotified: (payload: Payload, eventId: string, req?: PayloadRequest, to?: ApplicantStatus) => Promise<number>
  emailNext: (req: PayloadRequest, announcement: AnnouncementTo<ApplicantStatus>, after: string | null, limit: number) => Promise<{ count: number; last: string | null; hasMore: boolean } | null>
  countLeft: (req: PayloadRequest, announcement: AnnouncementTo<ApplicantStatus>, after: string | null) => Promise<number>
  sampleEmail: (req: PayloadRequest, kind: EventEmailKind, event: Event, locale: Locale, message: string, state?: ApplicantStatus) => Promise<Email>
}
