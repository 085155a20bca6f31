import type { EmailKind } from '../email/email-kind'
import type { Accelerator } from '../payload-types'

/** The kind of email about each state: sent on arrival, when staff change the state, or when they want it sent again. */
export const EMAIL_KIND_OF_STATE = {
  received: 'application',
  shortlisted: 'shortlisted',
  waitingList: 'applicationWaiting',
  accepted: 'accepted',
  declined: 'declined',
  withdrawn: 'applicationWithdrawn',
} as const satisfies Record<Accelerator['state'], EmailKind>
