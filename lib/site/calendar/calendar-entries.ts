import type { Event } from '@/lib/contract/events'
import type { Session } from '@/lib/contract/sessions'
import type { Locale } from '@/lib/i18n/locales'
import { fullTitleOf } from '@/lib/site/events/full-title'
import { DAY } from '@/lib/site/text/durations'
import { endOf } from '../agenda/agenda'
import { fillText } from '../text/fill-text'
import { placeOf } from '../text/place'
import { publicAddress } from '../security/public-address'
import { pathTo } from '../routes'
import { sessionPath } from '../agenda/session-path'

export interface CalendarEntry {
  /** The same for the life of the event or session, in every file and language. */
  uid: string
  title: string
  description: string
  place: string
  coordinates: { latitude: number; longitude: number } | null
  /** Milliseconds since 1970. */
  start: number
  end: number
  timeZone: string
  isCancelled: boolean
  /** Whether the time stays free for others: an event of several days does not fill them. */
  isFree: boolean
  /** Milliseconds since 1970; null where the backend does not tell. */
  changedAt: number | null
  url: string
}

/** With names in braces: `{title}`, `{names}`. */
interface EntryWords {
  cancelled: string
  postponed: string
  speakers: string
}

export interface EntrySite {
  siteUrl: string
  locale: Locale
  words: EntryWords
}

/** Counting from here keeps the numbers within the 31 bits of SEQUENCE. */
const SEQUENCE_EPOCH = Date.UTC(2020, 0, 1)
const HIGHEST_SEQUENCE = 2 ** 31 - 1

/** SEQUENCE (RFC 5545, 3.8.7.4) rises with every change; 0 where changes are unknown. */
export function sequenceOf({ changedAt }: Pick<CalendarEntry, 'changedAt'>): number {
  if (changedAt === null) return 0
  return Math.min(Math.max(Math.floor((changedAt - SEQUENCE_EPOCH) / 1000), 0), HIGHEST_SEQUENCE)
}

/** Null while the event has no date. */
export function toEventEntry(event: Event, site: EntrySite): CalendarEntry | null {
  const { startsAt, endsAt } = event
  if (!startsAt) return null
  const [start, end] = [Date.parse(startsAt), endOf({ startsAt, endsAt })]
  const { siteUrl, locale } = site
  const url = publicAddress(siteUrl, pathTo('event', { eventIdentifier: event.identifier }), locale)
  return {
    ...commonsOf(event),
    uid: `event-${event._id}@${new URL(siteUrl).hostname}`,
    title: titled(fullTitleOf(event), event, site.words),
    description: [event.doors, event.summary, url].filter(Boolean).join('\n\n'),
    place: placeOf(event),
    start,
    end,
    isFree: end - start > DAY,
    changedAt: latest(event.updatedAt),
    url,
  }
}

/** A change of the event, such as its cancellation, counts as one of the session. */
export function toSessionEntry(session: Session, event: Event, site: EntrySite): CalendarEntry {
  const { siteUrl, locale, words } = site
  const url = publicAddress(siteUrl, sessionPath(session, event), locale)
  const names = session.speakers.map(({ fullName }) => fullName).join(', ')
  return {
    ...commonsOf(event),
    uid: `session-${session._id}@${new URL(siteUrl).hostname}`,
    title: titled(session.title, event, words),
    description: [session.description.trim(), names && fillText(words.speakers, { names }), event.title, url]
      .filter(Boolean)
      .join('\n\n'),
    place: [session.stage, placeOf(event)].filter(Boolean).join(', '),
    start: Date.parse(session.startsAt),
    end: endOf(session),
    isFree: false,
    changedAt: latest(session.updatedAt, event.updatedAt),
    url,
  }
}

function commonsOf({ venue, timezone, status }: Event) {
  const [latitude, longitude] = [venue?.latitude ?? null, venue?.longitude ?? null]
  return {
    coordinates: latitude !== null && longitude !== null ? { latitude, longitude } : null,
    timeZone: timezone,
    // Nobody should come at the old time of a postponed event either; its new one takes the entry up again.
    isCancelled: status !== 'scheduled',
  }
}

function titled(title: string, { status }: Event, words: EntryWords): string {
  return status === 'scheduled' ? title : fillText(words[status], { title })
}

function latest(...instants: (string | undefined)[]): number | null {
  const times = instants.flatMap((instant) => (instant ? [Date.parse(instant)] : []))
  return times.length > 0 ? Math.max(...times) : null
}
