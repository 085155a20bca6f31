import type { PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import { ReviewBodySchema, type AssignedReading, type ReviewBody } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { inLockedTransaction } from '../../database/transaction'
import { parseBody } from '../../submissions/body'
import type { ReviewAssignment, ReviewRound } from '../../payload-types'
import { handOn } from './assign'
import { findReading, toReading } from './reading'
import { isBeingRead } from '../rounds/rounds'

/**
 * Keeps the draft of a review, or sends it. A sent one can be changed until the round closes, and stays sent.
 *
 * @throws ContractError `conflict` when reading is over, `invalid` for scores that are missing or none
 */
export async function saveReview(caller: Caller, id: string, fields: Record<string, unknown>, locale: Locale): Promise<AssignedReading> {
  return change(caller, id, locale, async (req, { assignment, round }) => {
    const body = parseBody(ReviewBodySchema, fields, locale)
    requireScores(body, round, assignment.state === 'sent', locale)
    const wasSent = assignment.state === 'sent'
    const { scores, note, text } = body
    // A draft that was begun before the text changed is older than it until its review is sent once more.
    const isOlderThanText = assignment.isOlderThanText && !wasSent
    const sent = body.isSent || wasSent ? { state: 'sent' as const, sentAt: assignment.sentAt ?? new Date().toISOString(), isOlderThanText } : { state: 'draft' as const }
    await req.payload.update({ collection: 'review-assignments', id, data: { scores, note, text, ...sent }, depth: 0, req })
  })
}

/** Declares a conflict of interest: the application leaves the juror's list, and its review with it; somebody else reads it. */
export async function declareConflict(caller: Caller, id: string, locale: Locale): Promise<void> {
  const { round } = await findReading(caller, id, locale)
  await inLockedTransaction(caller.payload, locale, relationId(round.event), async (req) => {
    const found = await findReading(caller, id, locale, req)
    requireBeingRead(found.round, locale)
    await toConflict(req, id)
    await handOn(req, found.round)
  })
}

export async function toConflict(req: PayloadRequest, id: string): Promise<void> {
  const data = { state: 'conflict' as const, scores: null, note: null, text: null, sentAt: null, isOlderThanText: false }
  await req.payload.update({ collection: 'review-assignments', id, data, depth: 0, req })
}

async function change(caller: Caller, id: string, locale: Locale, act: (req: PayloadRequest, found: { assignment: ReviewAssignment; round: ReviewRound }) => Promise<void>): Promise<AssignedReading> {
  const { round } = await findReading(caller, id, locale)
  return inLockedTransaction(caller.payload, locale, relationId(round.event), async (req) => {
    const found = await findReading(caller, id, locale, req)
    requireBeingRead(found.round, locale)
    await act(req, found)
    return toReading(caller, await findReading(caller, id, locale, req), locale, req)
  })
}

function requireBeingRead(round: ReviewRound, locale: Locale): void {
  if (!isBeingRead(round)) throw new ContractError('conflict', getTranslations({ locale, namespace: 'ApiErrors' })('reviewOver'))
}

/** Only scores for the criteria of the round; in a review that is sent, one for each. */
function requireScores({ scores, isSent }: ReviewBody, { criteria }: ReviewRound, wasSent: boolean, locale: Locale): void {
  const keys = (criteria ?? []).map(({ key }) => key)
  const t = getTranslations({ locale, namespace: 'FieldErrors' })
  const unknown = Object.keys(scores).filter((key) => !keys.includes(key)).map((key) => [`scores.${key}`, t('choice')])
  const missing = isSent || wasSent ? keys.filter((key) => scores[key] === undefined).map((key) => [`scores.${key}`, t('required')]) : []
  const errors = [...unknown, ...missing]
  if (errors.length > 0) throw new ContractError('invalid', getTranslations({ locale, namespace: 'ApiErrors' })('invalid'), Object.fromEntries(errors) as Record<string, string>)
}
