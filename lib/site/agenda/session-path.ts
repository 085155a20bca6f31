import type { Session } from '@/lib/contract/sessions'
import { sessionFragment } from './agenda-address'
import { toCalendarDay } from '../text/dates'
import { toViewQuery } from '../lists/list-view'
import { pathTo } from '../routes'

/** The address of a session in its agenda, which finds it even when staff have filed it under another day. */
export function sessionPath(
  session: Pick<Session, '_id' | 'startsAt'>,
  event: { identifier: string; timezone: string },
): string {
  const day = toCalendarDay(session.startsAt, event.timezone)
  return `${pathTo('agenda', { eventIdentifier: event.identifier })}${toViewQuery({ day })}#${sessionFragment(session._id)}`
}
