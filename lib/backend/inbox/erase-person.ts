import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { recordInAuditLog } from '../audit-log'
import { withEmailQueuePaused } from '../email/email-queue'
import { eraseOutbox, eraseQueuedEmails } from '../email/erase-emails'
import { refusal } from '../access/refusal'
import { inTransaction } from '../database/transaction'
import { INBOX, requireDesk } from '../access/desk'

/** Called for each event in which the person had a registration, by the event's key. */
type SeatsFreed = (req: PayloadRequest, event: string) => Promise<void>

const BodySchema = z.object({ email: z.email().max(254) })

/**
 * Deletes everything that one person sent, with all that follows from it: `POST /cms/api/people/erase` with
 * `{ "email": "…" }`. Emails that wait or lie in the outbox go too, seats move on, and the note of it
 * names nobody.
 */
export function eraseEndpoint(onSeatsFreed: SeatsFreed): Endpoint {
  return {
  path: '/people/erase',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const parsed = BodySchema.safeParse(await req.json?.().catch(() => null))
    if (!parsed.success) throw refusal('Write the whole e-mail address.', 422)
    const email = parsed.data.email.toLowerCase()
    // The queue writes down what becomes of a letter it works on, so none may be deleted meanwhile.
    const erased = await withEmailQueuePaused(req.payload, async () => {
      const counts = await inTransaction(req.payload, DEFAULT_LOCALE, (own) => eraseAll(Object.assign(own, { user: req.user }), email, onSeatsFreed))
      return { ...counts, letters: eraseOutbox(email) }
    })
    return Response.json({ message: toSentence(erased), erased })
  },
}
}

async function eraseAll(req: PayloadRequest, email: string, onSeatsFreed: SeatsFreed): Promise<Record<string, number>> {
  const erased: Record<string, number> = {}
  const events = new Set<string>()
  for (const collection of INBOX) {
    const documents = await findOf(req, collection, email)
    for (const document of documents) {
      if (collection === 'registrations') events.add(String(document.event))
      await req.payload.db.deleteOne({ collection, where: { id: { equals: document.id } }, req })
    }
    erased[collection] = documents.length
  }
  erased.queuedEmails = await eraseQueuedEmails(req, email)
  // Always in the same order, so that two of these never wait for each other.
  for (const key of [...events].sort()) await onSeatsFreed(req, key)
  const counts = Object.entries(erased).map(([what, count]) => `${what} ${count}`)
  await recordInAuditLog(req, { action: 'erased', entity: 'people', title: counts.join(', ') })
  return erased
}

async function findOf(req: PayloadRequest, collection: (typeof INBOX)[number], email: string) {
  // Messages keep the address as it was typed; `like` ignores its case, and finds longer addresses besides.
  const where: Where = { email: { like: email } }
  const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
  return (docs as unknown as { id: string; email: string; event?: unknown }[]).filter((document) => document.email.toLowerCase() === email)
}

function toSentence(erased: Record<string, number>): string {
  const total = INBOX.reduce((sum, collection) => sum + (erased[collection] ?? 0), 0)
  return total === 0 ? 'There is nothing of this address.' : `Everything of this address is deleted: ${total} ${total === 1 ? 'entry' : 'entries'}.`
}
