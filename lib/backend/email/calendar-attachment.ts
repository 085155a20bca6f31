import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventRepeatingFreq, ICalEventStatus, ICalEventTransparency, type ICalEventData } from 'ical-generator'
import type { Event } from '@/lib/contract/events'
import { toAsciiAddress } from '@/lib/contract/fields/email-address'
import type { Ticket } from '@/lib/contract/fields/tickets'
import type { Locale } from '@/lib/i18n/locales'
import { getTranslations } from '@/lib/i18n/translations'
import { formatTicketCode } from '@/lib/site/tickets/ticket-code'
import { endOf } from '@/lib/site/agenda/agenda'
import { onLaterDay, zoneBlock, zoned } from '@/lib/site/calendar/calendar-zone'
import { toDailyHours, type DailyHours, type Hours } from '@/lib/site/calendar/daily-hours'
import { placeOf } from '@/lib/site/text/place'
import { env } from '@/lib/env'
import { fullTitleOf } from '@/lib/site/events/full-title'
import type { EmailMessage } from './email-message'

/** In seconds: time to get there. */
const ALARM_BEFORE = 2 * 60 * 60

interface CalendarAttachmentOptions {
  event: Event
  locale: Locale
  /** The entry's UID is made of it. */
  registrationId: string
  /** How often the entry was changed. */
  sequence: number
  isCancelled: boolean
  /** Null for an entry that is a message to nobody. */
  attendee: { name: string; email: string } | null
  organizer: { name: string; email: string }
  ticket: Pick<Ticket, 'number' | 'code'> | null
  /** The page of the registration. */
  href: string
  /** When the sessions of the event begin and end. */
  sessions: readonly Hours[]
}

/**
 * Builds the calendar entry of a registration (RFC 5545, RFC 5546): one UID for its life, a higher SEQUENCE
 * with each change, times in the zone of the event. An event of several days is one entry that comes again each day,
 * because a message of this kind holds one UID; a day with hours of its own is an exception to it (RECURRENCE-ID).
 *
 * @returns undefined for an event without a date
 */
export function buildCalendarAttachment(options: CalendarAttachmentOptions): EmailMessage['calendar'] {
  const { event, locale, registrationId, sequence, isCancelled, attendee, organizer, href, sessions } = options
  const { startsAt, endsAt } = event
  if (!startsAt) return undefined
  const host = new URL(env().SITE_URL).hostname
  const method = !attendee ? ICalCalendarMethod.PUBLISH : isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const zone = zoneBlock(event.timezone)?.name
  const { days, isFree } = toDailyHours({ start: Date.parse(startsAt), end: endOf({ startsAt, endsAt }) }, zone, sessions)
  const calendar = ical({
    prodId: { company: host, product: 'events', language: locale.toUpperCase() },
    method,
    // The calendar gets only the generator: a zone here would be taken for that of DTSTAMP, which is UTC.
    timezone: { name: null, generator: (name) => zoneBlock(name)?.block ?? null },
  })
  const entry: ICalEventData = {
    id: `registration-${registrationId}@${host}`,
    sequence,
    stamp: new Date(),
    ...zonedHours(days[0], zone),
    transparency: isFree ? ICalEventTransparency.TRANSPARENT : ICalEventTransparency.OPAQUE,
    timezone: zone,
    summary: fullTitleOf(event),
    description: describe(options),
    location: placeOf(event) || undefined,
    url: href,
    ...(!isCancelled && { alarms: [{ type: ICalAlarmType.display, triggerBefore: ALARM_BEFORE, description: fullTitleOf(event) }] }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: inParameter(organizer.name), email: organizer.email || `no-reply@${host}` },
    attendees: attendee ? [{ name: inParameter(attendee.name), email: toAsciiAddress(attendee.email), rsvp: false }] : [],
  }
  calendar.createEvent({ ...entry, ...(days.length > 1 && { repeating: { freq: ICalEventRepeatingFreq.DAILY, count: days.length } }) })
  // Without the entry there are no exceptions either.
  if (!isCancelled) for (const exception of exceptionsOf(days, zone)) calendar.createEvent({ ...entry, ...exception })
  return { method: isCancelled ? 'CANCEL' : 'REQUEST', content: `${calendar.toString()}\r\n` }
}

/**
 * A name as the value of a parameter, which a quotation mark would end: no backslash changes that (RFC 5545, section 3.2).
 * Few calendars read the `^'` that RFC 6868 has for it, so the name gets the marks that are printed.
 */
function inParameter(name: string): string {
  return name
    .replaceAll(/"([^"]*)"/g, '“$1”')
    .replaceAll('"', '”')
    .replaceAll(/[\p{Cc}\\^]+/gu, ' ')
}

/** The days whose hours are not those of the first one. */
function exceptionsOf(days: DailyHours['days'], zone: string | undefined): Pick<ICalEventData, 'recurrenceId' | 'start' | 'end'>[] {
  return days.flatMap((day, index) => {
    const usual = { start: onLaterDay(days[0].start, index, zone), end: onLaterDay(days[0].end, index, zone) }
    return day.start === usual.start && day.end === usual.end ? [] : [{ recurrenceId: zoned(usual.start, zone), ...zonedHours(day, zone) }]
  })
}

function zonedHours({ start, end }: Hours, zone: string | undefined) {
  return { start: zoned(start, zone), end: zoned(end, zone) }
}

/** The facts for the way there: ticket, doors and the link to the page. */
function describe({ event, locale, ticket, href }: CalendarAttachmentOptions): string {
  const t = getTranslations({ locale, namespace: 'TicketCard' })
  const lines = [
    event.doors,
    ticket && `${t('number')}: ${ticket.number}`,
    ticket && `${t('code')}: ${formatTicketCode(ticket.code)}`,
    href,
    event.summary,
  ]
  return lines.filter(Boolean).join('\n')
}
