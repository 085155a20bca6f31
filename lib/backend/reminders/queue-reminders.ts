import type { Payload } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { isDue, reminderWindow, type ReminderWindow } from '@/lib/site/events/reminder-times'
import { queueJobs } from '../database/queue/queue-job'
import { workInBatches } from '../database/queue/worker-state'
import { inLockedTransaction } from '../database/transaction'
import { ANNOUNCEMENT_QUEUE } from '../email/email-job'
import { attempt, forgetProblems } from '../database/queue/background-problems'
import type { ReminderRecipients } from './recipients'
import { readRun, saveRun, type Reminder } from './reminder-run'
import { findRemindedEvents } from './reminder-settings'

/** As staff read it. */
const TASK = 'Reminders'

/** How many emails one transaction queues. */
const BATCH = 50

/** Queues the reminders that are due by the clock; one that was interrupted goes on where it was. */
export async function queueReminders(payload: Payload, recipients: ReminderRecipients): Promise<void> {
  const now = Date.now()
  const events = await findRemindedEvents(payload, now)
  for (const { id, on, ...times } of events) {
    await attempt(payload, TASK, id, async () => {
      for (const kind of on) {
        const window = reminderWindow(kind, times)
        if (window && isDue(window, now)) await queueReminder(payload, { event: id, kind, day: window.day }, window, recipients)
      }
    })
  }
  await forgetProblems(payload, TASK, new Set(events.map(({ id }) => id)))
}

async function queueReminder(payload: Payload, reminder: Reminder, window: ReminderWindow, recipients: ReminderRecipients): Promise<void> {
  if ((await readRun(payload, reminder))?.endedAt) return
  await workInBatches(() => queueBatch(payload, reminder, window, recipients))
}

/** @returns whether there may be more to queue */
function queueBatch(payload: Payload, reminder: Reminder, { from }: ReminderWindow, recipients: ReminderRecipients): Promise<boolean> {
  return inLockedTransaction(payload, DEFAULT_LOCALE, reminder.event, async (req) => {
    const now = new Date().toISOString()
    const run = (await readRun(payload, reminder, req)) ?? { count: 0, last: null, startedAt: now, endedAt: null }
    if (run.endedAt) return false
    // Guests who register later have just read the same in the confirmation.
    const places = await recipients.next(req, reminder.event, { isThanks: reminder.kind === 'thanks', registeredBy: from, after: run.last, limit: BATCH })
    const inputs = places.map(({ id }) => ({ ...reminder, registration: id }))
    await queueJobs(req, 'remind', inputs, ANNOUNCEMENT_QUEUE)
    const hasMore = places.length === BATCH
    await saveRun(req, reminder, {
      ...run,
      count: run.count + places.length,
      last: places.at(-1) ?? run.last,
      endedAt: hasMore ? null : now,
    })
    return hasMore
  })
}
