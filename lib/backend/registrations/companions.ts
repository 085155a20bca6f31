import type { PayloadRequest, Payload, Where } from 'payload'
import { changeRegistration, changeRegistrations, findRegistrations, type StoredRegistration } from './stored-registration'

const WITHDRAWN = { state: 'withdrawn', offerEndsAt: null } as const

type Host = Pick<StoredRegistration, 'event' | 'email' | 'companion'>

/** Those whom a guest brings, in their order; a companion brings nobody. */
async function findCompanions(payload: Payload, { event, email, companion }: Host, req?: PayloadRequest): Promise<StoredRegistration[]> {
  if (companion > 0) return []
  const isTheirs: Where = { and: [{ event: { equals: event } }, { email: { equals: email } }, { companion: { greater_than: 0 } }] }
  const companions = await findRegistrations(payload, isTheirs, { req })
  return companions.sort((one, other) => one.companion - other.companion)
}

/** Those who come, or wait, along with a guest. */
export async function activeCompanions(payload: Payload, host: Host, req?: PayloadRequest): Promise<StoredRegistration[]> {
  return (await findCompanions(payload, host, req)).filter(({ state }) => state !== 'withdrawn')
}

/** Gives companions the state of whoever brings them. @returns how many there are */
export async function changeCompanions(req: PayloadRequest, host: StoredRegistration): Promise<number> {
  const { state, offerEndsAt = null } = host
  const companions = await activeCompanions(req.payload, host, req)
  for (const { id, sequence } of companions) await changeRegistration(req, id, { state, offerEndsAt, sequence: sequence + 1 })
  return companions.length
}

/** Withdraws guests and whoever comes along with them. @returns the guests as they are now, and how many companions each lost, by their keys */
export async function withdrawGroups(req: PayloadRequest, hosts: readonly StoredRegistration[]): Promise<{ withdrawn: StoredRegistration[]; lost: Map<string, number> }> {
  const lost = new Map<string, number>()
  for (const host of hosts) {
    const companions = await activeCompanions(req.payload, host, req)
    await changeRegistrations(req, companions, WITHDRAWN)
    lost.set(host.id, companions.length)
  }
  return { withdrawn: await changeRegistrations(req, hosts, WITHDRAWN), lost }
}

/** Lets companions follow a guest whose address has changed: it is what they belong together by. */
export async function moveCompanionsAlong(req: PayloadRequest, { event, email: previous }: Host, email: string): Promise<void> {
  const { payload } = req
  const isCompanion = (address: string): Where => ({ and: [{ event: { equals: event } }, { email: { equals: address } }, { companion: { greater_than: 0 } }] })
  const companions = await findRegistrations(payload, isCompanion(previous), { req })
  if (companions.length === 0) return
  // Left behind by an earlier registration with that address.
  await payload.db.deleteMany({ collection: 'registrations', where: { and: [isCompanion(email), { state: { equals: 'withdrawn' } }] }, req })
  for (const { id, sequence } of companions) await changeRegistration(req, id, { email, sequence: sequence + 1 })
}

/** Deletes companions with whoever brings them. */
export async function deleteCompanions(req: PayloadRequest, host: Host): Promise<void> {
  const ids = (await findCompanions(req.payload, host, req)).map(({ id }) => id)
  if (ids.length > 0) await req.payload.db.deleteMany({ collection: 'registrations', where: { id: { in: ids } }, req })
}

/** Stores those whom a guest brings; who withdrew before with the same guest gives way to them. */
export async function saveCompanions(req: PayloadRequest, host: StoredRegistration, names: readonly string[]): Promise<void> {
  for (const [index, fullName] of names.entries()) await saveCompanion(req, host, index + 1, fullName)
}

/** Stores whom a guest brings at a position. */
export async function saveCompanion(req: PayloadRequest, host: StoredRegistration, companion: number, fullName: string): Promise<void> {
  const { event, email, locale, state, offerEndsAt, consent, number } = host
  const data = { event, email, locale, state, offerEndsAt, consent, fullName, companion, kind: 'guest' as const, number: number + companion, answers: {} }
  const known = (await findCompanions(req.payload, host, req)).find((registration) => registration.companion === companion)
  if (known) await changeRegistration(req, known.id, { ...data, sequence: known.sequence + 1 })
  else await req.payload.create({ collection: 'registrations', data: { ...data, sequence: 0 }, depth: 0, req })
}
