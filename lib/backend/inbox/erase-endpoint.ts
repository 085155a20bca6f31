import type { Endpoint, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { INBOX, readStaffBody, type InboxSlug } from '../access/desk'
import { requireDesk } from '../access/guards'
import { auditedAction } from '../audit-log'
import { relationId } from '../database/relation-id'
import { eraseQueuedEmails } from '../email/email-job'
import { eraseFromOutbox } from '../email/outbox'
import { eraseImportedRows } from './erase-imported-rows'

type OnSeatsFreed = (req: PayloadRequest, eventId: string) => Promise<void>

const BodySchema = z.object({ email: z.email().max(254).toLowerCase() })

/**
 * `POST /cms/api/people/erase` with `{ "email": "…" }`: deletes everything that one person sent, the emails to
 * them included, and offers their seats to others. The audit log names only counts.
 */
export function eraseEndpoint(onSeatsFreed: OnSeatsFreed): Endpoint {
  return {
    path: '/people/erase',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { email } = await readStaffBody(req, BodySchema, 'Enter the full email address.')
      const counts = await auditedAction(req, async (transaction) => {
        const result = await eraseAll(transaction, email, onSeatsFreed)
        const title = Object.entries(result).map(([entity, count]) => `${entity} ${count}`)
        return { result, entry: { action: 'erased', entity: 'people', title: title.join(', ') } }
      }, 'delete')
      const erased = { ...counts, emails: eraseFromOutbox(email) }
      return Response.json({ message: toMessage(erased), erased })
    },
  }
}

type ErasedCounts = Record<InboxSlug | 'queuedEmails', number>

async function eraseAll(req: PayloadRequest, email: string, onSeatsFreed: OnSeatsFreed): Promise<ErasedCounts> {
  const erased: ErasedCounts = { registrations: 0, accelerators: 0, subscriptions: 0, messages: 0, queuedEmails: 0 }
  const events = new Set<string>()
  for (const collection of INBOX) {
    // Messages have the address as it was typed; `like` ignores its case, and finds longer addresses besides.
    const where: Where = { email: { like: email } }
    const { docs } = await req.payload.find({ collection, where, depth: 0, pagination: false, req })
    const ofPerson = docs.filter((document) => document.email.toLowerCase() === email)
    for (const document of ofPerson) {
      if (collection === 'registrations' && 'event' in document) events.add(relationId(document.event))
      await req.payload.db.deleteOne({ collection, where: { id: { equals: document.id } }, req })
    }
    erased[collection] = ofPerson.length
  }
  await eraseImportedRows(req, email)
  erased.queuedEmails = await eraseQueuedEmails(req, email)
  // Sorted, so that two of these never wait for each other's locks.
  for (const eventId of [...events].sort()) await onSeatsFreed(req, eventId)
  return erased
}

const WORDS: Record<InboxSlug | 'emails', [one: string, many: string]> = {
  registrations: ['registration', 'registrations'],
  accelerators: ['application', 'applications'],
  subscriptions: ['subscription', 'subscriptions'],
  messages: ['message', 'messages'],
  emails: ['email', 'emails'],
}

/** Such as "Everything from this address has been deleted: 1 registration, 3 emails." */
function toMessage(erased: ErasedCounts & { emails: number }): string {
  const counts = { ...erased, emails: erased.emails + erased.queuedEmails }
  const parts = ([...INBOX, 'emails'] as const).flatMap((name) => {
    const [one, many] = WORDS[name]
    return counts[name] === 0 ? [] : [`${counts[name]} ${counts[name] === 1 ? one : many}`]
  })
  return parts.length === 0 ? 'There is nothing from this address.' : `Everything from this address has been deleted: ${parts.join(', ')}.`
}
