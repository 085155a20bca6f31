import type { Payload, TaskConfig } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { inTransaction, lockFor } from '../database/transaction'
import { EMAIL_RETRIES } from '../email/email-job'
import { jsonField } from '../jobs/json-field'
import { AnnouncementSchema, readProgress, saveProgress, type Announcement } from './announcement'
import type { Audience } from './audience'

/** How many emails one transaction queues; between two of them, what visitors send is stored. */
const BATCH = 25

/** Emails everybody who has registered for an event. After an interruption it goes on where it was. */
export function announceTask(audience: Audience): TaskConfig<'announce'> {
  return {
    slug: 'announce',
    label: 'Email everyone who has registered',
    inputSchema: [jsonField('announcement', AnnouncementSchema)],
    retries: EMAIL_RETRIES,
    handler: async ({ input: { announcement }, req }) => {
      while (await queueBatch(req.payload, announcement, audience));
      return { output: {} }
    },
  }
}

/** @returns whether there may be more to queue */
function queueBatch(payload: Payload, announcement: Announcement, audience: Audience): Promise<boolean> {
  return inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    await lockFor(req, announcement.event)
    const batch = await audience.emailNext(req, announcement, await readProgress(req, announcement), BATCH)
    if (!batch) return false
    if (batch.last) await saveProgress(req, announcement, batch.last)
    return batch.count === BATCH
  })
}
