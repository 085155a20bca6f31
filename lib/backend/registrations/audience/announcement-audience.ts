import type { Payload, PayloadRequest } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { placeOf } from '@/lib/site/text/place'
import type { Announcement, AnnouncementProgress } from '../../email/announcement-job'
import { emailSubject } from '../../email/email-texts'
import { toEmailedFacts, whenOf } from '../../email/emailed-facts'
import { EMAIL_KIND_OF_EVENT_STATUS } from '../../email/event-emails'
import { mayBeApplicants, mayBeGuests, type RecipientStatus } from '../../email/recipients'
import type { Applicants } from '../applicants'
import { sampleEmail } from '../emails/sample-emails'
import { guestAudience } from './guest-audience'
import { countUnnotified } from './unnotified-guests'

const idOfApplicant = (after: AnnouncementProgress | null) => (after?.isApplicant ? after.id : null)

/** The audience of announcements: everybody who is registered for the event, waits for a seat, or has applied. */
export function announcementAudience(applicants: Applicants) {
  return {
    async measure(req: PayloadRequest, eventId: string, to?: RecipientStatus) {
      const { count, last } = mayBeGuests(to) ? await guestAudience.measure(req, eventId, to) : { count: 0, last: 0 }
      return { count: count + (mayBeApplicants(to) ? await applicants.count(req.payload, eventId, req, to) : 0), last }
    },

    async countRecipients(req: PayloadRequest, eventId: string) {
      return [...(await guestAudience.countRecipients(req, eventId)), ...(await applicants.countRecipients(req.payload, eventId, req))]
    },

    async emailNext(req: PayloadRequest, announcement: Announcement, after: AnnouncementProgress | null, limit: number) {
      const { to } = announcement
      const guests = after?.isApplicant || !mayBeGuests(to) ? { count: 0, last: after, hasMore: false } : await guestAudience.emailNext(req, { ...announcement, to }, after, limit)
      if (!guests || guests.hasMore || !mayBeApplicants(to)) return guests
      const applied = await applicants.emailNext(req, { ...announcement, to }, idOfApplicant(after), limit)
      if (!applied) return null
      const last: AnnouncementProgress | null = applied.last ? { number: 0, id: applied.last, isApplicant: true } : guests.last
      return { count: guests.count + applied.count, last, hasMore: applied.hasMore }
    },

    countUnnotified: (payload: Payload, eventId: string, req?: PayloadRequest, to?: RecipientStatus) => countUnnotified(payload, eventId, applicants, req, to),

    async countLeft(req: PayloadRequest, announcement: Announcement, after: AnnouncementProgress | null) {
      const { to } = announcement
      const guests = after?.isApplicant || !mayBeGuests(to) ? 0 : await guestAudience.countLeft(req, { ...announcement, to }, after)
      return guests + (mayBeApplicants(to) ? await applicants.countLeft(req, { ...announcement, to }, idOfApplicant(after)) : 0)
    },

    factsOf(event: Event, locale: Locale, isNews = false) {
      const subject = emailSubject(kindOf(event, isNews), locale, { event: fullTitleOf(event), hasMessage: 'true' })
      const noDate = getTranslations({ locale, namespace: 'Emails' })('noDate')
      const { startsAt, endsAt, timezone } = toEmailedFacts(event, locale, null)
      return { subject, when: event.status === 'postponed' ? noDate : whenOf(event, locale), where: placeOf(event), doors: event.status === 'scheduled' ? event.doors : '', startsAt, endsAt, timezone }
    },

    /** What those get whom it goes to; of everyone guests, or applicants where there is no guest. */
    async testEmail(req: PayloadRequest, event: Event, locale: Locale, { message, to }: { message: string; to?: RecipientStatus }) {
      const { unnotified } = await countUnnotified(req.payload, event._id, applicants, req, to)
      const kind = kindOf(event, unnotified === 0)
      const isForGuests = mayBeGuests(to) && (to !== undefined || (await guestAudience.measure(req, event._id)).count > 0 || (await applicants.count(req.payload, event._id, req)) === 0)
      if (isForGuests) return sampleEmail(req, kind, event, locale, { message, status: to })
      return applicants.sampleEmail(req, kind, event, locale, message, to)
    },
  }
}

/** The kind of email for most: nothing that anybody was told has changed where it is news alone. */
function kindOf({ status }: Event, isNews: boolean) {
  return status === 'scheduled' && isNews ? 'eventNews' : EMAIL_KIND_OF_EVENT_STATUS[status]
}
