import type { Event } from '@/lib/contract/events'
import { eventState } from './event-state'
import { applicationStatus, type ApplicationEvent } from './registration-status'

export type ProgrammeEvent = ApplicationEvent & Pick<Event, '_id' | 'kind'>

/**
 * What one applies for on the page of an event: the accelerator that begins next, of those that take applications at some
 * time; the event itself where there is none, or where nobody can apply on its page.
 *
 * @param events all that are published
 * @param now milliseconds since 1970
 */
export function programmeOf<Subject extends ProgrammeEvent>(event: Subject, events: readonly Subject[], now: number = Date.now()): Subject {
  if (event.kind === 'accelerator' || !event.isApplyActive || eventState(event, now) !== 'upcoming') return event
  const accelerators = events.filter((other) => other.kind === 'accelerator' && isApplicable(other, now))
  const [next] = accelerators.sort((one, other) => startOf(one) - startOf(other) || one._id.localeCompare(other._id))
  return next ?? event
}

function isApplicable(event: ProgrammeEvent, now: number): boolean {
  return eventState(event, now) === 'upcoming' && applicationStatus(event, now) !== 'none'
}

function startOf({ startsAt }: ProgrammeEvent): number {
  return startsAt ? Date.parse(startsAt) : Infinity
}
