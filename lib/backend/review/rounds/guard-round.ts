import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import type { RoundPhase } from '@/lib/contract/review/reviews'
import { needsChoices } from '@/lib/site/forms/questions-of'
import { refusal } from '../../access/refusal'
import { isAdministrator } from '../../access/rules'
import { relationId } from '../../database/relation-id'
import type { ReviewRound, User } from '../../payload-types'
import { isBlind } from './rounds'

/** Where staff may take a round; it is told by its release alone. */
const NEXT_PHASES: Record<RoundPhase, readonly RoundPhase[]> = {
  draft: ['reading'],
  reading: ['draft', 'deciding'],
  deciding: ['reading'],
  told: [],
}

/** Keeps the times, phases and jurors of a round in order. */
export const guardRound: CollectionBeforeChangeHook<ReviewRound> = async ({ data, originalDoc, operation, req }) => {
  if (req.payloadAPI === 'local') return data
  const before = operation === 'update' ? originalDoc : undefined
  const round = { ...before, ...data } as Partial<ReviewRound>
  if (before?.phase === 'told') throw refusal('The applicants of this round have been told, so it cannot be changed any more.', 409)
  const event = round.event ? await readEvent(req, relationId(round.event)) : null
  if (!event) throw refusal('Choose the event to which one applies.', 422)
  if (before && relationId(before.event) !== relationId(round.event ?? '')) throw refusal('A round stays with its event. Make a new one for another event.', 422)
  if (!before) await refuseSecondRound(req, event.id)
  refusePhase(round, before?.phase ?? 'draft', !before)
  if (isBefore(round.opensAt, event.applyClosesAt)) throw refusal('Applications still come in when reading begins. Begin it when they have closed, or later.', 422)
  if (isBefore(round.closesAt, round.opensAt)) throw refusal('Reading ends before it begins. Correct one of the two times.', 422)
  if (round.trackQuestion && !isChoice(event.questions, round.trackQuestion)) throw refusal(`The form of the event has no question “${round.trackQuestion}” with one of several choices.`, 422)
  await refuseOthersThanJurors(req, (round.jurors ?? []).map(relationId))
  if (before) {
    refuseUnblinding(before, round)
    const isReopened = before.phase === 'reading' && round.phase === 'draft'
    if (isReopened && isBlind(before) && !isAdministrator(req)) throw refusal('Reading without names has begun, so only an administrator takes the round back to its preparation, where more can be shown.', 409)
    if (isReopened && (await isAnyWritten(req, before.id))) throw refusal('Jurors have written reviews, so the round cannot go back to its preparation.', 409)
    await refuseRemovedCriteria(req, before, round.criteria ?? [])
  }
  return data
}

function readEvent(req: PayloadRequest, id: string) {
  return req.payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, select: { applyClosesAt: true, questions: true }, req })
}

/** Decisions on an application come from one round at a time. */
export async function refuseSecondRound(req: PayloadRequest, event: string): Promise<void> {
  const { totalDocs } = await req.payload.count({ collection: 'review-rounds', where: { and: [{ event: { equals: event } }, { phase: { not_equals: 'told' } }] }, req })
  if (totalDocs > 0) throw refusal('There is a round for this event already. Another one can begin when its applicants have been told.', 409)
}

function refusePhase({ phase = 'draft', opensAt, closesAt, criteria, jurors }: Partial<ReviewRound>, before: RoundPhase, isNew: boolean): void {
  if (phase !== before && !NEXT_PHASES[before].includes(phase)) {
    throw refusal(phase === 'told' ? 'Applicants are told when you release the decisions.' : 'A round is prepared, then read, then decided.', isNew ? 422 : 409)
  }
  if (phase === 'draft') return
  if (!criteria?.length) throw refusal('Enter the criteria before reading begins.', 422)
  if (!jurors?.length) throw refusal('Invite jurors before reading begins.', 422)
  if (!opensAt || !closesAt) throw refusal('Enter when reading begins and ends.', 422)
}

function isBefore(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one && other) && Date.parse(one ?? '') < Date.parse(other ?? '')
}

function isChoice(questions: { form: string; kind: string; key: string }[] | null | undefined, key: string): boolean {
  return (questions ?? []).some((question) => question.form === 'application' && question.key === key && needsChoices(question.kind) && question.kind !== 'several')
}

async function refuseOthersThanJurors(req: PayloadRequest, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const jurors = await req.payload.db.find<User>({ collection: 'users', where: { and: [{ id: { in: [...ids] } }, { role: { equals: 'juror' } }] }, pagination: false, req })
  if (jurors.docs.length < new Set(ids).size) throw refusal('Only accounts of jurors read in a round. Invite them on the page of the round.', 422)
}

/** Once reading has begun, administrators alone show more than was shown: for the round as a whole, or after they have taken it back. */
function refuseUnblinding(before: ReviewRound, { isBlind: isStillBlind, shownFields }: Partial<ReviewRound>): void {
  if (before.phase === 'draft' || !isBlind(before)) return
  const isMore = (shownFields ?? []).some((field) => !before.shownFields?.includes(field))
  if (isStillBlind === false || isMore) throw refusal('Reading has begun, so only an administrator shows who has applied. They unblind the round on its page.', 409)
}

/** Whether jurors have begun to write. */
export async function isAnyWritten(req: PayloadRequest, round: string): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'review-assignments', where: { and: [{ round: { equals: round } }, { state: { in: ['draft', 'sent'] } }] }, req })
  return totalDocs > 0
}

/** Scores that were given stay understood. */
async function refuseRemovedCriteria(req: PayloadRequest, { id, criteria }: ReviewRound, now: NonNullable<ReviewRound['criteria']>): Promise<void> {
  const keys = new Set(now.map(({ key }) => key))
  const removed = (criteria ?? []).find(({ key }) => !keys.has(key))
  const isSame = !removed && keys.size === (criteria ?? []).length
  if (isSame) return
  if (await isAnyWritten(req, id)) throw refusal('Jurors have written reviews, so criteria can be reworded, but neither added nor removed.', 409)
}
