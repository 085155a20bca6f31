import type { Payload, Where } from 'payload'
import { EMAIL_TASKS } from './email-job'
import { HANDED_OVER } from './records/email-states'

const OPEN: Where[] = [{ taskSlug: { in: EMAIL_TASKS } }, { completedAt: { exists: false } }]

/** Emails by state; a deferred one was refused for now and is tried again. */
export async function countEmails(payload: Payload): Promise<Record<'sent' | 'waiting' | 'deferred' | 'failed', number>> {
  const count = async (...where: Where[]) => (await payload.count({ collection: 'payload-jobs', where: { and: [...OPEN, ...where] } })).totalDocs
  const [{ totalDocs: sent }, waiting, deferred, failed] = await Promise.all([
    payload.count({ collection: 'emails', where: { state: { in: [...HANDED_OVER] } } }),
    count({ hasError: { not_equals: true } }, { or: [{ totalTried: { exists: false } }, { totalTried: { equals: 0 } }] }),
    count({ hasError: { not_equals: true } }, { totalTried: { greater_than: 0 } }),
    count({ hasError: { equals: true } }),
  ])
  return { sent, waiting, deferred, failed }
}
