import type { Endpoint, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { refusal } from '../access/refusal'
import { isDesk } from '../access/rules'
import { requireStaff } from '../access/guards'
import { recordInAuditLog } from '../audit-log'
import { inLockedTransaction } from '../database/transaction'
import { holdPending } from './pending'

/** `POST /cms/api/events/<id>/announcement-hold`: what was published last is not told by itself. */
export const holdEndpoint: Endpoint = {
  path: '/:id/announcement-hold',
  method: 'post',
  handler: async (req) => {
    requireStaff(req)
    const id = String(req.routeParams?.id)
    const outcome = await inLockedTransaction(req.payload, DEFAULT_LOCALE, id, async (transaction) => {
      transaction.user = req.user
      const outcome = await holdPending(transaction, id)
      // A dialog asks even where nothing is on its way: that is not worth an entry.
      if (outcome === 'held') await recordHold(transaction, id)
      return outcome
    })
    if (outcome === 'gone') throw refusal('The email has already gone out.', 409)
    return Response.json({ message: isDesk({ user: req.user }) ? 'Nobody is emailed until you send it.' : 'Nobody is emailed until somebody at the desk sends it.' })
  },
}

async function recordHold(req: PayloadRequest, id: string): Promise<void> {
  const event = await req.payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, req })
  await recordInAuditLog(req, { action: 'changed', entity: 'events', document: id, title: event?.title, changedFields: 'automaticEmail' })
}
