import type { Payload, PayloadRequest, Where } from 'payload'
import { relationId } from '../database/relation-id'
import type { Registration } from '../payload-types'

/** A registration as the database has it, with the id of its event. */
export interface StoredRegistration extends Registration {
  event: string
  sequence: number
}

const collection = { collection: 'registrations', depth: 0 } as const

export function toStoredRegistration(registration: Registration): StoredRegistration {
  return { ...registration, event: relationId(registration.event), sequence: registration.sequence ?? 0 }
}

/** Finds registrations in the order of arrival. */
export async function findRegistrations(
  payload: Payload,
  where: Where,
  { limit = 0, req }: { limit?: number; req?: PayloadRequest } = {},
): Promise<StoredRegistration[]> {
  const { docs } = await payload.find({ ...collection, where, sort: ['number', 'id'], limit, pagination: false, req })
  return docs.map(toStoredRegistration)
}

export async function changeRegistration(
  req: PayloadRequest,
  id: string,
  data: Partial<Omit<StoredRegistration, 'id' | 'event'>>,
): Promise<StoredRegistration> {
  return toStoredRegistration(await req.payload.update({ ...collection, id, data, req }))
}
