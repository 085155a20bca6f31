import { JobCancelledError, type Payload, type TaskConfig } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { inLockedTransaction } from '../database/transaction'
import { AnnouncementSchema, type Announcement } from '../email/announcement-job'
import { EMAIL_RETRIES } from '../email/email-job'
import { jsonField } from '../jobs/json-field'
import { workInBatches } from '../database/queue/worker-state'
import { endRecord, isFinished, readProgress, saveProgress } from './announcement'
import type { Audience } from './audience'
import { beginPending } from './pending'

/** How many emails one transaction queues; between two of them, what visitors send is stored. */
const BATCH = 25

/** Emails everybody who has registered for an event or applied. After an interruption it continues. */
export function announceTask(audience: Audience): TaskConfig<'announce'> {
  return {
    slug: 'announce',
    label: 'Email everyone who has registered or applied',
    inputSchema: [jsonField('announcement', AnnouncementSchema)],
    retries: EMAIL_RETRIES,
    handler: async ({ input, req: { payload } }) => {
      const announcement = { ...input.announcement, isForUnnotified: input.announcement.isForUnnotified || input.announcement.isForUntold === true }
      const isWanted = !announcement.isForUnnotified || (await inLockedTransaction(payload, DEFAULT_LOCALE, announcement.event, (req) => beginPending(req, announcement, audience)))
      if (isWanted) await workInBatches(() => queueBatch(payload, announcement, audience))
      return { output: {} }
    },
  }
}

/**
 * @returns whether there may be more to queue
 * @throws JobCancelledError when the event is no longer published: staff see it, and can go on when it is again
 */
async function queueBatch(payload: Payload, announcement: Announcement, audience: Audience): Promise<boolean> {
  const left = await inLockedTransaction(payload, DEFAULT_LOCALE, announcement.event, async (req) => {
    if (await isFinished(req, announcement)) return 0
    const progress = await readProgress(req, announcement)
    const batch = await audience.emailNext(req, announcement, progress, BATCH)
    if (!batch) {
      await endRecord(req, announcement, false)
      return audience.countLeft(req, announcement, progress)
    }
    if (batch.last) await saveProgress(req, announcement, batch.last, batch.count)
    if (batch.hasMore) return null
    await endRecord(req, announcement, true)
    return 0
  })
  if (left) throw new JobCancelledError(`${left} ${left === 1 ? 'person was' : 'people were'} not written to: the event is not published.`)
  return left === null
}
