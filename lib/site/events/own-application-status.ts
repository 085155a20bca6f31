import type { ApplicationState } from '@/lib/contract/accelerators'
import { eventState } from './event-state'
import { applicationStatus, isOpen, type ApplicationEvent } from './registration-status'

/** Until the deadline, and as long as nothing is decided. */
export function canCorrectApplication(state: ApplicationState, event: ApplicationEvent, now: number = Date.now()): boolean {
  return ['received', 'shortlisted'].includes(state) && isOpen(applicationStatus(event, now))
}

/** Until the event is over, unless it is declined or withdrawn already. */
export function canWithdrawApplication(state: ApplicationState, event: ApplicationEvent, now: number = Date.now()): boolean {
  return !['declined', 'withdrawn'].includes(state) && !['past', 'cancelled'].includes(eventState(event, now))
}

interface Place {
  state: ApplicationState
  confirmBy?: string | null
}

/** Whether an accepted applicant is asked to say if they come. */
export function canConfirmPlace({ state, confirmBy }: Place, event: ApplicationEvent, now: number = Date.now()): boolean {
  return state === 'accepted' && Boolean(confirmBy) && now <= Date.parse(confirmBy ?? '') && canWithdrawApplication(state, event, now)
}
