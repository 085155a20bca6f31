import type { Payload } from 'payload'
import { cms } from './cms/cms'
import { leaveMailbox, watchMailbox } from './email-events/mailbox/watch-mailbox'
import { endFailedEmails } from './email/records/end-failed-emails'
import { sendEmails } from './email/delivery/email-queue'
import { deleteRecordsWithout } from './email/records/old-records'
import { deleteOldEmails } from './email/delivery/outbox'
import { deleteDoneJobs, type WantedJobs } from './database/queue/leases'
import { noteProgress } from './database/queue/progress'
import { runNextJob } from './database/queue/run-job'
import { runWorker, type RunningWorker } from './database/queue/run-worker'
import { guestRegistrar } from './registrations/guest-registrar'
import { reminderRecipients } from './registrations/reminder-recipients'
import { expireOffers } from './registrations/waiting-list'
import { forgetOldFiles, lapsePlaces } from './applications'
import { endBrokenImports } from './guests/broken-imports'
import { forgetOldImports } from './guests/forget-old-imports'
import { beginDueNewsletters, sendNewsletters } from './newsletters/send-newsletters'
import { queueReminders } from './reminders/queue-reminders'
import { eraseReadings, forgetOldReadings, remindJurors, storeFigures } from './review'
import { applyRetentionPeriods } from './retention'
import { endOldImports } from './subscriptions'

/** How often a worker looks for what nobody has told it of, in milliseconds. */
const INTERVALS = { jobs: 1000, clock: 5000 }

const remind = (payload: Payload) => queueReminders(payload, reminderRecipients)

const endImports = (payload: Payload) => endBrokenImports(payload, guestRegistrar)

const JOBS_OF_LOOPS: WantedJobs['tasks'][] = [['schedulePublish', 'inline'], ['announce', 'offerSeats', 'tellDecisions'], ['importGuests', 'inviteSubscribers']]

/** The work that is due by the clock, and finds its own tasks. */
const BY_THE_CLOCK = [deleteDoneJobs, beginDueNewsletters, expireOffers, lapsePlaces, remind, remindJurors, endFailedEmails, endImports, forgetOldImports, endOldImports, applyRetentionPeriods({ deleteOldEmails, deleteRecordsWithout, storeFigures, eraseReadings }), forgetOldFiles, forgetOldReadings]

/** Does everything that no visitor waits for, in this process; other workers may do so at the same time. */
export async function startWorker(intervals = INTERVALS, onStandstill = () => {}): Promise<RunningWorker> {
  const loops = [
    { work: sendEmails, interval: intervals.jobs },
    { work: sendNewsletters, interval: intervals.jobs },
    // An import of thousands holds up neither what goes public nor what everybody must hear.
    ...JOBS_OF_LOOPS.map((tasks) => ({ work: (payload: Payload) => runNextJob(payload, { tasks }), interval: intervals.jobs })),
    { work: watchMailbox, end: leaveMailbox, interval: intervals.jobs, isByTheClock: true },
    { work: workByTheClock, interval: intervals.clock, isByTheClock: true },
  ]
  return runWorker(await cms(), loops, { onEnd: onStandstill })
}

async function workByTheClock(payload: Payload): Promise<boolean> {
  for (const work of BY_THE_CLOCK) {
    await work(payload).catch((error: unknown) => console.error('Worker:', error))
    noteProgress()
  }
  return false
}
