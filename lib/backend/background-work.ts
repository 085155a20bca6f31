import type { Payload } from 'payload'
import { wakeMailQueue } from './mail/queue'
import { passOnLapsedOffers } from './registrations/waiting-list'
import { publishWhatIsDue } from './scheduled-publishing'

/** How often it is looked whether something is to be done that nobody asks for, in milliseconds. */
const LOOK_AGAIN = 5000

// In the global object, because each route is given a copy of this module.
const shared = globalThis as { backgroundWork?: NodeJS.Timeout; isWorking?: boolean }

/**
 * Looks from now on after what happens by itself: letters of before a restart and those that were refused,
 * seats that nobody took in time, and publishing that staff have scheduled.
 */
export function startBackgroundWork(payload: Payload): void {
  if (shared.backgroundWork) return
  shared.backgroundWork = setInterval(() => void work(payload), LOOK_AGAIN).unref()
  void work(payload)
}

async function work(payload: Payload): Promise<void> {
  if (shared.isWorking) return
  shared.isWorking = true
  // One that fails must not keep the others from being done.
  for (const task of [passOnLapsedOffers, publishWhatIsDue]) {
    await task(payload).catch((error: unknown) => console.error('Background work:', error))
  }
  wakeMailQueue(payload)
  shared.isWorking = false
}
