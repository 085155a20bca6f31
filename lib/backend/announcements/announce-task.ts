import type { Payload, TaskConfig } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { inTransaction, lockFor } from '../database/transaction'
import { EMAIL_RETRIES } from '../email/email-queue'
import { readProgress, saveProgress, type Announcement } from './announcement'
import type { Audience } from './audience'

/** How many are written to in one transaction: what visitors send meanwhile gets its turn in between. */
const BATCH = 25

/** The task that emails everybody who has registered for an event. Cut off, it goes on where it was. */
export function announceTask(audience: Audience): TaskConfig<{ input: { announcement: Announcement }; output: object }> {
  return {
    slug: 'announce',
    label: 'Email everybody who has registered',
    inputSchema: [{ name: 'announcement', type: 'json', required: true }],
    retries: EMAIL_RETRIES,
    handler: async ({ input: { announcement }, req }) => {
      while (await emailSome(req.payload, announcement, audience));
      return { output: {} }
    },
  }
}

/** Queues the next emails of an announcement. @returns whether there may be more */
function emailSome(payload: Payload, announcement: Announcement, audience: Audience): Promise<boolean> {
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    await lockFor(req, announcement.event)
    const sent = await audience.emailNext(req, announcement, await readProgress(req, announcement), BATCH)
    if (!sent) return false
    if (sent.last) await saveProgress(req, announcement, sent.last)
    return sent.count === BATCH
  })
}
