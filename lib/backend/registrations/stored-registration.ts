import type { PayloadRequest, Where } from 'payload'
import type { REGISTRATION_STATES } from '@/lib/contract/registrations'
import type { Locale } from '@/lib/i18n/locales'

/** A registration as it lies in the database; `event` is the key of its event. */
export interface StoredRegistration {
  id: string
  event: string
  fullName: string
  email: string
  phone: string
  organization: string
  position: string
  country: string
  answers: Record<string, unknown>
  locale: Locale
  state: (typeof REGISTRATION_STATES)[number]
  /** The place in the order of arrival at its event. */
  number: number
  offerEndsAt: string | null
  sequence: number
}

const shared = { collection: 'registrations', depth: 0 } as const

/** Finds registrations within a transaction, those that came first in front. */
export async function findRegistrations(req: PayloadRequest, where: Where, limit = 0): Promise<StoredRegistration[]> {
  const { docs } = await req.payload.find({ ...shared, where, sort: ['number', 'id'], limit, pagination: false, req })
  return docs as unknown as StoredRegistration[]
}

/** Finds one registration within a transaction; null where there is none. */
export async function findRegistration(req: PayloadRequest, id: string): Promise<StoredRegistration | null> {
  const found: unknown = await req.payload.findByID({ ...shared, id, disableErrors: true, req })
  return found as StoredRegistration | null
}

/** Changes a registration within a transaction. @returns it as it is now */
export async function changeRegistration(
  req: PayloadRequest,
  id: string,
  data: Partial<Omit<StoredRegistration, 'id' | 'event'>>,
): Promise<StoredRegistration> {
  const changed = await req.payload.update({ ...shared, id, data: data, req })
  return changed as unknown as StoredRegistration
}
