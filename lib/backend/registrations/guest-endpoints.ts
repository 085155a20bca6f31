import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { GuestBodySchema, type GuestOutcome } from '@/lib/contract/desk/guests'
import { MOST_COMPANIONS } from '@/lib/contract/fields/registration-fields'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { refusal } from '../access/refusal'
import { recordInAuditLog } from '../audit-log'
import { expireTag } from '../content/expire-pages'
import { findOpenEventOrRefuse } from '../content/find-event'
import { inLockedTransaction, lockFor } from '../database/transaction'
import { addGuest, type GuestOptions } from './add-guest'
import { moveRegistration } from './move-registration'
import { findRegistrations } from './stored-registration'
import { updateWaitingList } from './staff-changes'

const StaffGuestSchema = GuestBodySchema.omit({ answers: true }).extend({ locale: z.enum(LOCALES).default(DEFAULT_LOCALE), isTold: z.boolean().default(true) })

const INCOMPLETE = `Enter the event, a name and a full email address, and at most ${MOST_COMPANIONS} companions.`

const MESSAGES: Record<GuestOutcome, string> = {
  registered: 'Registered.',
  invited: 'Invited: a seat is held until they accept.',
  waiting: 'There is no free seat, so they are on the waiting list now.',
  exists: 'This address is registered for the event already.',
  full: 'There is no free seat to hold.',
}

/** `POST /cms/api/registrations/guest`: registers or invites somebody. */
export const addGuestEndpoint: Endpoint = {
  path: '/guest',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const { event, locale, force, invite, isTold, companions, ...guest } = await readStaffBody(req, StaffGuestSchema, INCOMPLETE)
    const { outcome, id } = await addGuestAsDesk(req, event, guest, { locale, force, invite, isTold, companions: companions.map(({ fullName }) => fullName) })
    if (outcome === 'exists' || outcome === 'full') throw refusal(MESSAGES[outcome], 409)
    return Response.json({ message: MESSAGES[outcome], outcome, id })
  },
}

type Registrant = Pick<PayloadRequest, 'payload' | 'user'>

/** @throws APIError for an event that is not published, over or cancelled */
export async function addGuestAsDesk({ payload, user }: Registrant, eventId: string, guest: Parameters<typeof addGuest>[2], options: GuestOptions) {
  const added = await inLockedTransaction(payload, options.locale, eventId, async (req) => {
    const event = await findOpenEventOrRefuse(req, eventId, options.locale)
    const result = await addGuest(req, event, guest, options)
    req.user = user
    if (result.id && result.outcome !== 'exists') await recordInAuditLog(req, { action: 'created', entity: 'registrations', document: result.id })
    return result
  })
  expireTag('events')
  return added
}

const MoveSchema = z.object({ event: z.uuid(), force: z.boolean().default(false) })

/** `POST /cms/api/registrations/<id>/move` with `{ "event": "…", "force": false }`: to another event, with their companions. */
export const moveEndpoint: Endpoint = {
  path: '/:id/move',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const { event: target, force } = await readStaffBody(req, MoveSchema, 'Choose an event.')
    const [registration] = await findRegistrations(req.payload, { id: { equals: String(req.routeParams?.id) } }, { limit: 1 })
    if (!registration) throw new NotFound(req.t)
    if (registration.event === target) throw refusal('They are registered for this event.', 422)
    // Always in the same order, so that two moves cannot wait for each other.
    const [first = '', second = ''] = [registration.event, target].sort()
    const title = await inLockedTransaction(req.payload, DEFAULT_LOCALE, first, async (transaction) => {
      await lockFor(transaction, second)
      const [present] = await findRegistrations(transaction.payload, { id: { equals: registration.id } }, { limit: 1, req: transaction })
      // The locks are of the events as they were read before.
      if (present?.event !== registration.event) throw refusal('Somebody else has just moved or removed them. Load the list again.', 409)
      const event = await findOpenEventOrRefuse(transaction, target, registration.locale)
      await moveRegistration(transaction, registration.id, event, force)
      await updateWaitingList(transaction, registration.event)
      const { title: titleForStaff } = await findOpenEventOrRefuse(transaction, target, DEFAULT_LOCALE)
      transaction.user = req.user
      await recordInAuditLog(transaction, { action: 'changed', entity: 'registrations', document: registration.id, changedFields: 'event' })
      return titleForStaff
    })
    expireTag('events')
    return Response.json({ message: `Moved to “${title}”; they are told by email.` })
  },
}
