import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { MOST_CHANGED_AT_ONCE } from '@/lib/site/constants'
import { readStaffBody, type InboxSlug } from '../access/desk'
import { requireDesk } from '../access/guards'
import { wrongField, wrongType } from '../access/field-types'
import { refusal } from '../access/refusal'
import { inDryRun, inTransaction } from '../database/transaction'
import { collectQueuedEmails } from '../email/queued-emails'

const FormSchema = z.record(z.string(), z.unknown())
const StateSchema = z.object({ state: z.string() })

/** Does the saves of one decision, and then what follows from all of them. */
export type SaveTogether = (req: PayloadRequest, saves: () => Promise<void>) => Promise<void>

/**
 * `POST /cms/api/<collection>/emails-preview?where[…]` with what is to be saved: the emails that saving would send, to
 * whom and about what. It saves, looks, and takes everything back.
 */
export function emailsPreviewEndpoint(collection: InboxSlug, saveTogether?: SaveTogether): Endpoint {
  return {
    path: '/emails-preview',
    method: 'post',
    handler: async (req) => {
      const change = await readChange(req, collection, FormSchema)
      const wrong = wrongField(change.data, req.payload.collections[collection].config.flattenedFields)
      if (wrong) throw refusal(wrongType(wrong), 400)
      const emails = await inDryRun(req.payload, DEFAULT_LOCALE, async (transaction) => {
        const queued = collectQueuedEmails(transaction)
        await saveAll(transaction, req, change, saveTogether)
        return [...queued]
      })
      // The chosen entries come first, whatever other emails the change causes.
      return Response.json({ emails: emails.toSorted((one, other) => Number(change.addresses.has(other.to)) - Number(change.addresses.has(one.to))) })
    },
  }
}

/** `POST /cms/api/<collection>/change?where[…]`: saves the same state in all chosen entries, or in none. */
export function changeEndpoint(collection: InboxSlug, saveTogether?: SaveTogether): Endpoint {
  return {
    path: '/change',
    method: 'post',
    handler: async (req) => {
      const change = await readChange(req, collection, StateSchema)
      await inTransaction(req.payload, DEFAULT_LOCALE, (transaction) => saveAll(transaction, req, change, saveTogether))
      const count = change.ids.length
      return Response.json({ message: `Changed ${count} ${count === 1 ? 'entry' : 'entries'}.` })
    },
  }
}

interface Change {
  collection: InboxSlug
  ids: string[]
  addresses: ReadonlySet<string>
  data: Record<string, unknown>
}

async function readChange(req: PayloadRequest, collection: InboxSlug, schema: z.ZodType<Record<string, unknown>>): Promise<Change> {
  requireDesk(req)
  const { where } = req.query as { where?: Where }
  if (!where) throw refusal('Choose at least one entry.', 400)
  const data = await readStaffBody(req, schema, 'There is nothing to save.')
  const { docs, totalDocs } = await req.payload.find({ collection, where, sort: 'createdAt', limit: MOST_CHANGED_AT_ONCE, depth: 0, overrideAccess: false, user: req.user })
  if (totalDocs > MOST_CHANGED_AT_ONCE) throw refusal(`Choose at most ${MOST_CHANGED_AT_ONCE} entries at once.`, 422)
  return { collection, ids: docs.map(({ id }) => id), addresses: new Set(docs.map(({ email }) => email)), data }
}

/** One after the other, as all are saved or none. */
async function saveAll(transaction: PayloadRequest, { payload, user }: PayloadRequest, { collection, ids, data }: Change, saveTogether: SaveTogether = (_, saves) => saves()): Promise<void> {
  transaction.user = user
  await saveTogether(transaction, async () => {
    for (const id of ids) await payload.update({ collection, id, data, overrideAccess: false, user, depth: 0, req: transaction })
  })
}
