import type { PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import { RedactionBodySchema, SendBackBodySchema } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { canCorrectApplication } from '@/lib/site/events/own-application-status'
import { DAY } from '@/lib/site/text/durations'
import { recordInAuditLog } from '../../audit-log'
import { findEvent } from '../../content/find-event'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { inLockedTransaction } from '../../database/transaction'
import { parseBody } from '../../submissions/body'
import type { Accelerator, ReviewRound } from '../../payload-types'
import { queueSentBackEmail } from '../rounds/juror-emails'
import { findRound, findRoundApplications, noSuchRound } from '../rounds/rounds'

/** How long an applicant has who is asked to correct something, at most until reading ends. */
const CORRECTION_DAYS = 3

interface OfRound {
  round: string
  application: string
}

/** Blanks passages of an application for whoever reads it; those that are not named any more are shown again. */
export function redactPassages(caller: Caller, named: OfRound, fields: Record<string, unknown>, locale: Locale): Promise<void> {
  const { passages } = parseBody(RedactionBodySchema, fields, locale)
  return changeInRound(caller, named, locale, async (req, { application }) => {
    await req.payload.update({ collection: 'accelerators', id: application.id, data: { redactions: [...new Set(passages)] }, depth: 0, req })
    await recordInAuditLog(req, { action: 'blanked', entity: 'accelerators', document: application.id })
  })
}

/** Lets an applicant correct an application after the deadline, and asks them to. @throws ContractError `conflict` when there is no time left for that, or it is decided */
export function sendBack(caller: Caller, named: OfRound, fields: Record<string, unknown>, locale: Locale): Promise<void> {
  const { text } = parseBody(SendBackBodySchema, fields, locale)
  return changeInRound(caller, named, locale, async (req, { application, round }) => {
    const until = new Date(Math.min(Date.now() + CORRECTION_DAYS * DAY, round.closesAt ? Date.parse(round.closesAt) : Infinity)).toISOString()
    const event = await findEvent(req.payload, relationId(round.event), application.locale, req)
    if (!canCorrectApplication(application.toldState, event, until)) throw new ContractError('conflict', getTranslations({ locale, namespace: 'ApiErrors' })('correctionOver'))
    await req.payload.update({ collection: 'accelerators', id: application.id, data: { correctBy: until }, depth: 0, req })
    await queueSentBackEmail(req, application, { event, text, until })
    await recordInAuditLog(req, { action: 'sentBack', entity: 'accelerators', document: application.id })
  })
}

/** Works on an application of a round that is not told yet, for a member of staff. @throws ContractError `notFound`, `conflict` */
export async function changeInRound({ payload, user }: Caller, { round: roundId, application: id }: OfRound, locale: Locale, act: (req: PayloadRequest, found: { round: ReviewRound; application: Accelerator }) => Promise<void>): Promise<void> {
  const { event } = await findRound(payload, roundId, locale)
  await inLockedTransaction(payload, locale, relationId(event), async (req) => {
    const round = await findRound(payload, roundId, locale, req)
    if (round.phase === 'told') throw new ContractError('conflict', getTranslations({ locale, namespace: 'ApiErrors' })('roundTold'))
    const application = (await findRoundApplications(req, round)).find((one) => one.id === id)
    if (!application) throw noSuchRound()
    Object.assign(req, { user })
    await act(req, { round, application })
  })
}
