import type { Payload, PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { placeOfferEnd } from '@/lib/site/events/own-application-status'
import { eventReader } from '../content/event-reader'
import { findEventIfPublished } from '../content/find-event'
import { attempt, forgetProblems } from '../database/queue/background-problems'
import { workInBatches } from '../database/queue/worker-state'
import { relationId } from '../database/relation-id'
import { runStatement, sql } from '../database/statement'
import { inLockedTransaction } from '../database/transaction'
import type { Accelerator } from '../payload-types'
import { queueApplicationEmail, queueLapseEmail } from './emails'

/** As staff read it. */
const TASK = 'Places that nobody confirmed'
const BATCH = 25

/** Of an application that waits for nothing any more. */
export const WITHDRAWN = { state: 'withdrawn', toldState: 'withdrawn', toldText: null, intended: null } as const

/**
 * Offers a place that became free to the first of the waiting list, by rank; those without one come after, in the order in which
 * they applied. The transaction must hold the lock of the event.
 */
export async function offerFreedPlace(req: PayloadRequest, event: Event): Promise<void> {
  const confirmBy = placeOfferEnd(event)
  if (!confirmBy) return
  const [next] = await runStatement<{ id: string }>(
    req.payload,
    sql`select id from accelerators where event_id = ${event._id} and state = 'waitingList'
      order by case when place_rank is null then 1 else 0 end, place_rank, created_at, id limit 1`,
    req,
  )
  if (!next) return
  const data = { state: 'accepted', toldState: 'accepted', toldText: null, confirmBy, comes: null, intended: null } as const
  const accepted: Accelerator = await req.payload.update({ collection: 'accelerators', id: next.id, data, depth: 0, req })
  await queueApplicationEmail(req, accepted, await eventReader(req, event._id)(accepted.locale))
}

/** Takes places back that were not confirmed in time, and offers each to the next. */
export async function lapsePlaces(payload: Payload): Promise<void> {
  const now = new Date().toISOString()
  const { values } = await payload.findDistinct({ collection: 'accelerators', field: 'event', where: isLapsed(now), depth: 0, limit: 0 })
  const due = new Set(values.map(({ event }) => relationId(event)))
  for (const eventId of due) await attempt(payload, TASK, eventId, () => lapsePlacesOf(payload, eventId, now))
  await forgetProblems(payload, TASK, due)
}

async function lapsePlacesOf(payload: Payload, eventId: string, now: string): Promise<void> {
  const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE)
  if (event && !hasEnded(event)) await workInBatches(() => lapseBatch(payload, eventId, now))
}

/** @returns whether there may be more */
function lapseBatch(payload: Payload, eventId: string, now: string): Promise<boolean> {
  return inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => {
    const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req)
    if (!event || hasEnded(event)) return false
    const where: Where = { and: [isLapsed(now), { event: { equals: eventId } }] }
    const { docs } = await payload.find({ collection: 'accelerators', where, sort: 'confirmBy', limit: BATCH, depth: 0, pagination: false, req })
    const eventIn = eventReader(req, eventId)
    for (const { id } of docs) {
      const lapsed: Accelerator = await payload.update({ collection: 'accelerators', id, data: WITHDRAWN, depth: 0, req })
      await queueLapseEmail(req, lapsed, await eventIn(lapsed.locale))
      await offerFreedPlace(req, event)
    }
    return docs.length === BATCH
  })
}

function isLapsed(now: string): Where {
  return { and: [{ state: { equals: 'accepted' } }, { toldState: { equals: 'accepted' } }, { confirmBy: { less_than: now } }, { comes: { exists: false } }] }
}
