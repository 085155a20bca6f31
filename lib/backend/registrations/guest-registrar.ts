import type { Payload, PayloadRequest, Where } from 'payload'
import type { Event } from '@/lib/contract/events'
import type { GuestOutcome } from '@/lib/contract/desk/guests'
import { seatsForNewcomers } from '../content/seats'
import { runStatement, sql } from '../database/statement'
import type { Registration } from '../payload-types'
import { addGuest } from './add-guest'
import { activeCompanions, deleteCompanions } from './companions'
import { queueRegistrationEmails } from './emails'
import { eventReader } from './event-reader'
import { changeRegistrations, findRegistrations } from './stored-registration'
import { offerFreeSeats } from './waiting-list'

const OUTCOMES: Record<Registration['state'], GuestOutcome | 'withdrawn'> = { confirmed: 'registered', offered: 'invited', waiting: 'waiting', withdrawn: 'withdrawn' }

type Row = Pick<Registration, 'email' | 'state'>

/** What an import of guests does with registrations. */
export const guestRegistrar = {
  async findKnown(payload: Payload, eventId: string, addresses: readonly string[]) {
    const list = sql.join(addresses.map((address) => sql`${address}`), sql`, `)
    const rows = await runStatement<Row>(payload, sql`select email from registrations where event_id = ${eventId} and state <> 'withdrawn' and email in (${list})`)
    return new Set(rows.map(({ email }) => email))
  },

  async seatsForNewcomers(payload: Payload, { _id, capacity }: Event) {
    return Math.max(0, await seatsForNewcomers(payload, _id, capacity))
  },

  add: addGuest,

  async takeBack(req: PayloadRequest, event: Event, importId: string, isTold: boolean, limit: number) {
    // Whoever was moved to another event stays there.
    const isLeft: Where = { and: [{ importId: { equals: importId } }, { event: { equals: event._id } }, { checkedInAt: { exists: false } }, { state: { not_equals: 'withdrawn' } }] }
    const registrations = await findRegistrations(req.payload, isLeft, { limit, req })
    for (const host of registrations) {
      if (isTold) await changeRegistrations(req, await activeCompanions(req.payload, host, req), { state: 'withdrawn', offerEndsAt: null })
      else await deleteCompanions(req, host)
    }
    if (isTold) {
      const withdrawn = await changeRegistrations(req, registrations, { state: 'withdrawn', offerEndsAt: null })
      await queueRegistrationEmails(req, 'withdrawn', withdrawn, { eventIn: eventReader(req, event._id) })
    } else if (registrations.length > 0) {
      await req.payload.db.deleteMany({ collection: 'registrations', where: { id: { in: registrations.map(({ id }) => id) } }, req })
    }
    const hasMore = registrations.length === limit
    // Only now: who waits may be the next to be taken back.
    if (!hasMore) await offerFreeSeats(req, event)
    return hasMore
  },

  async findImported(payload: Payload, importId: string) {
    const rows = await runStatement<Row>(payload, sql`select email, state from registrations where import_id = ${importId}`)
    return new Map(rows.map(({ email, state }) => [email, OUTCOMES[state]]))
  },
}
