import type { CollectionAfterChangeHook } from 'payload'
import { isStaff } from '../access/rules'
import { runEmailQueue } from '../email/email-queue'
import { withLocaleRestored } from '../database/transaction'
import { findEventIfPublished } from '../content/find-event'
import { queueApplicationEmail, type StoredApplication } from './emails'

/** Tells an applicant when staff have moved the application on. Each state is told once, however often it is chosen. */
export const emailApplicant: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as StoredApplication & { event: string | { id: string } }
  const before = previousDoc as StoredApplication | undefined
  if (operation !== 'update' || !isStaff(req) || after.state === before?.state || after.state === 'received') return doc
  const key = typeof after.event === 'object' ? after.event.id : after.event
  await withLocaleRestored(req, async () => {
    const event = await findEventIfPublished(req.payload, key, after.locale, req)
    if (event) await queueApplicationEmail(req, after, event)
  })
  runEmailQueue(req.payload)
  return doc
}
