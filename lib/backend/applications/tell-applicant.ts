import type { CollectionAfterChangeHook } from 'payload'
import { isStaff } from '../access/rules'
import { wakeMailQueue } from '../mail/queue'
import { keepingLocale } from '../transaction'
import { findEventIfPublished } from '../writes/find-event'
import { writeAboutApplication, type StoredApplication } from './letters'

/** Tells an applicant when staff have moved the application on. Each state is told once, however often it is chosen. */
export const tellApplicant: CollectionAfterChangeHook = async ({ doc, previousDoc, operation, req }) => {
  const after = doc as StoredApplication & { event: string | { id: string } }
  const before = previousDoc as StoredApplication | undefined
  if (operation !== 'update' || !isStaff(req) || after.state === before?.state || after.state === 'received') return doc
  const key = typeof after.event === 'object' ? after.event.id : after.event
  await keepingLocale(req, async () => {
    const event = await findEventIfPublished(req.payload, key, after.locale, req)
    if (event) await writeAboutApplication(req, after, event)
  })
  wakeMailQueue(req.payload)
  return doc
}
