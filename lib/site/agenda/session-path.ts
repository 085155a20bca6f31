import type { Session } from '@/lib/contract/sessions'
import { sessionFragment } from './agenda-address'
import { toCalendarDay } from '../text/dates'
import { toViewQuery } from '../lists/list-view'
import { pathTo } from '../routes'

/**
 * Where a session stands in the agenda of its event. The agenda finds it by its key even when staff have
 * filed it under another day.
 *
 * @param event the event's identifier and the tz database's name of its zone, whose calendar counts
 */
export function sessionPath(
  session: Pick<Session, '_id' | 'startsAt'>,
  event: { identifier: string; timezone: string },
): string {
  const day = toCalendarDay(session.startsAt, event.timezone)
  return `${pathTo('agenda', { eventIdentifier: event.identifier })}${toViewQuery({ day })}#${sessionFragment(session._id)}`
}
