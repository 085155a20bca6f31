import { Forbidden, type Endpoint } from 'payload'
import { refusal } from '../access/refusal'
import { isStaff } from '../access/rules'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { inLockedTransaction } from '../database/transaction'
import { holdPending } from './pending'

/** `POST /cms/api/events/<id>/announcement-hold`: what was published last is not told by itself. */
export const holdEndpoint: Endpoint = {
  path: '/:id/announcement-hold',
  method: 'post',
  handler: async (req) => {
    if (!isStaff(req)) throw new Forbidden(req.t)
    const id = String(req.routeParams?.id)
    const isInTime = await inLockedTransaction(req.payload, DEFAULT_LOCALE, id, (transaction) => holdPending(transaction, id))
    if (!isInTime) throw refusal('The email has already gone out.', 409)
    return Response.json({ message: 'Nobody is emailed until you send it.' })
  },
}
