import type { SignUp } from '@/lib/contract/events'
import { endOfEvent } from './event-end'
import type { EventTiming } from './event-state'

/** A status and the instant from which it holds, in milliseconds since 1970. */
export interface TimedStatus<Status> {
  status: Status
  from: number
}

type TimedSignUp = Pick<SignUp, 'opensAt' | 'closesAt'> | null

/** An event with the instants at which something about it changes by itself. */
export type TimedEvent = EventTiming & { registration?: TimedSignUp; application?: TimedSignUp }

/**
 * The present status of an event and those that the clock alone brings, in order. Pages are kept and stay open, so they
 * must know what comes.
 *
 * @param statusAt any rule that tells something of the event at an instant, such as `registrationStatus`
 * @param now milliseconds since 1970
 */
export function statusTimeline<Subject extends TimedEvent, Status>(
  event: Subject,
  statusAt: (event: Subject, now: number) => Status,
  now: number = Date.now(),
): [TimedStatus<Status>, ...TimedStatus<Status>[]] {
  const present = { status: statusAt(event, now), from: now }
  const timeline: [TimedStatus<Status>, ...TimedStatus<Status>[]] = [present]
  for (const from of changesOf(event).filter((instant) => instant > now)) {
    const status = statusAt(event, from)
    if (JSON.stringify(status) !== JSON.stringify(timeline.at(-1)?.status)) timeline.push({ status, from })
  }
  return timeline
}

/** From when on a kept page shows a status: the present one always, so that the same content has the same source. */
export function shownFrom({ from }: TimedStatus<unknown>, index: number): number {
  return index === 0 ? 0 : from
}

function changesOf({ registration, application, ...event }: TimedEvent): number[] {
  const openings = [registration?.opensAt, application?.opensAt]
  const ends = [toTime(registration?.closesAt), toTime(application?.closesAt), endOfEvent(event) ?? NaN]
  // The last instant of a period still belongs to it.
  const instants = [...openings.map((opening) => toTime(opening)), ...ends.map((end) => end + 1)]
  return instants.filter((instant) => !Number.isNaN(instant)).sort((one, other) => one - other)
}

function toTime(instant: string | null | undefined): number {
  return instant ? Date.parse(instant) : NaN
}
