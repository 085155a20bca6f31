import type { Payload, Where } from 'payload'
import type { InboxSlug } from '../access/desk'
import { keepGuestsByCountry } from './guests-by-country'
import { deleteOldEmails } from '../email/outbox'
import { GRACE_DAYS, RETENTION } from './periods'
import { shiftMonths } from './shift-months'

/** How many rows are deleted before others have their turn. */
const BATCH = 50

type PersonalCollection = 'subscriptions' | 'check-ins' | 'registrations' | 'accelerators' | 'messages' | 'audit-log' | 'payload-jobs' | 'trash'

const monthsAgo = (now: Date, months: number) => shiftMonths(now, -months).toISOString()

function daysAgo(now: Date, days: number): string {
  const date = new Date(now)
  date.setUTCDate(date.getUTCDate() - days)
  return date.toISOString()
}

/**
 * Deletes some of the personal data whose time is over, and what has lain in the trash for long enough. Of registrations, how many guests came from each country
 * is kept; applications of those who took part stay.
 *
 * @returns how many rows were deleted; none when nothing is left to do
 */
export async function deleteExpiredData(payload: Payload, now: Date = new Date()): Promise<number> {
  const pending: Where = { and: [{ state: { equals: 'pending' } }, { updatedAt: { less_than: daysAgo(now, RETENTION.unconfirmedSubscriptionDays) } }] }
  const ended: Where = { and: [{ state: { equals: 'unsubscribed' } }, { updatedAt: { less_than: monthsAgo(now, RETENTION.endedSubscription) } }] }
  let deleted = await deleteSome(payload, 'subscriptions', { or: [pending, ended] })
  deleted += await deleteSome(payload, 'messages', { createdAt: { less_than: monthsAgo(now, RETENTION.message) } })
  deleted += await deleteSome(payload, 'audit-log', { createdAt: { less_than: monthsAgo(now, RETENTION.auditLog) } })
  deleted += await deleteSome(payload, 'payload-jobs', { and: [{ hasError: { equals: true } }, { updatedAt: { less_than: monthsAgo(now, RETENTION.failedJob) } }] })
  deleted += await deleteSome(payload, 'trash', { purgeAt: { less_than: now.toISOString() } })
  deleteOldEmails(new Date(monthsAgo(now, RETENTION.outbox)))
  for (const event of await eventsEndedBefore(payload, now, monthsAgo(now, RETENTION.registration))) {
    await keepGuestsByCountry(payload, event)
    deleted += await deleteSome(payload, 'check-ins', { event: { equals: event } })
    deleted += await deleteSome(payload, 'registrations', { event: { equals: event } })
    deleted += await deleteSome(payload, 'trash', isTrashOf('registrations', event))
  }
  for (const event of await eventsEndedBefore(payload, now, now.toISOString())) {
    deleted += await deleteSome(payload, 'accelerators', { and: [{ event: { equals: event } }, { state: { not_equals: 'accepted' } }] })
    deleted += await deleteSome(payload, 'trash', isTrashOf('accelerators', event))
  }
  return deleted
}

function isTrashOf(entity: InboxSlug, event: string): Where {
  return { and: [{ entity: { equals: entity } }, { event: { equals: event } }] }
}

async function deleteSome(payload: Payload, collection: PersonalCollection, where: Where): Promise<number> {
  const { docs } = await payload.find({ collection, where, depth: 0, limit: BATCH, pagination: false, select: {} })
  const ids = docs.map(({ id }) => id)
  if (ids.length > 0) await payload.db.deleteMany({ collection, where: { id: { in: ids } } })
  return ids.length
}

/** Not those that are postponed: they are still to come, whatever their dates say. */
async function eventsEndedBefore(payload: Payload, now: Date, instant: string): Promise<string[]> {
  const isOver: Where = {
    or: [{ endsAt: { less_than: instant } }, { and: [{ endsAt: { exists: false } }, { startsAt: { less_than: instant } }] }],
  }
  const { docs } = await payload.find({
    collection: 'events',
    where: { and: [isOver, { status: { not_equals: 'postponed' } }, { updatedAt: { less_than: daysAgo(now, GRACE_DAYS) } }] },
    depth: 0,
    pagination: false,
    select: {},
  })
  return docs.map(({ id }) => id)
}
