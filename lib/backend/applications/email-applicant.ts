import type { CollectionAfterChangeHook } from 'payload'
import { isStaff } from '../access/rules'
import { findEventIfPublished } from '../content/find-event'
import { relationId } from '../database/relation-id'
import { withLocaleRestored } from '../database/transaction'
import type { Accelerator } from '../payload-types'
import { queueApplicationEmail } from './emails'

/** Tells applicants their state when staff change it, or correct the address that it went to. */
export const emailApplicant: CollectionAfterChangeHook<Accelerator> = async ({ doc, previousDoc, operation, req }) => {
  if (operation !== 'update' || !isStaff(req) || (doc.state === previousDoc.state && doc.email === previousDoc.email)) return doc
  await withLocaleRestored(req, async () => {
    const event = await findEventIfPublished(req.payload, relationId(doc.event), doc.locale, req)
    if (event) await queueApplicationEmail(req, doc, event)
  })
  return doc
}
