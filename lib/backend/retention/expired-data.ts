import type { Payload, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import type { InboxSlug } from '../access/desk'
import { inLockedTransaction } from '../database/transaction'
import { addGuestsByCountry } from './guests-by-country'
import { EVENT_TIMES, eventDataDue } from '../content/deletion-due'
import { RETENTION } from '../content/retention-periods'
import { shiftMonths } from '../content/shift-months'

/** How many rows are deleted before others have their turn. */
const BATCH = 50

/** What emails and reviews delete and keep of their own. */
export interface OtherDeletions {
  /** Deletes the emails that were written into files before an instant. */
  deleteOldEmails: (before: Date) => void
  /** Deletes so many records from before an instant whose subject is gone. @returns how many */
  deleteRecordsWithout: (payload: Payload, before: string, limit: number) => Promise<number>
  /** Keeps the figures of applications to an event that are about to be deleted. */
  storeFigures: (req: PayloadRequest, event: string, applications: readonly string[]) => Promise<void>
  /** Deletes what was written about applications. */
  eraseReadings: (req: PayloadRequest, applications: readonly string[]) => Promise<void>
}

type PersonalCollection = 'emails' | 'newsletter-recipients' | 'subscriptions' | 'check-ins' | 'messages' | 'audit-log' | 'payload-jobs' | 'trash'

const monthsAgo = (now: Date, months: number) => shiftMonths(now, -months).toISOString()

function daysAgo(now: Date, days: number): string {
  const date = new Date(now)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString()
}

/**
 * Deletes some of the personal data whose time is over, and what has lain in the trash for long enough. Of registrations, how many guests came from each country
 * is kept, and of applications their figures; those of accepted applicants stay.
 *
 * @returns how many rows were deleted; none when nothing is left to do
 */
export async function deleteExpiredData(payload: Payload, others: OtherDeletions, now: Date = new Date()): Promise<number> {
  others.deleteOldEmails(new Date(monthsAgo(now, RETENTION.outbox)))
  const pending: Where = { and: [{ state: { equals: 'pending' } }, { updatedAt: { less_than: daysAgo(now, RETENTION.unconfirmedSubscriptionDays) } }] }
  const ended: Where = { and: [{ state: { equals: 'unsubscribed' } }, { updatedAt: { less_than: monthsAgo(now, RETENTION.endedSubscription) } }] }
  let deleted = await deleteSome(payload, 'subscriptions', { or: [pending, ended] })
  deleted += await deleteSome(payload, 'messages', { createdAt: { less_than: monthsAgo(now, RETENTION.message) } })
  deleted += await deleteSome(payload, 'audit-log', { createdAt: { less_than: monthsAgo(now, RETENTION.auditLog) } })
  deleted += await deleteSome(payload, 'payload-jobs', { and: [{ hasError: { equals: true } }, { updatedAt: { less_than: monthsAgo(now, RETENTION.failedJob) } }] })
  deleted += await deleteSome(payload, 'trash', { purgeAt: { less_than: now.toISOString() } })
  deleted += await deleteSome(payload, 'newsletter-recipients', { 'newsletter.sentAt': { less_than: monthsAgo(now, RETENTION.sentEmail) } })
  deleted += await deleteOldRecords(payload, others, now)
  for (const event of await eventsDue(payload, now, RETENTION.registration)) {
    deleted += await deleteSome(payload, 'check-ins', { event: { equals: event } })
    deleted += await deleteRegistrations(payload, event)
    deleted += await deleteSome(payload, 'trash', isTrashOf('registrations', event))
  }
  for (const event of await eventsDue(payload, now, 0)) {
    deleted += await deleteApplications(payload, others, event)
    deleted += await deleteSome(payload, 'trash', isTrashOf('accelerators', event))
  }
  return deleted
}

function isTrashOf(entity: InboxSlug, event: string): Where {
  return { and: [{ entity: { equals: entity } }, { event: { equals: event } }] }
}

/** An email is not sent again as long as its record is there, which must outlive its job. */
async function deleteOldRecords(payload: Payload, others: OtherDeletions, now: Date): Promise<number> {
  const isOver: Where = { createdAt: { less_than: monthsAgo(now, RETENTION.sentEmail) } }
  return (await deleteSome(payload, 'emails', isOver)) + (await others.deleteRecordsWithout(payload, daysAgo(now, RETENTION.recordOfDeletedDays), BATCH))
}

async function deleteSome(payload: Payload, collection: PersonalCollection, where: Where): Promise<number> {
  const { docs } = await payload.find({ collection, where, depth: 0, limit: BATCH, pagination: false, select: {} })
  const ids = docs.map(({ id }) => id)
  if (ids.length > 0) await payload.db.deleteMany({ collection, where: { id: { in: ids } } })
  return ids.length
}

/** What is counted of them and what is deleted are one. */
async function deleteRegistrations(payload: Payload, event: string): Promise<number> {
  const where: Where = { event: { equals: event } }
  if ((await payload.count({ collection: 'registrations', where })).totalDocs === 0) return 0
  return inLockedTransaction(payload, DEFAULT_LOCALE, event, async (req) => {
    const { docs } = await payload.find({ collection: 'registrations', where, depth: 0, limit: BATCH, pagination: false, select: { state: true, country: true }, req })
    await addGuestsByCountry(req, event, docs.flatMap(({ state, country }) => (state === 'confirmed' ? [country ?? ''] : [])))
    await payload.db.deleteMany({ collection: 'registrations', where: { id: { in: docs.map(({ id }) => id) } }, req })
    return docs.length
  })
}

/** The same of applications, with what was written about them. */
async function deleteApplications(payload: Payload, others: OtherDeletions, event: string): Promise<number> {
  const where: Where = { and: [{ event: { equals: event } }, { state: { not_equals: 'accepted' } }] }
  if ((await payload.count({ collection: 'accelerators', where })).totalDocs === 0) return 0
  return inLockedTransaction(payload, DEFAULT_LOCALE, event, async (req) => {
    const { docs } = await payload.find({ collection: 'accelerators', where, depth: 0, limit: BATCH, pagination: false, select: {}, req })
    const ids = docs.map(({ id }) => id)
    await others.storeFigures(req, event, ids)
    await others.eraseReadings(req, ids)
    await payload.db.deleteMany({ collection: 'accelerators', where: { id: { in: ids } }, req })
    return ids.length
  })
}

async function eventsDue(payload: Payload, now: Date, months: number): Promise<string[]> {
  const { docs } = await payload.find({ collection: 'events', depth: 0, pagination: false, select: EVENT_TIMES })
  return docs.filter((event) => eventDataDue(event, months) < now).map(({ id }) => id)
}
