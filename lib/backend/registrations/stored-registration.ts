import type { Payload, PayloadRequest, RequiredDataFromCollectionSlug, Where } from 'payload'
import { relationId } from '../database/relation-id'
import { runStatement, sql } from '../database/statement'
import type { Registration } from '../payload-types'
import type { EmailedFacts } from '../email/emailed-facts'

/** A registration as the database has it, with the id of its event. */
export interface StoredRegistration extends Registration {
  event: string
  sequence: number
}

/** Registrations that were made for oneself: companions are told nothing of their own, and follow whoever brings them. */
export const IS_OWN: Where = { companion: { equals: 0 } }

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
  data: Partial<Omit<StoredRegistration, 'id'>>,
): Promise<StoredRegistration> {
  return toStoredRegistration(await req.payload.update({ ...collection, id, data, req }))
}

type NewRegistration = Omit<RequiredDataFromCollectionSlug<'registrations'>, 'companion' | 'sequence' | 'event' | 'kind'> &
  Pick<StoredRegistration, 'event' | 'email'> &
  Partial<Pick<StoredRegistration, 'kind'>>

/**
 * Stores a new registration. One that was withdrawn with the same address makes way for it, with its companions: whoever
 * has their link or tickets may be somebody else. What staff wrote about the guest is kept, unless they now write it anew.
 */
export async function createRegistration(req: PayloadRequest, data: NewRegistration): Promise<StoredRegistration> {
  const { event, email } = data
  const isTheirs: Where = { and: [{ event: { equals: event } }, { email: { equals: email } }, IS_OWN] }
  const [previous] = await findRegistrations(req.payload, isTheirs, { limit: 1, req })
  await deleteWithdrawn(req, data)
  const fromStaff = { kind: data.kind ?? previous?.kind ?? ('guest' as const), note: data.note || previous?.note, notes: data.notes || previous?.notes }
  return toStoredRegistration(await req.payload.create({ ...collection, data: { ...data, ...fromStaff, companion: 0, sequence: 0 }, req }))
}

/** Deletes what was withdrawn with an address. */
export async function deleteWithdrawn(req: PayloadRequest, { event, email }: Pick<StoredRegistration, 'event' | 'email'>): Promise<void> {
  const isTheirs: Where = { and: [{ event: { equals: event } }, { email: { equals: email } }, { state: { equals: 'withdrawn' } }] }
  await req.payload.db.deleteMany({ collection: 'registrations', where: isTheirs, req })
}

/** Changes many registrations alike, each with the calendar entry's next sequence. @returns them as they are now */
export async function changeRegistrations(
  req: PayloadRequest,
  registrations: readonly StoredRegistration[],
  change: Partial<Pick<StoredRegistration, 'state' | 'offerEndsAt'>>,
): Promise<StoredRegistration[]> {
  if (registrations.length === 0) return []
  const { state, offerEndsAt } = change
  const values = [
    sql`sequence = coalesce(sequence, 0) + 1`,
    sql`updated_at = ${new Date().toISOString()}`,
    ...(state === undefined ? [] : [sql`state = ${state}`]),
    ...(offerEndsAt === undefined ? [] : [sql`offer_ends_at = ${offerEndsAt}`]),
  ]
  await runStatement(req.payload, sql`update registrations set ${sql.join(values, sql`, `)} where id in ${idList(registrations)}`, req)
  return registrations.map((registration) => ({ ...registration, ...change, sequence: registration.sequence + 1 }))
}

/** Notes when and where the event takes place according to the last email about each registration. */
export async function saveEmailedFacts(req: PayloadRequest, changed: readonly { id: string; emailedFacts: EmailedFacts }[]): Promise<void> {
  const factsOf = ({ emailedFacts }: { emailedFacts: EmailedFacts }) => JSON.stringify(emailedFacts)
  for (const facts of new Set(changed.map(factsOf))) {
    const registrations = changed.filter((registration) => factsOf(registration) === facts)
    await runStatement(req.payload, sql`update registrations set emailed_facts = ${facts} where id in ${idList(registrations)}`, req)
  }
}

function idList(registrations: readonly { id: string }[]) {
  return sql`(${sql.join(registrations.map(({ id }) => sql`${id}`), sql`, `)})`
}
