import { AsyncLocalStorage } from 'node:async_hooks'
import { processState } from '@/lib/runtime'

const scheduled = processState('scheduledPublication', () => new AsyncLocalStorage<true>())

/** Does a publication that somebody chose a time for: nobody is there to be asked, so an agenda goes along with its event. */
export function asScheduledPublication<Result>(work: () => Promise<Result>): Promise<Result> {
  return scheduled.run(true, work)
}

export function isScheduledPublication(): boolean {
  return scheduled.getStore() === true
}
