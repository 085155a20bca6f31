import type { CollectionBeforeChangeHook } from 'payload'
import { refusal } from '../../access/refusal'
import type { Event } from '../../payload-types'
import { findOpenRound } from './rounds'

/** Applications do not come in any more when their reading has begun. */
export const refuseDeadlineInRound: CollectionBeforeChangeHook<Event> = async ({ data, originalDoc, operation, req }) => {
  const { applyClosesAt } = data
  if (operation !== 'update' || !originalDoc || applyClosesAt === undefined || applyClosesAt === originalDoc.applyClosesAt) return data
  const round = await findOpenRound(req, String(originalDoc.id))
  if (!round?.opensAt || (applyClosesAt && Date.parse(applyClosesAt) <= Date.parse(round.opensAt))) return data
  throw refusal(`The round “${round.title}” begins to be read before that. Move its beginning first, or leave the deadline before it.`, 409)
}
