import type { Endpoint, Where } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { MOST_CHANGED_AT_ONCE } from '@/lib/site/constants'
import { readStaffBody, requireDesk, type InboxSlug } from '../access/desk'
import { refusal } from '../access/refusal'
import { inDryRun } from '../database/transaction'
import { collectQueuedEmails } from '../email/queued-emails'

const BodySchema = z.record(z.string(), z.unknown())

/**
 * `POST /cms/api/<collection>/emails-preview?where[…]` with what is to be saved: the emails that saving would send, to
 * whom and about what. It saves, looks, and takes everything back.
 */
export function emailsPreviewEndpoint(collection: InboxSlug): Endpoint {
  return {
    path: '/emails-preview',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { where } = req.query as { where?: Where }
      if (!where) throw refusal('Choose at least one entry.', 400)
      const data = await readStaffBody(req, BodySchema, 'There is nothing to save.')
      const { totalDocs } = await req.payload.count({ collection, where, overrideAccess: false, user: req.user })
      if (totalDocs > MOST_CHANGED_AT_ONCE) throw refusal(`Choose at most ${MOST_CHANGED_AT_ONCE} entries at once.`, 422)
      const emails = await inDryRun(req.payload, DEFAULT_LOCALE, async (transaction) => {
        transaction.user = req.user
        const queued = collectQueuedEmails(transaction)
        await req.payload.update({ collection, where, data, overrideAccess: false, user: req.user, depth: 0, req: transaction })
        return [...queued]
      })
      return Response.json({ emails })
    },
  }
}
