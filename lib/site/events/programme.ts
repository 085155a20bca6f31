import type { Event } from '@/lib/contract/events'
import { eventState } from './event-state'
import { applicationStatus, isOpen, type ApplicationEvent } from './registration-status'

export type ProgrammeEvent = ApplicationEvent & Pick<Event, '_id' | 'kind'>

/**
 * The programme that visitors apply for on the page of an event: the accelerator that begins next, of those that take applications at some
 * time; while there is none, one that has begun and still takes them; the event itself where there is neither, or where
 * nobody can apply on its page.
 *
 * @param events all that are published
 * @param now milliseconds since 1970
 */
export function programmeOf<Subject extends ProgrammeEvent>(event: Subject, events: readonly Subject[], now: number = Date.now()): Subject {
  if (isOwnProgramme(event, now)) return event
  const accelerators = events.filter((other) => other.kind === 'accelerator' && isApplicable(other, now))
  const order = (one: Subject, other: Subject) => startOf(one) - startOf(other) || one._id.localeCompare(other._id)
  const [next] = accelerators.filter((one) => !hasBegun(one, now)).sort(order)
  const [running] = accelerators.filter((one) => hasBegun(one, now)).sort(order)
  return next ?? running ?? event
}

/** Whether the programme applied for on the page of an event depends on no other event. */
export function isOwnProgramme(event: ProgrammeEvent, now: number = Date.now()): boolean {
  return event.kind === 'accelerator' || !event.isApplyActive || eventState(event, now) !== 'upcoming'
}

function isApplicable(event: ProgrammeEvent, now: number): boolean {
  const status = applicationStatus(event, now)
  return eventState(event, now) === 'upcoming' && (hasBegun(event, now) ? isOpen(status) : status !== 'none')
}

function hasBegun(event: ProgrammeEvent, now: number): boolean {
  return startOf(event) <= now
}

function startOf({ startsAt }: ProgrammeEvent): number {
  return startsAt ? Date.parse(startsAt) : Infinity
}
