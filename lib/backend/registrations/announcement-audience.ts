import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { placeOf } from '@/lib/site/text/place'
import type { Announcement, AnnouncementProgress } from '../email/announcement-job'
import { emailSubject } from '../email/email-kind'
import { toEmailedFacts, whenOf } from '../email/emailed-facts'
import { EMAIL_KIND_OF_EVENT_STATUS } from '../email/event-emails'
import type { Applicants } from './applicants'
import { sampleEmail } from './emails/registration-emails'
import { guestAudience } from './guest-audience'
import { countUnnotified } from './unnotified-guests'

const idOfApplicant = (after: AnnouncementProgress | null) => (after?.isApplicant ? after.id : null)

/** The audience of announcements: everybody who is registered for the event, waits for a seat, or has applied. */
export function announcementAudience(applicants: Applicants) {
  return {
    async measure(req: PayloadRequest, eventId: string) {
      const { count, last } = await guestAudience.measure(req, eventId)
      return { count: count + (await applicants.count(req.payload, eventId, req)), last }
    },

    async countRecipients(req: PayloadRequest, eventId: string) {
      const applied = await applicants.countByLanguage(req.payload, eventId, req)
      return [...(await guestAudience.countRecipients(req, eventId)), ...applied.map((one) => ({ standing: 'applied' as const, ...one }))]
    },

    async emailNext(req: PayloadRequest, announcement: Announcement, after: AnnouncementProgress | null, limit: number) {
      const guests = after?.isApplicant ? { count: 0, last: after, hasMore: false } : await guestAudience.emailNext(req, announcement, after, limit)
      if (!guests || guests.hasMore) return guests
      const applied = await applicants.emailNext(req, announcement, idOfApplicant(after), limit)
      if (!applied) return null
      const last: AnnouncementProgress | null = applied.last ? { number: 0, id: applied.last, isApplicant: true } : guests.last
      return { count: guests.count + applied.count, last, hasMore: applied.hasMore }
    },

    countUnnotified: (payload: Payload, eventId: string, req?: PayloadRequest) => countUnnotified(payload, eventId, applicants, req),

    async countLeft(req: PayloadRequest, announcement: Announcement, after: AnnouncementProgress | null) {
      const guests = after?.isApplicant ? 0 : await guestAudience.countLeft(req, announcement, after)
      return guests + (await applicants.countLeft(req, announcement, idOfApplicant(after)))
    },

    factsOf(event: Event, locale: Locale, isNews = false) {
      const subject = emailSubject(kindOf(event, isNews), locale, { event: fullTitleOf(event), hasMessage: 'true' })
      const noDate = getTranslations({ locale, namespace: 'Emails' })('noDate')
      const { startsAt, endsAt, timezone } = toEmailedFacts(event, locale, null)
      return { subject, when: event.status === 'postponed' ? noDate : whenOf(event, locale), where: placeOf(event), doors: event.status === 'scheduled' ? event.doors : '', startsAt, endsAt, timezone }
    },

    /** What guests get, or applicants where there is no guest. */
    async testEmail(req: PayloadRequest, event: Event, locale: Locale, { to, message }: { to: string; message: string }) {
      const [{ unnotified }, guests] = [await countUnnotified(req.payload, event._id, applicants, req), await guestAudience.measure(req, event._id)]
      const isForApplicants = guests.count === 0 && (await applicants.count(req.payload, event._id, req)) > 0
      const sample = isForApplicants ? applicants.sampleEmail : sampleEmail
      const email = await sample(req, kindOf(event, unnotified === 0), event, locale, message)
      return { ...email, to, subject: `[Test] ${email.subject}` }
    },
  }
}

/** The kind of email for most: nothing that anybody was told has changed where it is news alone. */
function kindOf({ status }: Event, isNews: boolean) {
  return status === 'scheduled' && isNews ? 'eventNews' : EMAIL_KIND_OF_EVENT_STATUS[status]
}
