import type { CollectionBeforeChangeHook } from 'payload'
import { refusal } from '../../access/refusal'
import { isStaff } from '../../access/rules'
import { relationId } from '../../database/relation-id'
import type { Accelerator } from '../../payload-types'
import { findOpenRound, isInRound } from './rounds'

/** While an application is in a round that is not told, its status follows from the decisions of the round. */
export const refuseStateInRound: CollectionBeforeChangeHook<Accelerator> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isStaff(req) || data.state === undefined || data.state === originalDoc.state) return data
  const round = await findOpenRound(req, relationId(originalDoc.event))
  if (round && (await isInRound(req, originalDoc, round))) throw refusal(`The application is in the round “${round.title}”, whose applicants have not been told yet. Decide it there, and release the decisions.`, 409)
  return data
}
