import { ContractError } from '@/lib/contract/errors'
import { ReviewBodySchema, type AssignedReading, type ReviewBody } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { inLockedTransaction } from '../../database/transaction'
import { parseBody } from '../../submissions/body'
import type { ReviewRound } from '../../payload-types'
import { findReading, readAssignment } from './reading'
import { isBeingRead } from '../rounds/rounds'

/**
 * Keeps the draft of a review, or sends it. A sent one can be changed until the round closes, and stays sent.
 *
 * @throws ContractError `conflict` when reading is over, `invalid` for scores that are missing or none
 */
export async function saveReview(caller: Caller, id: string, fields: Record<string, unknown>, locale: Locale): Promise<AssignedReading> {
  const { round: { event } } = await findReading(caller, id, locale)
  return inLockedTransaction(caller.payload, locale, relationId(event), async (req) => {
    const { assignment, round } = await findReading(caller, id, locale, req)
    requireBeingRead(round, locale)
    const body = parseBody(ReviewBodySchema, fields, locale)
    const wasSent = assignment.state === 'sent'
    requireScores(body, round, wasSent, locale)
    const { scores, note, text } = body
    // A draft that was begun before the text changed is older than it until its review is sent once more.
    const isOlderThanText = assignment.isOlderThanText && !wasSent
    const sent = body.isSent || wasSent ? { state: 'sent' as const, sentAt: assignment.sentAt ?? new Date().toISOString(), isOlderThanText } : { state: 'draft' as const }
    await req.payload.update({ collection: 'review-assignments', id, data: { scores, note, text, ...sent }, depth: 0, req })
    return readAssignment(caller, id, locale, req)
  })
}

/** @throws ContractError `conflict` when reading is over */
export function requireBeingRead(round: ReviewRound, locale: Locale): void {
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
