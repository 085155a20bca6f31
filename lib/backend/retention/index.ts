import type { Payload } from 'payload'
import { HOUR } from '@/lib/site/text/durations'
import { processState } from '@/lib/runtime'
import { workInBatches } from '../database/queue/worker-state'
import { deleteExpiredData, type OtherDeletions } from './expired-data'

export { guestsByCountry } from './guests-by-country'

const state = processState('retention', () => ({ nextRun: 0 }))

/** @returns what deletes all personal data whose time is over, once an hour */
export const applyRetentionPeriods = (others: OtherDeletions) => async (payload: Payload): Promise<void> => {
  if (Date.now() < state.nextRun) return
  await workInBatches(async () => (await deleteExpiredData(payload, others)) > 0)
  state.nextRun = Date.now() + HOUR
}
