import type { PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { placeOf } from '@/lib/site/text/place'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { findEventIfPublished } from '../content/find-event'
import { ANNOUNCEMENT_QUEUE } from '../email/email-job'
import { emailSubject } from '../email/email-kind'
import { IS_OWN } from './companions'
import { EMAIL_KIND_OF_EVENT_STATUS } from './emails/email-kinds'
import { isOutdated, toEmailedFacts, whenOf } from './emails/emailed-facts'
import { queueRegistrationEmails, sampleEmail } from './emails/registration-emails'
import { eventReader } from './event-reader'
import { isAfter, type Place } from './order-of-arrival'
import { changeRegistrations, findRegistrations, type StoredRegistration } from './stored-registration'
import { countUnnotified } from './unnotified-guests'

interface Announcement {
  event: string
  message: Record<string, string>
  last: number
  isForUntold: boolean
}

/** The audience of announcements: everybody who is registered for the event or waits for a seat. */
export const announcementAudience = {
  async measure(req: PayloadRequest, eventId: string) {
    const registrations = { collection: 'registrations', where: isNotWithdrawn(eventId), req } as const
    const { totalDocs: count } = await req.payload.count(registrations)
    const { docs } = await req.payload.find({ ...registrations, sort: '-number', limit: 1, depth: 0, select: { number: true } })
    return { count, last: docs[0]?.number ?? 0 }
  },

  async emailNext(req: PayloadRequest, { event: eventId, message, last, isForUntold }: Announcement, after: Place | null, limit: number) {
    const event = await findEventIfPublished(req.payload, eventId, DEFAULT_LOCALE, req)
    if (!event) return null
    const registrations = await findRegistrations(req.payload, isToEmail(eventId, last, after), { limit, req })
    const eventIn = eventReader(req, eventId)
    const toEmail = isForUntold ? await unnotifiedOf(registrations, eventIn) : registrations
    const changed = await changeRegistrations(req, toEmail, {})
    await queueRegistrationEmails(req, EMAIL_KIND_OF_EVENT_STATUS[event.status], changed, { eventIn, message, queue: ANNOUNCEMENT_QUEUE })
    const lastRead = registrations.at(-1)
    return { count: toEmail.length, last: lastRead ? { number: lastRead.number, id: lastRead.id } : null, hasMore: registrations.length === limit }
  },

  countUnnotified,

  async countLeft(req: PayloadRequest, { event, last }: Announcement, after: Place | null) {
    const { totalDocs } = await req.payload.count({ collection: 'registrations', where: isToEmail(event, last, after), req })
    return totalDocs
  },

  factsOf(event: Event, locale: Locale, isNews = false) {
    const subject = emailSubject(kindOf(event, isNews), locale, { event: fullTitleOf(event) })
    const noDate = getTranslations({ locale, namespace: 'Emails' })('noDate')
    const { startsAt, endsAt, timezone } = toEmailedFacts(event, locale, null)
    return { subject, when: event.status === 'postponed' ? noDate : whenOf(event, locale), where: placeOf(event), doors: event.doors, startsAt, endsAt, timezone }
  },

  async testEmail(req: PayloadRequest, event: Event, locale: Locale, { to, message }: { to: string; message: string }) {
    const { unnotified } = await countUnnotified(req.payload, event._id, req)
    const email = await sampleEmail(req, kindOf(event, unnotified === 0), event, locale, message)
    return { ...email, to, subject: `[Test] ${email.subject}` }
  },
}

/** The kind of email for most: nothing that anybody was told has changed where it is news alone. */
function kindOf({ status }: Event, isNews: boolean) {
  return status === 'scheduled' && isNews ? 'eventNews' : EMAIL_KIND_OF_EVENT_STATUS[status]
}

async function unnotifiedOf(registrations: readonly StoredRegistration[], eventIn: (locale: Locale) => Promise<Event>): Promise<StoredRegistration[]> {
  const unnotified: StoredRegistration[] = []
  for (const registration of registrations) {
    const { emailedFacts } = registration
    if (emailedFacts && isOutdated(emailedFacts, await eventIn(emailedFacts.locale))) unnotified.push(registration)
  }
  return unnotified
}

function isToEmail(eventId: string, last: number, after: Place | null): Where {
  return { and: [isNotWithdrawn(eventId), { number: { less_than_equal: last } }, ...(after ? [isAfter(after)] : [])] }
}

function isNotWithdrawn(eventId: string): Where {
  return { and: [IS_OWN, { event: { equals: eventId } }, { state: { not_equals: 'withdrawn' } }] }
}
