import type { CollectionAfterChangeHook } from 'payload'
import { noteConsequence } from '../../access/consequences/consequence'
import { documentName } from '../../content/document-name'
import { runStatement, sql } from '../../database/statement'
import { lockFor } from '../../database/transaction'
import type { Event } from '../../payload-types'
import { lastEnd } from './held-until'

/**
 * Ends the offers of a published event when it begins, where it now begins earlier; the email about the change says until
 * when they hold. A later date lengthens none, and one that is past already is a slip that ends none.
 */
export const shortenOffers: CollectionAfterChangeHook<Event> = async ({ doc, operation, req }) => {
  if (operation !== 'update' || doc._status !== 'published' || doc.status === 'cancelled') return doc
  const last = lastEnd(doc)
  if (last === Infinity || last <= Date.now()) return doc
  await lockFor(req, doc.id)
  const end = new Date(last).toISOString()
  const now = new Date().toISOString()
  const shortened = await runStatement<{ companion: number | string }>(
    req.payload,
    sql`update registrations set offer_ends_at = ${end}, updated_at = ${now} where event_id = ${doc.id} and state = 'offered' and offer_ends_at > ${end} returning companion`,
    req,
  )
  const people = shortened.filter(({ companion }) => Number(companion) === 0).length
  if (people > 0) noteConsequence(req, { kind: 'shortenedOffers', event: documentName(doc, 'title'), people })
  return doc
}
