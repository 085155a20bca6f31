import type { CollectionSlug, Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { inConfirmedTransaction } from '@/lib/backend/audit-log/confirmation'
import { noteConsequence } from '@/lib/backend/access/consequences/consequence'
import { readStaffBody } from '@/lib/backend/access/desk'
import { requireEditor } from '@/lib/backend/access/guards'
import { refusal } from '@/lib/backend/access/refusal'
import { documentName } from '@/lib/backend/content/document-name'
import { dataFor } from '@/lib/backend/content/writing/loose-data'
import { relationId } from '@/lib/backend/database/relation-id'
import { DEFAULT_LOCALE, otherLocales } from '@/lib/i18n/locales'
import { MOST_CHANGED_AT_ONCE } from '@/lib/site/constants'

const BodySchema = z.object({ event: z.uuid(), action: z.enum(['add', 'remove']) })

type Change = z.infer<typeof BodySchema>

/** What is read of a document of any collection that is shown on the pages of events. */
interface OfEvents {
  id: string
  events?: (string | { id: string })[] | null
  _status?: string | null
}

const IN_ANY_LANGUAGE = { locale: DEFAULT_LOCALE, fallbackLocale: otherLocales(DEFAULT_LOCALE) }

/** `POST /cms/api/<collection>/events?where[…]` with `{ "event": "…", "action": "add" }`: puts the chosen documents on the pages of one event, or takes them off, and leaves their other events. */
export function eventsEndpoint(collection: CollectionSlug): Endpoint {
  return {
    path: '/events',
    method: 'post',
    handler: async (req) => {
      requireEditor(req)
      const { where } = req.query as { where?: Where }
      if (!where) throw refusal('Choose at least one entry.', 400)
      const change = await readStaffBody(req, BodySchema, 'Choose an event.')
      const ids = await findChosen(req, collection, where)
      const { count, left } = await inConfirmedTransaction(req, 'save', (transaction) => changeAll(transaction, collection, ids, change))
      const message = `${change.action === 'add' ? 'Added to' : 'Removed from'} the event: ${count}.`
      return Response.json({ message: left.length === 0 ? message : `${message} Left as they are, since they have changes that are not published: ${left.join(', ')}.` })
    },
  }
}

async function findChosen(req: PayloadRequest, collection: CollectionSlug, where: Where): Promise<string[]> {
  const { docs, totalDocs } = await req.payload.find({ collection, where, draft: true, limit: MOST_CHANGED_AT_ONCE, depth: 0, overrideAccess: false, user: req.user, req })
  if (totalDocs > MOST_CHANGED_AT_ONCE) throw refusal(`Choose at most ${MOST_CHANGED_AT_ONCE} entries at once.`, 422)
  return docs.map(({ id }) => String(id))
}

async function changeAll(req: PayloadRequest, collection: CollectionSlug, ids: readonly string[], { event, action }: Change): Promise<{ count: number; left: string[] }> {
  const { payload, user } = req
  const left: string[] = []
  let count = 0
  for (const id of ids) {
    const read = (draft: boolean) => payload.findByID({ collection, id, draft, depth: 0, ...IN_ANY_LANGUAGE, req })
    const [latest, stored] = [(await read(true)) as OfEvents, (await read(false)) as OfEvents]
    const events = (latest.events ?? []).map(relationId)
    const hasEvent = events.includes(event)
    if (hasEvent === (action === 'add')) continue
    const isDraft = latest._status === 'draft'
    // Saving what is public would publish the draft beside it.
    if (isDraft && stored._status === 'published') {
      left.push(documentName(latest, payload.collections[collection].config.admin.useAsTitle))
      continue
    }
    if (hasEvent) noteConsequence(req, { kind: 'loss', field: 'Events', document: id, count: 1 })
    const data = dataFor(collection, { events: hasEvent ? events.filter((one) => one !== event) : [...events, event] })
    await payload.update({ collection, id, data, draft: isDraft, depth: 0, locale: DEFAULT_LOCALE, overrideAccess: false, user, req })
    count += 1
  }
  return { count, left }
}
