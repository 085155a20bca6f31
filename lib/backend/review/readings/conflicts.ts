import type { PayloadRequest, Where } from 'payload'
import { ConflictBodySchema } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { recordInAuditLog } from '../../audit-log'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { inLockedTransaction } from '../../database/transaction'
import { parseBody } from '../../submissions/body'
import { isJurorOf, noSuchRound } from '../rounds/rounds'
import { handOn } from './assign'
import { changeInRound } from './change-text'
import { findReading } from './reading'
import { requireBeingRead } from './save-review'

const CONFLICT = { state: 'conflict', scores: null, note: null, text: null, sentAt: null, isOlderThanText: false } as const

/** Declares a conflict of interest: the application leaves the juror's list, and its review with it; somebody else reads it. */
export async function declareConflict(caller: Caller, id: string, locale: Locale): Promise<void> {
  const { round: { event } } = await findReading(caller, id, locale)
  await inLockedTransaction(caller.payload, locale, relationId(event), async (req) => {
    const { round } = await findReading(caller, id, locale, req)
    requireBeingRead(round, locale)
    await toConflict(req, id)
    await handOn(req, round)
  })
}

/** Notes a conflict that a juror has not declared: the desk knows of it, or the applicant has told. */
export function declareForJuror(caller: Caller, roundId: string, fields: Record<string, unknown>, locale: Locale): Promise<void> {
  const { application, juror } = parseBody(ConflictBodySchema, fields, locale)
  return changeInRound(caller, { round: roundId, application }, locale, async (req, { round }) => {
    if (!isJurorOf(round, { id: juror })) throw noSuchRound()
    const where: Where = { and: [{ round: { equals: roundId } }, { application: { equals: application } }, { juror: { equals: juror } }] }
    const { docs } = await req.payload.find({ collection: 'review-assignments', where, limit: 1, depth: 0, pagination: false, req })
    const [assignment] = docs
    if (assignment) {
      await toConflict(req, assignment.id)
      await handOn(req, round)
    } else await req.payload.create({ collection: 'review-assignments', data: { round: roundId, application, juror, ...CONFLICT }, depth: 0, req })
    await recordInAuditLog(req, { action: 'changed', entity: 'review-rounds', document: roundId, title: round.title, changedFields: 'conflicts' })
  })
}

async function toConflict(req: PayloadRequest, id: string): Promise<void> {
  await req.payload.update({ collection: 'review-assignments', id, data: CONFLICT, depth: 0, req })
}
