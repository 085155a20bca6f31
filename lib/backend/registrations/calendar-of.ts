import type { Event } from '@/lib/contract/events'
import type { Hours } from '@/lib/site/calendar/daily-hours'
import { pathTo } from '@/lib/site/routes'
import { takesPlace } from '@/lib/site/events/held-days'
import { buildCalendarAttachment } from '../email/calendar-attachment'
import type { Organisation } from '../email/organisation'
import { signedPath } from '../email/signed-links'
import { siteLink } from '../email/site-link'
import { ticketOf } from '../tickets'
import { wasEntrySent } from '../email/emailed-facts'
import type { StoredRegistration } from './stored-registration'

interface CalendarOptions {
  isWithdrawn?: boolean
  /** Whether they were moved here just now, and may have the entry of the event before, of which nothing is noted any more. */
  isMoved?: boolean
  /** The token by which it is downloaded: then it is no message to an attendee, and leads back to where it was found. */
  downloadedBy?: string
}

interface CalendarFacts {
  event: Event
  /** When its sessions begin and end. */
  sessions: readonly Hours[]
  organizer: Organisation
}

/**
 * The calendar entry of a registration with a seat, or of one that was withdrawn after the entry had been sent: the same one in emails and on its page.
 * That of an event which no longer has a date is cancelled at the one that was emailed before.
 */
export function calendarOf(registration: StoredRegistration, { event, sessions, organizer }: CalendarFacts, { isWithdrawn = false, isMoved = false, downloadedBy }: CalendarOptions = {}) {
  const { id, locale, fullName, email, sequence, state, emailedFacts } = registration
  const isCancelled = isWithdrawn || !takesPlace(event)
  if (isCancelled && !downloadedBy && !isMoved && !wasEntrySent(emailedFacts)) return undefined
  if (!isWithdrawn && state !== 'confirmed') return undefined
  const { startsAt, endsAt, timezone } = event.startsAt ? event : (emailedFacts ?? event)
  return buildCalendarAttachment({
    event: { ...event, startsAt, endsAt, timezone },
    sessions,
    locale,
    registrationId: id,
    sequence,
    // A postponed event is cancelled at its old time; once it has a new one, the same entry is confirmed again.
    isCancelled,
    attendee: downloadedBy ? null : { name: fullName, email },
    organizer,
    ticket: ticketOf(registration),
    href: siteLink(downloadedBy ? pathTo('ownRegistration', { token: downloadedBy }) : signedPath('registration', registration), locale),
  })
}
