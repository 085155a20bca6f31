import { Fragment, type ReactNode } from 'react'
import { shownFrom, type TimedStatus } from '@/lib/site/events/status-timeline'
import { TimedContent } from '@/components/ui/timed-content'

interface StatusContentProps<Status> {
  timeline: readonly [TimedStatus<Status>, ...TimedStatus<Status>[]]
  children: (status: Status, from: number) => ReactNode
  /** Whether a status may stay though its time is over, because somebody may be in the middle of a form. */
  isPersistent?: (status: Status) => boolean
}

/** Shows the content of the present status, and on a cached page that of the next one as soon as it begins. */
export function StatusContent<Status>({ timeline, children, isPersistent }: StatusContentProps<Status>) {
  const parts = timeline.map((timed, index) => ({ from: shownFrom(timed, index), content: children(timed.status, timed.from), ...(isPersistent?.(timed.status) && { isPersistent: true }) }))
  // A status that never changes needs no script.
  return parts.length > 1 ? <TimedContent parts={parts} /> : <Fragment>{parts[0]?.content}</Fragment>
}
