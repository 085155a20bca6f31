import { NotFound, type Endpoint } from 'payload'
import { requireDesk } from '../access/guards'
import { auditedAction } from '../audit-log'
import { liftSuppression } from '../email/records/suppressions'

/** `POST /cms/api/subscriptions/<id>/lift-suppression`, for the desk: letters go to the address again. */
export const liftSuppressionEndpoint: Endpoint = {
  path: '/:id/lift-suppression',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const id = String(req.routeParams?.id)
    await auditedAction(req, async (transaction) => {
      const subscription = await transaction.payload.findByID({ collection: 'subscriptions', id, depth: 0, disableErrors: true, req: transaction })
      if (!subscription) throw new NotFound(req.t)
      await liftSuppression(transaction, subscription.email)
      return { result: null, entry: { action: 'changed', entity: 'subscriptions', document: id } }
    })
    return Response.json({ message: 'Letters go to this address again.' })
  },
}
