import type { Payload } from 'payload'
import { wakeMailQueue } from './mail/queue'
import { passOnLapsedOffers } from './registrations/waiting-list'

/** How often it is looked whether something is to be done that nobody asks for, in milliseconds. */
const LOOK_AGAIN = 5000

// In the global object, because each route is given a copy of this module.
const shared = globalThis as { backgroundWork?: NodeJS.Timeout }

/**
 * Looks from now on after what happens by itself: letters of before a restart and those that were refused,
 * and seats that nobody took in time.
 */
export function startBackgroundWork(payload: Payload): void {
  if (shared.backgroundWork) return
  shared.backgroundWork = setInterval(() => void work(payload), LOOK_AGAIN).unref()
  void work(payload)
}

async function work(payload: Payload): Promise<void> {
  try {
    await passOnLapsedOffers(payload)
    wakeMailQueue(payload)
  } catch (error) {
    console.error('Background work:', error)
  }
}
