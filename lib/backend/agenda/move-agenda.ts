import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { expireTagAfterCommit } from '@/lib/backend/content/expire-pages'
import { withLocaleRestored } from '@/lib/backend/database/transaction'
import type { Event } from '@/lib/backend/payload-types'
import { planMove, type Move, type MovePlan } from './move-plan'
import { localeOf, readAgenda } from './agenda'
import type { EventTimes } from './agenda-warnings'

/** Key in the context of a request, which may save several events, for the moves planned before each save. */
const PLANNED_MOVES = 'plannedMoves-'

/** The days and sessions that would move along if an event were published with these times. */
export async function planMoveOf(req: PayloadRequest, id: string, after: EventTimes): Promise<MovePlan> {
  const published = await req.payload.find({
    collection: 'events',
    where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    draft: false,
    depth: 0,
    req,
  })
  return planMove(published.docs[0] ?? null, after, await readAgenda(req.payload, id, req))
}

/** Plans the moves of an event that is published with `moveAgenda`, while its former times are still known. */
export const planAgendaMove: CollectionBeforeChangeHook<Event> = async ({ data, originalDoc, operation, req }) => {
  const { moveAgenda, ...event } = data
  if (moveAgenda && operation === 'update' && originalDoc && event._status === 'published') {
    const after = { ...originalDoc, ...event }
    const { moves } = await withLocaleRestored(req, () => planMoveOf(req, originalDoc.id, after))
    req.context[PLANNED_MOVES + originalDoc.id] = moves
  }
  return event
}

/** Moves days and sessions along with their event, in its transaction. */
export const moveAgenda: CollectionAfterChangeHook<Event> = async ({ doc, req }) => {
  const moves = (req.context[PLANNED_MOVES + doc.id] ?? []) as Move[]
  delete req.context[PLANNED_MOVES + doc.id]
  await withLocaleRestored(req, async () => {
    for (const move of moves) await applyMove(req, move)
  })
  return doc
}

async function applyMove(req: PayloadRequest, { collection, id, to }: Move): Promise<void> {
  const read = (draft: boolean) => req.payload.findByID({ collection, id, draft, locale: 'all', depth: 0, req })
  const [latest, stored] = [await read(true), await read(false)]
  const hasDraft = latest._status === 'draft'
  // Saving a published version together with its draft would publish the draft too.
  if (hasDraft && stored._status === 'published') {
    await req.payload.db.updateOne({ collection, id, data: { ...to }, req })
    await expireTagAfterCommit(req, collection)
  }
  await req.payload.update({ collection, id, data: to, draft: hasDraft, locale: localeOf(latest), depth: 0, req })
}
