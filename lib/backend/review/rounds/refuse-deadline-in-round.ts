import type { CollectionBeforeChangeHook } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { refusal } from '../../access/refusal'
import { withLocaleRestored } from '../../database/transaction'
import type { Event } from '../../payload-types'
import { findOpenRound } from './rounds'

/** Applications do not come in any more when their reading has begun. */
export const refuseDeadlineInRound: CollectionBeforeChangeHook<Event> = async ({ data, originalDoc, operation, req }) => {
  const { applyClosesAt } = data
  if (operation !== 'update' || !originalDoc || applyClosesAt === undefined || applyClosesAt === originalDoc.applyClosesAt) return data
  const round = await withLocaleRestored(req, () => findOpenRound(req, String(originalDoc.id), DEFAULT_LOCALE))
  if (!round?.opensAt || (applyClosesAt && Date.parse(applyClosesAt) <= Date.parse(round.opensAt))) return data
  throw refusal(`The round “${round.title}” begins to be read before that. Move its beginning first, or leave the deadline before it.`, 409)
}
