import type { APPLICATION_STATES } from '@/lib/contract/accelerators'

/** As staff read them. */
export const APPLICATION_STATE_WORDS: Record<(typeof APPLICATION_STATES)[number], string> = {
  received: 'Received',
  shortlisted: 'On the shortlist',
  waitingList: 'On the waiting list',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
}
