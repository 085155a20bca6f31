import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { NameSchema } from '@/lib/contract/fields/contact-fields'
import { MOST_COMPANIONS } from '@/lib/contract/fields/registration-fields'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { refusal } from '../access/refusal'
import { recordInAuditLog } from '../audit-log'
import { expireTag } from '../content/expire-pages'
import { findOpenEventOrRefuse } from '../content/find-event'
import { seatsForNewcomers } from '../content/seats'
import { inLockedTransaction } from '../database/transaction'
import { activeCompanions, saveCompanion } from './companions'
import { queueStateEmail } from './emails/registration-emails'
import { changeRegistration, findRegistrations } from './stored-registration'

const BodySchema = z.object({ fullName: NameSchema, force: z.boolean().default(false), isTold: z.boolean().default(true) })

/** `POST /cms/api/registrations/<id>/companion` with `{ "fullName": "…", "force": false, "isTold": true }`. */
export const addCompanionEndpoint: Endpoint = {
  path: '/:id/companion',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const body = await readStaffBody(req, BodySchema, 'Enter a name.')
    const id = String(req.routeParams?.id)
    const [found] = await findRegistrations(req.payload, { id: { equals: id } }, { limit: 1 })
    if (!found) throw new NotFound(req.t)
    await inLockedTransaction(req.payload, found.locale, found.event, async (transaction) => {
      await addCompanion(transaction, id, found.event, body)
      transaction.user = req.user
      await recordInAuditLog(transaction, { action: 'changed', entity: 'registrations', document: id, changedFields: 'companions' })
    })
    expireTag('events')
    return Response.json({ message: 'Added.' })
  },
}

async function addCompanion(req: PayloadRequest, id: string, eventId: string, { fullName, force, isTold }: z.infer<typeof BodySchema>): Promise<void> {
  const [guest] = await findRegistrations(req.payload, { id: { equals: id } }, { limit: 1, req })
  if (guest?.event !== eventId) throw refusal('Somebody else has just moved or removed them. Load the list again.', 409)
  if (guest.companion > 0 || guest.state === 'withdrawn') throw refusal('Only a guest who comes can bring somebody.', 409)
  const event = await findOpenEventOrRefuse(req, eventId, guest.locale)
  const taken = new Set((await activeCompanions(req.payload, guest, req)).map(({ companion }) => companion))
  const place = Array.from({ length: MOST_COMPANIONS }, (_, index) => index + 1).find((number) => !taken.has(number))
  if (!place) throw refusal(`A guest brings at most ${MOST_COMPANIONS}.`, 422)
  // Who waits needs no seat yet.
  const hasSeat = force || guest.state === 'waiting' || (await seatsForNewcomers(req.payload, eventId, event.capacity, req)) >= 1
  if (!hasSeat) throw refusal('There is no free seat for another companion.', 409)
  const changed = await changeRegistration(req, id, { sequence: guest.sequence + 1, claimedAt: new Date().toISOString() })
  await saveCompanion(req, changed, place, fullName)
  if (isTold) await queueStateEmail(req, changed, event)
}
