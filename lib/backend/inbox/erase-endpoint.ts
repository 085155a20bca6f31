import type { Endpoint, Payload, PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { EmailSchema } from '@/lib/contract/fields/contact-fields'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { INBOX, readStaffBody, type InboxSlug } from '../access/desk'
import { requireDesk } from '../access/guards'
import { deleteDoomed, doomFiles, eraseDrafts } from '../applications'
import { auditedAction } from '../audit-log'
import { relationId } from '../database/relation-id'
import { lockFor } from '../database/transaction'
import { eraseQueuedEmails } from '../email/email-job'
import { eraseEmails, type EmailSubject } from '../email/records/email-records'
import { liftSuppression } from '../email/records/suppressions'
import { eraseFromOutbox } from '../email/delivery/outbox'
import { eraseImportedRows } from './erase-imported-rows'
import { eraseRecipient } from '../newsletters'
import { findByAddress } from './find-by-address'

/** What other capabilities erase, within the same transaction. */
interface OtherErasures {
  onSeatsFreed: (req: PayloadRequest, eventId: string) => Promise<void>
  eraseReadings: (req: PayloadRequest, applications: readonly string[]) => Promise<void>
  eraseFromImports: (req: PayloadRequest, email: string) => Promise<void>
}

const BodySchema = z.object({ email: EmailSchema.transform(comparableAddress) })

/**
 * `POST /cms/api/people/erase` with `{ "email": "…" }`: deletes everything that one person sent, the emails to
 * them included, and offers their seats to others. The audit log names only counts.
 */
export function eraseEndpoint(others: OtherErasures): Endpoint {
  return {
    path: '/people/erase',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { email } = await readStaffBody(req, BodySchema, 'Enter the full email address.')
      const events = await findEvents(req.payload, email)
      const counts = await auditedAction(req, async (transaction) => {
        const result = await eraseAll(transaction, email, events, others)
        const title = Object.entries(result).map(([entity, count]) => `${entity} ${count}`)
        return { result, entry: { action: 'erased', entity: 'people', title: title.join(', ') } }
      }, 'delete')
      await deleteDoomed(req.payload)
      const erased = { ...counts, emails: eraseFromOutbox(email) }
      return Response.json({ message: toMessage(erased), erased })
    },
  }
}

type ErasedCounts = Record<InboxSlug | 'queuedEmails', number>

async function eraseAll(req: PayloadRequest, email: string, known: readonly string[], others: OtherErasures): Promise<ErasedCounts> {
  const erased: ErasedCounts = { registrations: 0, accelerators: 0, subscriptions: 0, messages: 0, queuedEmails: 0 }
  // Before anything is deleted: who writes there in between would wait for this, and this for them.
  for (const event of known) await lockFor(req, event)
  const events = new Set(known)
  const about: EmailSubject[] = []
  for (const collection of INBOX) {
    const ofPerson = await findByAddress(req, collection, email)
    for (const document of ofPerson) {
      if (collection === 'registrations' && 'event' in document) events.add(relationId(document.event))
      about.push(`${collection === 'accelerators' ? 'applications' : collection}:${document.id}`)
      await req.payload.db.deleteOne({ collection, where: { id: { equals: document.id } }, req })
    }
    const trashed = await eraseFromTrash(req, collection, email)
    if (collection === 'accelerators') {
      const applications = [...ofPerson.map(({ id }) => id), ...trashed]
      await doomFiles(req, applications)
      await others.eraseReadings(req, applications)
    }
    erased[collection] = ofPerson.length + trashed.length
  }
  await doomFiles(req, await eraseDrafts(req, email))
  await eraseImportedRows(req, email)
  await others.eraseFromImports(req, email)
  erased.queuedEmails = await eraseQueuedEmails(req, email)
  await eraseRecipient(req, email)
  await eraseEmails(req, email, about)
  await liftSuppression(req, email)
  for (const eventId of sorted(events)) await others.onSeatsFreed(req, eventId)
  return erased
}

/** The events at which an address is registered. */
async function findEvents(payload: Payload, email: string): Promise<string[]> {
  const { values } = await payload.findDistinct({ collection: 'registrations', field: 'event', where: { email: { equals: email } }, depth: 0, limit: 0 })
  return sorted(values.map(({ event }) => relationId(event)))
}

/** Always in the same order, so that two of these never wait for each other's locks. */
function sorted(events: Iterable<string>): string[] {
  return [...events].sort()
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

/** @returns the keys of the documents */
async function eraseFromTrash(req: PayloadRequest, collection: InboxSlug, email: string): Promise<string[]> {
  const isTheirs: Where = { and: [{ entity: { equals: collection } }, { email: { equals: email } }] }
  const { docs } = await req.payload.find({ collection: 'trash', where: isTheirs, select: { document: true }, depth: 0, pagination: false, req })
  if (docs.length > 0) await req.payload.db.deleteMany({ collection: 'trash', where: isTheirs, req })
  return docs.map(({ document }) => document)
}
