import type { ApplicationState } from '@/lib/contract/accelerators'
import type { Event } from '@/lib/contract/events'
import { DAY } from '../text/durations'
import { eventState, type EventTiming } from './event-state'
import { applicationStatus, isOpen, type ApplicationEvent } from './registration-status'

/** Until the deadline or, when it was sent back, until the day that was then named, and as long as nothing is decided. */
export function canCorrectApplication(state: ApplicationState, event: ApplicationEvent, correctBy: string | null | undefined, now: number = Date.now()): boolean {
  return ['received', 'shortlisted'].includes(state) && (isOpen(applicationStatus(event, now)) || now <= Date.parse(correctBy ?? ''))
}

/** Until the event is over, unless it is declined or withdrawn already. */
export function canWithdrawApplication(state: ApplicationState, event: ApplicationEvent, now: number = Date.now()): boolean {
  return !['declined', 'withdrawn'].includes(state) && !['past', 'cancelled'].includes(eventState(event, now))
}

/** The day by which applicants hear, as long as that can be promised; null for one that was decided. */
export function decisionDay(state: ApplicationState, { decisionsAt }: Pick<Event, 'decisionsAt'>, now: number = Date.now()): string | null {
  return ['received', 'shortlisted'].includes(state) && decisionsAt && Date.parse(decisionsAt) > now ? decisionsAt : null
}

interface Place {
  state: ApplicationState
  confirmBy?: string | null
}

/** Whether an accepted applicant is asked to say if they come. */
export function canConfirmPlace({ state, confirmBy }: Place, event: ApplicationEvent, now: number = Date.now()): boolean {
  return state === 'accepted' && Boolean(confirmBy) && now <= Date.parse(confirmBy ?? '') && canWithdrawApplication(state, event, now)
}

/** How long somebody from the waiting list has to take a place, and how long at least. */
const PLACE_OFFER = 5 * DAY
const SHORTEST_OFFER = DAY

/** Until when a place that became free is offered to the next one; null where there is no time left for that. */
export function placeOfferEnd(event: EventTiming, now: number = Date.now()): string | null {
  const state = eventState(event, now)
  if (state !== 'upcoming' && state !== 'postponed') return null
  const last = state === 'upcoming' && event.startsAt ? Date.parse(event.startsAt) : Infinity
  const end = Math.min(now + PLACE_OFFER, last)
  return end - now < SHORTEST_OFFER ? null : new Date(end).toISOString()
}
