import type { Payload, PayloadRequest, TaskConfig, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { eventState } from '@/lib/site/events/event-state'
import { areConsequencesCollected, noteConsequence } from '../access/consequences/consequence'
import { expireTag } from '../content/expire-pages'
import { findEvent, findEventIfPublished } from '../content/find-event'
import { fitsSomebodyWaiting, freeSeats } from '../content/seats'
import { relationId } from '../database/relation-id'
import { runStatement, sql } from '../database/statement'
import { inLockedTransaction } from '../database/transaction'
import { ANNOUNCEMENT_QUEUE, EMAIL_RETRIES } from '../email/email-job'
import { attempt, forgetProblems } from '../database/queue/background-problems'
import { queueJobs } from '../database/queue/queue-job'
import { workInBatches } from '../database/queue/worker-state'
import { activeCompanions, withdrawGroups } from './companions'
import { queueRegistrationEmails, type EmailsToMany } from './emails/registration-emails'
import { eventReader } from '../content/event-reader'
import { offerEnd } from './offers/held-until'
import { changeRegistration, changeRegistrations, findRegistrations, IS_OWN, type StoredRegistration } from './stored-registration'

/** As staff read it. */
const TASK = 'Expired offers'

/** How many seats are offered while somebody waits for an answer; the worker offers the others. */
const OFFERS_IN_REQUEST = 5

/** How many registrations change in one transaction of the worker. */
const BATCH = 25

/**
 * Offers the free seats of an event for a limited time to those who have waited longest and need no more than there are: a
 * few at once, the others soon after. Without a limit everybody is registered instead, also who has an offer already. An event
 * that is over, cancelled or postponed has no seats to offer. The transaction must hold the lock of the event.
 */
export async function offerFreeSeats(req: PayloadRequest, event: Event): Promise<void> {
  const { hasMore } = await offerSeats(req, event, OFFERS_IN_REQUEST)
  if (!hasMore) return
  if (areConsequencesCollected(req)) noteConsequence(req, { kind: 'offers', event: event.title, people: await countNext(req, event) })
  await queueJobs(req, offerSeatsTask.slug, [{ event: event._id }])
}

/** Offers the free seats of an event, batch by batch. */
export const offerSeatsTask = {
  slug: 'offerSeats',
  label: 'Offer free seats to those who wait',
  inputSchema: [{ name: 'event', type: 'text', required: true }],
  retries: EMAIL_RETRIES,
  handler: async ({ input: { event }, req: { payload } }) => {
    await workInBatches(() => offerBatch(payload, event))
    expireTag('events')
    return { output: {} }
  },
} satisfies TaskConfig<'offerSeats'>

/** @returns whether there are more to offer */
function offerBatch(payload: Payload, eventId: string): Promise<boolean> {
  return inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => {
    const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req)
    return event !== null && (await offerSeats(req, event, BATCH, ANNOUNCEMENT_QUEUE)).hasMore
  })
}

/** Offers at most so many seats, with emails in a `queue`. @returns how many, and whether there are more to offer */
async function offerSeats(req: PayloadRequest, event: Event, most: number, queue?: string): Promise<{ offered: number; hasMore: boolean }> {
  if (eventState(event) !== 'upcoming') return { offered: 0, hasMore: false }
  const free = await freeSeats(req.payload, event._id, event.capacity, req)
  const { ids, left } = await findNext(req, event._id, free, most)
  if (ids.length === 0) return { offered: 0, hasMore: false }
  const hosts = await findRegistrations(req.payload, { id: { in: ids } }, { req })
  const companions: StoredRegistration[] = []
  for (const host of hosts) companions.push(...(await activeCompanions(req.payload, host, req)))
  const emails = { eventIn: eventReader(req, event._id), queue }
  if (event.capacity === null) await confirm(req, hosts, companions, emails)
  else await offer(req, offerEnd(event), hosts, companions, emails)
  // Without a limit those who have an offer come next as well.
  const hasMore = event.capacity === null ? ids.length === most : left > 0 && (await fitsSomebodyWaiting(req.payload, event._id, left, req))
  return { offered: hosts.length + companions.length, hasMore }
}

/** Without a limit newcomers are registered at once, and so are those who waited. */
async function confirm(req: PayloadRequest, hosts: readonly StoredRegistration[], companions: readonly StoredRegistration[], emails: EmailsToMany): Promise<void> {
  // One by one: each gets a ticket.
  const confirmOne = ({ id, sequence }: StoredRegistration) => changeRegistration(req, id, { state: 'confirmed', offerEndsAt: null, sequence: sequence + 1 })
  const confirmed: StoredRegistration[] = []
  for (const host of hosts) confirmed.push(await confirmOne(host))
  for (const companion of companions) await confirmOne(companion)
  await queueRegistrationEmails(req, 'registered', confirmed, emails)
}

async function offer(req: PayloadRequest, offerEndsAt: string, hosts: readonly StoredRegistration[], companions: readonly StoredRegistration[], emails: EmailsToMany): Promise<void> {
  const offered = await changeRegistrations(req, hosts, { state: 'offered', offerEndsAt })
  await changeRegistrations(req, companions, { state: 'offered', offerEndsAt })
  await queueRegistrationEmails(req, 'offer', offered, emails)
}

interface WaitingGroup {
  id: string
  number: number | string
  /** With companions: nobody is parted from theirs. */
  size: number | string
}

/**
 * Finds at most so many who come next, in the order of arrival. Guests who bring more than there are seats left keep their
 * place, while others who need fewer pass.
 */
async function findNext(req: PayloadRequest, eventId: string, free: number, most: number) {
  const ids: string[] = []
  let [left, last] = [free, -1]
  while (left > 0 && ids.length < most) {
    const groups = await findWaitingGroups(req, eventId, { largest: left, after: last, limit: most })
    for (const { id, size } of groups) {
      if (ids.length === most || Number(size) > left) continue
      ids.push(id)
      left -= Number(size)
    }
    last = Number(groups.at(-1)?.number ?? Infinity)
    if (groups.length < most) break
  }
  return { ids, left }
}

/** How many the worker is about to email. */
async function countNext(req: PayloadRequest, event: Event): Promise<number> {
  const free = await freeSeats(req.payload, event._id, event.capacity, req)
  return (await findNext(req, event._id, free, Number.MAX_SAFE_INTEGER)).ids.length
}

function findWaitingGroups(req: PayloadRequest, eventId: string, { largest, after, limit }: { largest: number; after: number; limit: number }): Promise<WaitingGroup[]> {
  const size = sql`(select count(*) from registrations guest where guest.event_id = host.event_id and guest.email = host.email and guest.state = 'waiting')`
  // Without a limit guests who waited need no offer any more; invited guests have not asked for a seat.
  const waits = largest === Infinity ? sql`(state = 'waiting' or (state = 'offered' and invited_at is null))` : sql`state = 'waiting'`
  const hosts = sql`select id, number, ${size} as size from registrations host where event_id = ${eventId} and ${waits} and companion = 0 and number > ${after}`
  const fit = largest === Infinity ? sql`` : sql` where size <= ${largest}`
  return runStatement<WaitingGroup>(req.payload, sql`select id, number, size from (${hosts}) waiting${fit} order by number, id limit ${limit}`, req)
}

/** Withdraws the offers that nobody accepted in time, and offers the seats to the next. */
export async function expireOffers(payload: Payload): Promise<void> {
  const now = new Date().toISOString()
  const { values } = await payload.findDistinct({
    collection: 'registrations',
    field: 'event',
    where: { and: [{ state: { equals: 'offered' } }, { offerEndsAt: { less_than: now } }] },
    depth: 0,
    limit: 0,
  })
  const due = new Set(values.map(({ event }) => relationId(event)))
  for (const eventId of due) await attempt(payload, TASK, eventId, () => expireOffersOf(payload, eventId, now))
  await forgetProblems(payload, TASK, due)
}

async function expireOffersOf(payload: Payload, eventId: string, now: string): Promise<void> {
  const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE)
  if (!event || eventState(event) !== 'upcoming') return
  await workInBatches(() => expireBatch(payload, eventId, now))
  expireTag('events')
}

/** @returns whether there are more to withdraw */
function expireBatch(payload: Payload, eventId: string, now: string): Promise<boolean> {
  return inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => {
    const event = await findEvent(payload, eventId, DEFAULT_LOCALE, req)
    const conditions: Where[] = [IS_OWN, { event: { equals: eventId } }, { state: { equals: 'offered' } }, { offerEndsAt: { less_than: now } }]
    // Without a limit only invitations end: other offers become seats.
    const isLapsed: Where = { and: event.capacity === null ? [...conditions, { invitedAt: { exists: true } }] : conditions }
    const lapsed = await findRegistrations(payload, isLapsed, { limit: BATCH, req })
    const { withdrawn, lost } = await withdrawGroups(req, lapsed)
    const free = lapsed.length + [...lost.values()].reduce((sum, companions) => sum + companions, 0)
    // As many as were withdrawn, unless seats were free before.
    const { offered, hasMore } = await offerSeats(req, event, BATCH)
    // Only now, since they say what happened to the seats; for part of the seats nobody knows whose they were.
    const emails: EmailsToMany = { eventIn: eventReader(req, eventId), isPassedOn: offered >= free, outcomeOf: ({ id }) => ({ lost: lost.get(id) }) }
    await queueRegistrationEmails(req, 'lapsed', withdrawn.filter(({ invitedAt }) => !invitedAt), emails)
    await queueRegistrationEmails(req, 'invitationLapsed', withdrawn.filter(({ invitedAt }) => invitedAt), emails)
    return hasMore || lapsed.length === BATCH
  })
}
