import type { CollectionBeforeChangeHook } from 'payload'
import { refusal } from '../access/refusal'
import { isStaff } from '../access/rules'
import { relationId } from '../database/relation-id'
import type { Accelerator } from '../payload-types'

const CANCELLED = 'The event is cancelled, so there is no decision on its applications, and no email about one. If it takes place after all, publish that first.'

/** Refuses decisions on applications to a cancelled event. */
export const refuseDecisionWhenCancelled: CollectionBeforeChangeHook<Accelerator> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || !isStaff(req) || data.state === undefined || data.state === originalDoc.state) return data
  const event = await req.payload.findByID({ collection: 'events', id: relationId(originalDoc.event), depth: 0, disableErrors: true, select: { status: true }, req })
  if (event?.status === 'cancelled') throw refusal(CANCELLED, 422)
  return data
}
