import type { Payload } from 'payload'
import { wakeMailQueue } from './mail/queue'
import { passOnLapsedOffers } from './registrations/waiting-list'

/** How often it is looked at what has come due, in milliseconds. */
const LOOK_AGAIN = 20_000

const shared = globalThis as { clock?: NodeJS.Timeout; isClockBusy?: boolean }

/** Does from now on what has its time: publishing that staff have scheduled, and seats whose offer has lapsed. */
export function startClock(payload: Payload): void {
  shared.clock ??= setInterval(() => void tick(payload), LOOK_AGAIN).unref()
}

async function tick(payload: Payload): Promise<void> {
  if (shared.isClockBusy) return
  shared.isClockBusy = true
  try {
    if (await hasScheduledWork(payload)) await payload.jobs.run({ queue: 'default', silent: true })
    await passOnLapsedOffers(payload)
    wakeMailQueue(payload)
  } catch (error) {
    console.error('Clock:', error)
  } finally {
    shared.isClockBusy = false
  }
}

async function hasScheduledWork(payload: Payload): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection: 'payload-jobs',
    where: {
      and: [
        { taskSlug: { equals: 'schedulePublish' } },
        { completedAt: { exists: false } },
        { hasError: { not_equals: true } },
        { waitUntil: { less_than: new Date().toISOString() } },
      ],
    },
  })
  return totalDocs > 0
}
