import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { areConsequencesCollected, noteConsequence } from '@/lib/backend/access/consequences/consequence'
import { documentName } from '@/lib/backend/content/document-name'
import { expireTagAfterCommit } from '@/lib/backend/content/expire-pages'
import { withLocaleRestored } from '@/lib/backend/database/transaction'
import type { Event } from '@/lib/backend/payload-types'
import { planMove, type Move, type MovePlan } from './move-plan'
import { isEventPublished, localeOf, readAgenda } from './agenda'
import type { EventTimes } from './agenda-warnings'
import { isScheduledPublication } from './scheduled-publication'

/** Key in the context of a request, which may save several events, for the moves planned before each save. */
const PLANNED_MOVES = 'plannedMoves-'

/** The days and sessions that would move along if an event were published, or a draft that nobody sees saved, with these times. */
export async function planMoveOf(req: PayloadRequest, id: string, after: EventTimes): Promise<MovePlan> {
  const event = { collection: 'events', id, depth: 0, disableErrors: true, req } as const
  const before = (await isEventPublished(req.payload, id, req)) ? await req.payload.findByID(event) : await req.payload.findByID({ ...event, draft: true })
  return planMove(before, after, await readAgenda(req.payload, id, req))
}

/** Plans the moves of an event that is saved with `moveAgenda`, or published at a time chosen before, while its former times are still known. */
export const planAgendaMove: CollectionBeforeChangeHook<Event> = async ({ data, originalDoc, operation, req }) => {
  const { moveAgenda, ...event } = data
  const isMoved = moveAgenda === true || isScheduledPublication()
  if (operation !== 'update' || !originalDoc || !(isMoved || areConsequencesCollected(req))) return event
  await withLocaleRestored(req, async () => {
    const isPublication = event._status === 'published'
    // The agenda of what visitors see moves with the publication.
    if (!isPublication && (await isEventPublished(req.payload, originalDoc.id, req))) return
    const { moves } = await planMoveOf(req, originalDoc.id, { ...originalDoc, ...event })
    if (isMoved) req.context[PLANNED_MOVES + originalDoc.id] = moves
    if (moves.length > 0 && isPublication) noteConsequence(req, { kind: 'agenda', event: documentName(originalDoc, 'title'), ...countMoves(moves), isMoved })
  })
  return event
}

function countMoves(moves: readonly Move[]) {
  const countOf = (wanted: Move['collection']) => moves.filter(({ collection }) => collection === wanted).length
  return { days: countOf('session-days'), sessions: countOf('sessions') }
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
