import type { Payload, PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { eventState } from '@/lib/site/events/event-state'
import { eventReader } from '../content/event-reader'
import { findEventIfPublished } from '../content/find-event'
import { runStatement, sql } from '../database/statement'
import type { AnnouncementTo } from '../email/announcement-job'
import { ANNOUNCEMENT_QUEUE } from '../email/email-job'
import { EmailedFactsSchema, isOutdated, type EmailedFacts } from '../email/emailed-facts'
import type { ApplicantStatus } from '../email/recipients'
import type { Accelerator } from '../payload-types'
import { queueEventEmails, sampleEventEmail } from './event-emails'

interface FactsRow {
  facts: unknown
  locale: Locale
  count: number | string
}

/** The applicants among the audience of announcements: everybody whose application was neither declined nor withdrawn, or those alone in one state. */
export const applicantAudience = {
  async count(payload: Payload, eventId: string, req?: PayloadRequest, to?: ApplicantStatus): Promise<number> {
    const { totalDocs } = await payload.count({ collection: 'accelerators', where: isAmongApplicants(eventId, to), req })
    return totalDocs
  },

  async countRecipients(payload: Payload, eventId: string, req?: PayloadRequest): Promise<{ status: ApplicantStatus; locale: Locale; count: number }[]> {
    const rows = await runStatement<{ status: ApplicantStatus; locale: Locale; count: number | string }>(
      payload,
      sql`select state as status, locale, count(*) as count from accelerators where event_id = ${eventId} and state <> 'withdrawn' group by state, locale order by state, locale`,
      req,
    )
    return rows.map(({ count, ...recipients }) => ({ ...recipients, count: Number(count) }))
  },

  /** Counts those to whom something else was said of the event than what is published. */
  async countUnnotified(payload: Payload, eventId: string, req?: PayloadRequest, to?: ApplicantStatus): Promise<number> {
    const rows = await runStatement<FactsRow>(
      payload,
      sql`select emailed_facts as facts, locale, count(*) as count from accelerators where event_id = ${eventId} and ${to ? sql`state = ${to}` : sql`state not in ('declined', 'withdrawn')`} group by emailed_facts, locale`,
      req,
    )
    let count = 0
    for (const { facts, locale, count: alike } of rows) {
      const emailed = EmailedFactsSchema.nullable().parse(typeof facts === 'string' ? JSON.parse(facts) : facts)
      const event = await findEventIfPublished(payload, eventId, emailed?.locale ?? locale, req)
      if (!event || eventState(event) === 'past') return 0
      if (isUnnotified(emailed, event)) count += Number(alike)
    }
    return count
  },

  /** Queues the emails to the next `limit` of them who come `after` one, like those to guests. */
  async emailNext(req: PayloadRequest, announcement: AnnouncementTo<ApplicantStatus>, after: string | null, limit: number) {
    const { event: eventId, message, isForUnnotified } = announcement
    if (!(await findEventIfPublished(req.payload, eventId, DEFAULT_LOCALE, req))) return null
    const { docs } = await req.payload.find({ collection: 'accelerators', where: isToEmail(announcement, after), sort: 'id', limit, depth: 0, pagination: false, req })
    const eventIn = eventReader(req, eventId)
    const toEmail: Accelerator[] = []
    for (const application of docs) {
      const { emailedFacts = null, locale } = application
      if (!isForUnnotified || isUnnotified(emailedFacts, await eventIn(emailedFacts?.locale ?? locale))) toEmail.push(application)
    }
    await queueEventEmails(req, toEmail, { eventIn, message, queue: ANNOUNCEMENT_QUEUE })
    return { count: toEmail.length, last: docs.at(-1)?.id ?? null, hasMore: docs.length === limit }
  },

  async countLeft(req: PayloadRequest, announcement: AnnouncementTo<ApplicantStatus>, after: string | null): Promise<number> {
    const { totalDocs } = await req.payload.count({ collection: 'accelerators', where: isToEmail(announcement, after), req })
    return totalDocs
  },

  sampleEmail: sampleEventEmail,
}

/** Applications from before it was noted what was said of an event were to one that took place. */
function isUnnotified(emailed: EmailedFacts | null, event: Event): boolean {
  return emailed ? isOutdated(emailed, event) : event.status !== 'scheduled'
}

function isToEmail({ event, before, to }: AnnouncementTo<ApplicantStatus>, after: string | null): Where {
  return { and: [isAmongApplicants(event, to), ...(before ? [{ createdAt: { less_than_equal: before } }] : []), ...(after ? [{ id: { greater_than: after } }] : [])] }
}

function isAmongApplicants(eventId: string, to?: ApplicantStatus): Where {
  return { and: [{ event: { equals: eventId } }, { state: to ? { equals: to } : { not_in: ['declined', 'withdrawn'] } }] }
}
