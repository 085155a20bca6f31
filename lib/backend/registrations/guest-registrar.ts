import type { Payload, PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { Guest, GuestOutcome } from '@/lib/contract/desk/guests'
import { seatsForNewcomers } from '../content/seats'
import { runStatement, sql } from '../database/statement'
import type { Registration } from '../payload-types'
import { ANNOUNCEMENT_QUEUE } from '../email/email-job'
import { addGuest, type GuestOptions } from './add-guest'
import { deleteCompanions, withdrawGroups } from './companions'
import { queueRegistrationEmails } from './emails/registration-emails'
import { eventReader } from '../content/event-reader'
import { findRegistrations } from './stored-registration'
import { offerFreeSeats } from './waiting-list'

const OUTCOMES: Record<Registration['state'], GuestOutcome | 'withdrawn'> = { confirmed: 'registered', offered: 'invited', waiting: 'waiting', withdrawn: 'withdrawn' }

type Row = Pick<Registration, 'email' | 'state'>

type ImportedGuest = Guest & Pick<GuestOptions, 'locale'> & { companions: string[]; notes: string }

type ImportOptions = Omit<GuestOptions, 'locale' | 'companions'> & { includeCancelled: boolean }

async function findKnown(payload: Payload, eventId: string, addresses: readonly string[], req?: PayloadRequest) {
  const list = sql.join(addresses.map((address) => sql`${address}`), sql`, `)
  // Guests withdrawn by undoing an import have not cancelled themselves.
  const undone = sql`select cast(id as text) from guest_imports where state in ('undoing', 'undone')`
  const rows = await runStatement<Row>(
    payload,
    sql`select email, state from registrations where event_id = ${eventId} and companion = 0 and email in (${list})
      and (state <> 'withdrawn' or import_id is null or import_id not in (${undone}))`,
    req,
  )
  return new Map(rows.map(({ email, state }) => [email, state === 'withdrawn' ? ('withdrawn' as const) : ('exists' as const)]))
}

/** Who leaves the list when an import is undone: neither guests who have checked in or cancelled, nor those who were moved to another event. */
function takenBack(importId: string, event: string): Where {
  return { and: [{ importId: { equals: importId } }, { event: { equals: event } }, { checkedInAt: { exists: false } }, { state: { not_equals: 'withdrawn' } }] }
}

/** The actions of an import of guests on registrations. */
export const guestRegistrar = {
  findKnown,

  async seatsForNewcomers(payload: Payload, { _id, capacity }: Event) {
    return Math.max(0, await seatsForNewcomers(payload, _id, capacity))
  },

  async add(req: PayloadRequest, event: Event, { locale, companions, notes, ...guest }: ImportedGuest, options: ImportOptions) {
    const address = guest.email.toLowerCase()
    const known = options.includeCancelled ? null : await findKnown(req.payload, event._id, [address], req)
    if (known?.get(address) !== 'withdrawn') await addGuest(req, event, { ...guest, ...(notes && { notes }) }, { ...options, locale, companions })
  },

  async revert(req: PayloadRequest, event: Event, importId: string, limit: number) {
    const registrations = await findRegistrations(req.payload, takenBack(importId, event._id), { limit, req })
    const emailed = registrations.filter(({ emailedFacts }) => emailedFacts)
    const others = registrations.filter(({ emailedFacts }) => !emailedFacts)
    const { withdrawn, lost } = await withdrawGroups(req, emailed)
    for (const host of others) await deleteCompanions(req, host)
    if (others.length > 0) await req.payload.db.deleteMany({ collection: 'registrations', where: { id: { in: others.map(({ id }) => id) } }, req })
    const hasMore = registrations.length === limit
    // Only now, since those who wait may be the next to be taken back.
    if (!hasMore) await offerFreeSeats(req, event)
    await queueRegistrationEmails(req, 'withdrawn', withdrawn, { eventIn: eventReader(req, event._id), outcomeOf: ({ id }) => ({ lost: lost.get(id) }), queue: ANNOUNCEMENT_QUEUE })
    return hasMore
  },

  async countTakenBack(payload: Payload, event: string, importId: string) {
    return (await payload.count({ collection: 'registrations', where: takenBack(importId, event) })).totalDocs
  },

  async findImported(payload: Payload, importId: string) {
    const rows = await runStatement<Row>(payload, sql`select email, state from registrations where import_id = ${importId}`)
    return new Map(rows.map(({ email, state }) => [email, OUTCOMES[state]]))
  },
}
