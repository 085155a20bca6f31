import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { refusal } from '../access/refusal'
import { freeSeats } from '../content/seats'
import { relationId } from '../database/relation-id'
import { lockFor } from '../database/transaction'
import { findEventIfPublished } from '../content/find-event'
import { insertRow, type StoredRow } from '../content/writing/insert-row'
import { queueRegistrationEmail } from './emails/registration-emails'
import { asConsequence } from './staff-decisions'
import { TAKEN_ADDRESS, updateWaitingList } from './staff-changes'
import { changeRegistration, deleteWithdrawn, findRegistrations } from './stored-registration'

const RowSchema = z
  .object({ id: z.string(), event: z.string(), email: z.string(), companion: z.number(), state: z.string(), ticketNumber: z.number().nullish() })
  .loose()

type Row = z.infer<typeof RowSchema>

const FULL = 'All seats of the event are taken by now. Raise their number first.'

/** Everybody whom a guest brings, as the database has them. */
export async function companionRows(req: PayloadRequest, { event, email, companion }: StoredRow): Promise<StoredRow[]> {
  if (companion !== 0) return []
  const where: Where = { and: [{ event: { equals: relationId(event as string) } }, { email: { equals: email } }, { companion: { greater_than: 0 } }] }
  return (await req.payload.db.find<StoredRow>({ collection: 'registrations', where, pagination: false, req })).docs
}

/** Brings a registration back, with its companions, to the seats that it had: they are asked for anew, under the lock of the event. */
export const bringBackRegistrations = (req: PayloadRequest, rows: StoredRow[]) =>
  asConsequence(async () => {
    const registrations = rows.map((row) => RowSchema.parse(row))
    const event = registrations[0]?.event ?? ''
    await lockFor(req, event)
    await requireRoom(req, event, registrations)
    for (const registration of registrations) await insertRegistration(req, event, registration)
    await updateWaitingList(req, event)
  })

async function requireRoom(req: PayloadRequest, event: string, registrations: readonly Row[]): Promise<void> {
  const { payload } = req
  for (const { email, companion } of registrations) {
    const isTaken: Where = { and: [{ event: { equals: event } }, { email: { equals: email } }, { companion: { equals: companion } }, { state: { not_equals: 'withdrawn' } }] }
    if ((await findRegistrations(payload, isTaken, { limit: 1, req })).length > 0) throw refusal(TAKEN_ADDRESS, 409)
    await deleteWithdrawn(req, { event, email })
  }
  const found = await payload.findByID({ collection: 'events', id: event, depth: 0, disableErrors: true, select: { capacity: true }, req })
  const seated = registrations.filter(({ state }) => state === 'confirmed').length
  if (found && seated > 0 && (await freeSeats(payload, event, found.capacity ?? null, req)) < seated) throw refusal(FULL, 409)
}

/** An offer is over, so that its owner waits again; a ticket whose number was given to somebody else is replaced, which the guest is told. */
async function insertRegistration(req: PayloadRequest, event: string, row: Row): Promise<void> {
  const { payload } = req
  const hasNumber: Where = { and: [{ event: { equals: event } }, { ticketNumber: { equals: row.ticketNumber } }] }
  const isReplaced = Boolean(row.ticketNumber) && (await findRegistrations(payload, hasNumber, { limit: 1, req })).length > 0
  const wasOffered = row.state === 'offered'
  await insertRow(req, 'registrations', {
    ...row,
    // Devices at the door ask for what has changed since.
    updatedAt: new Date().toISOString(),
    ...(wasOffered && { state: 'waiting', offerEndsAt: null }),
    ...(isReplaced && { ticketNumber: null, ticketCode: null, ticketVersion: null }),
  })
  if (!isReplaced) return
  const registration = await changeRegistration(req, row.id, {})
  const found = await findEventIfPublished(payload, event, registration.locale, req)
  if (found && registration.companion === 0 && registration.state === 'confirmed') await queueRegistrationEmail(req, 'corrected', registration, found)
}
