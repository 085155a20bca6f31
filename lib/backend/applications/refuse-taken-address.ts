import type { CollectionBeforeChangeHook, Where } from 'payload'
import { refusal } from '../access/refusal'
import { relationId } from '../database/relation-id'
import type { Accelerator } from '../payload-types'

const TAKEN_ADDRESS = 'There is an application of this address to the event already. Delete one of the two first.'

/** Says in words what the database would refuse without any: an address applies to an event once. */
export const refuseTakenAddress: CollectionBeforeChangeHook<Accelerator> = async ({ data, originalDoc, operation, req }) => {
  if (operation !== 'update' || !originalDoc || data.email === undefined || data.email === originalDoc.email) return data
  const event = relationId(data.event ?? originalDoc.event)
  const where: Where = { and: [{ event: { equals: event } }, { email: { equals: data.email } }, { id: { not_equals: originalDoc.id } }] }
  const { totalDocs } = await req.payload.count({ collection: 'accelerators', where, req })
  if (totalDocs > 0) throw refusal(TAKEN_ADDRESS, 409)
  return data
}
