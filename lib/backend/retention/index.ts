import type { Payload } from 'payload'
import { processState } from '../jobs/process-state'
import { deleteExpiredData } from './expired-data'

export { guestsByCountry } from './guests-by-country'
export { deletionDue, eventReader, type EventReader, type PersonalRow } from './last-day'

const HOUR = 60 * 60 * 1000

const state = processState('retention', () => ({ nextRun: 0 }))

/**
 * Deletes personal data whose time is over: some at each call, and nothing for an hour once all are gone.
 *
 * @returns whether there may be more
 */
export async function keepRetentionPeriods(payload: Payload): Promise<boolean> {
  if (Date.now() < state.nextRun) return false
  const deleted = await deleteExpiredData(payload)
  if (deleted === 0) state.nextRun = Date.now() + HOUR
  return deleted > 0
}
