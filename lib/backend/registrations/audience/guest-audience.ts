import type { PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { findEventIfPublished } from '../../content/find-event'
import type { AnnouncementTo } from '../../email/announcement-job'
import { runStatement, sql } from '../../database/statement'
import { ANNOUNCEMENT_QUEUE } from '../../email/email-job'
import { isOutdated } from '../../email/emailed-facts'
import { EMAIL_KIND_OF_EVENT_STATUS } from '../../email/event-emails'
import type { GuestStatus } from '../../email/recipients'
import { queueRegistrationEmails } from '../emails/registration-emails'
import { eventReader } from '../../content/event-reader'
import type { Place } from '../../email/recipients'
import { HAS_STATUS, STATUS_COLUMN } from '../guest-status'
import { isAfter } from '../order-of-arrival'
import { changeRegistrations, findRegistrations, IS_OWN, type StoredRegistration } from '../stored-registration'

/** The guests among the audience of announcements: everybody who is registered for the event or waits for a seat. */
export const guestAudience = {
  async measure(req: PayloadRequest, eventId: string, to?: GuestStatus) {
    const registrations = { collection: 'registrations', where: isAmongGuests(eventId, to), req } as const
    const { totalDocs: count } = await req.payload.count(registrations)
    const { docs } = await req.payload.find({ ...registrations, sort: '-number', limit: 1, depth: 0, select: { number: true } })
    return { count, last: docs[0]?.number ?? 0 }
  },

  async countRecipients(req: PayloadRequest, eventId: string): Promise<{ status: GuestStatus; locale: Locale; count: number }[]> {
    const rows = await runStatement<{ status: GuestStatus; locale: Locale; count: number | string }>(
      req.payload,
      sql`select status, locale, count(*) as count from (select ${STATUS_COLUMN} as status, locale from registrations where event_id = ${eventId} and state <> 'withdrawn' and companion = 0) guests group by status, locale order by status, locale`,
      req,
    )
    return rows.map(({ count, ...recipients }) => ({ ...recipients, count: Number(count) }))
  },

  async emailNext(req: PayloadRequest, announcement: AnnouncementTo<GuestStatus>, after: Place | null, limit: number) {
    const { event: eventId, message, isForUnnotified } = announcement
    const event = await findEventIfPublished(req.payload, eventId, DEFAULT_LOCALE, req)
    if (!event) return null
    const registrations = await findRegistrations(req.payload, isToEmail(announcement, after), { limit, req })
    const eventIn = eventReader(req, eventId)
    const toEmail = isForUnnotified ? await unnotifiedOf(registrations, eventIn) : registrations
    const changed = await changeRegistrations(req, toEmail, {})
    await queueRegistrationEmails(req, EMAIL_KIND_OF_EVENT_STATUS[event.status], changed, { eventIn, message, queue: ANNOUNCEMENT_QUEUE })
    const lastRead = registrations.at(-1)
    return { count: toEmail.length, last: lastRead ? { number: lastRead.number, id: lastRead.id } : null, hasMore: registrations.length === limit }
  },

  async countLeft(req: PayloadRequest, announcement: AnnouncementTo<GuestStatus>, after: Place | null) {
    const { totalDocs } = await req.payload.count({ collection: 'registrations', where: isToEmail(announcement, after), req })
    return totalDocs
  },
}

async function unnotifiedOf(registrations: readonly StoredRegistration[], eventIn: (locale: Locale) => Promise<Event>): Promise<StoredRegistration[]> {
  const unnotified: StoredRegistration[] = []
  for (const registration of registrations) {
    const { emailedFacts } = registration
    if (emailedFacts && isOutdated(emailedFacts, await eventIn(emailedFacts.locale))) unnotified.push(registration)
  }
  return unnotified
}

function isToEmail({ event, last, to }: AnnouncementTo<GuestStatus>, after: Place | null): Where {
  return { and: [isAmongGuests(event, to), { number: { less_than_equal: last } }, ...(after ? [isAfter(after)] : [])] }
}

function isAmongGuests(eventId: string, to?: GuestStatus): Where {
  return { and: [IS_OWN, { event: { equals: eventId } }, to ? HAS_STATUS[to] : { state: { not_equals: 'withdrawn' } }] }
}
