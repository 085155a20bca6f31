import type { CollectionBeforeChangeHook, PayloadRequest, Where } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { refusal } from '../../access/refusal'
import { isAdministrator, isStaff } from '../../access/rules'
import { withLocaleRestored } from '../../database/transaction'
import type { Event } from '../../payload-types'

const REFUSED = 'Jurors read applications to this event without names, so only an administrator shows them an answer that tells who has applied. Put the tick back.'

/** Once reading without names has begun, administrators alone publish that an answer does not tell who somebody is. */
export const refuseShownAnswersInRound: CollectionBeforeChangeHook<Event> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isStaff(req) || isAdministrator(req) || data._status !== 'published') return data
  const shown = new Set((data.questions ?? originalDoc.questions ?? []).flatMap(({ key, isIdentifying }) => (isIdentifying ? [] : [key])))
  if (shown.size === 0) return data
  const hidden = await withLocaleRestored(req, () => hiddenAnswers(req, String(originalDoc.id)))
  if (hidden.some((key) => shown.has(key))) throw refusal(REFUSED, 409)
  return data
}

/** The questions whose answers jurors of the event do not see. */
async function hiddenAnswers(req: PayloadRequest, event: string): Promise<string[]> {
  const where: Where = { and: [{ event: { equals: event } }, { phase: { not_equals: 'draft' } }, { isBlind: { not_equals: false } }, { unblindedAt: { exists: false } }] }
  if ((await req.payload.count({ collection: 'review-rounds', where, req })).totalDocs === 0) return []
  const { questions } = await req.payload.findByID({ collection: 'events', id: event, select: { questions: true }, locale: DEFAULT_LOCALE, depth: 0, req })
  return (questions ?? []).flatMap(({ form, key, isIdentifying }) => (form === 'application' && isIdentifying ? [key] : []))
}
