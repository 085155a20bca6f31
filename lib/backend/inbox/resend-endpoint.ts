import { NotFound, type DataFromCollectionSlug, type Endpoint, type PayloadRequest } from 'payload'
import type { InboxSlug } from '../access/desk'
import { requireDesk } from '../access/guards'
import { auditedAction } from '../audit-log'

export type ResendSlug = Exclude<InboxSlug, 'messages'>

export type Resend<Slug extends ResendSlug> = (req: PayloadRequest, document: DataFromCollectionSlug<Slug>) => Promise<void>

/** `POST /cms/api/<collection>/<id>/resend`, for the desk. */
export function resendEndpoint<Slug extends ResendSlug>(slug: Slug, resend: Resend<Slug>): Endpoint {
  return {
    path: '/:id/resend',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const id = String(req.routeParams?.id)
      const email = await auditedAction(req, async (transaction) => {
        const document = await transaction.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, req: transaction })
        if (!document) throw new NotFound(req.t)
        await resend(transaction, document)
        return { result: document.email, entry: { action: 'resent', entity: slug, document: id } }
      })
      return Response.json({ message: `The email to ${email} is on its way.` })
    },
  }
}
