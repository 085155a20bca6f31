import { restoreVersionOperation, type CollectionSlug, type Endpoint, type GlobalSlug } from 'payload'
import { requireEditor } from '@/lib/backend/access/guards'
import { inTransaction } from '@/lib/backend/database/transaction'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'

const PATH = '/versions/:id'
const MESSAGE = 'Restored as a draft. Visitors see it when you publish it.'

/** In place of the endpoint of the CMS, which publishes at once what was published before. */
export function restoreAsDraft(slug: CollectionSlug): Endpoint {
  return {
    path: PATH,
    method: 'post',
    handler: async (req) => {
      const collection = req.payload.collections[slug]
      const doc: object = await restoreVersionOperation({ collection, id: String(req.routeParams?.id), draft: true, depth: 0, req })
      return Response.json({ ...doc, message: MESSAGE })
    },
  }
}

/** In place of the endpoint of the CMS, which overwrites what is published even with a draft. */
export function restoreGlobalAsDraft(slug: GlobalSlug): Endpoint {
  return {
    path: PATH,
    method: 'post',
    handler: async (req) => {
      requireEditor(req)
      const id = String(req.routeParams?.id)
      await inTransaction(req.payload, DEFAULT_LOCALE, async (transaction) => {
        transaction.user = req.user
        for (const locale of LOCALES) {
          const { version } = await req.payload.findGlobalVersionByID({ slug, id, locale, depth: 0, req: transaction })
          await req.payload.updateGlobal({ slug, locale, data: { ...version, _status: 'draft' }, draft: true, depth: 0, req: transaction })
        }
      })
      return Response.json({ message: MESSAGE })
    },
  }
}
