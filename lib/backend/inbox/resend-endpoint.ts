import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { requireDesk, type InboxSlug } from '../access/desk'
import { recordInAuditLog } from '../audit-log'
import { inTransaction } from '../database/transaction'
import { runEmailQueue } from '../email/email-queue'

/**
 * Queues the email again that tells somebody the present state of what they sent.
 *
 * @returns the address that it goes to, null where there is no such document
 */
export type Resend = (req: PayloadRequest, id: string) => Promise<string | null>

/** `POST /cms/api/<collection>/<key>/resend`, for the desk. */
export function resendEndpoint(slug: InboxSlug, resend: Resend): Endpoint {
  return {
    path: '/:id/resend',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const id = String(req.routeParams?.id)
      const email = await inTransaction(req.payload, DEFAULT_LOCALE, async (own) => {
        own.user = req.user
        const sentTo = await resend(own, id)
        if (sentTo === null) throw new NotFound(req.t)
        await recordInAuditLog(own, { action: 'resent', entity: slug, document: id })
        return sentTo
      })
      runEmailQueue(req.payload)
      return Response.json({ message: `The email to ${email} is on its way.` })
    },
  }
}
