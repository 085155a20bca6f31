import type { Event } from '@/lib/contract/events'
import type { Image } from '@/lib/contract/fields/images'
import type { SessionDay } from '@/lib/contract/session-days'
import type { Session } from '@/lib/contract/sessions'
import { LOCALES } from '@/lib/i18n/locales'
import { dayOf, toCalendar } from '../agenda/agenda'
import { isShownWhole } from '../agenda/agenda-arrangement'
import { toParts } from '../agenda/agenda-parts'
import { sessionListAddress } from '../agenda/session-list-address'
import { calendarPath } from '../calendar/calendar-address'
import { PEOPLE_PER_PAGE } from '../constants'
import { toViewQuery, withPage } from '../lists/list-view'
import { isOfEvent, pathTo, ROUTES, routesWith, type RouteName } from '../routes'
import { PICTURE_FOLDER } from './picture-name'
import { addressIn } from './stored-address'

type Person = { identifier: string }

/** What the pages of an event are made of; other content that they show counts for its pictures alone. */
export interface OfflineContent {
  event: Event
  sessions: readonly Pick<Session, '_id' | 'startsAt' | 'sessionDay' | 'stage'>[]
  sessionDays: readonly SessionDay[]
  speakers: readonly Person[]
  participants: readonly Person[]
}

/** The scripts, style sheets and fonts that each screen needs, by its pattern, as the build notes them. */
export type FilesOfScreens = Readonly<Partial<Record<string, readonly string[]>>>

/** What is read at an event comes before forms and lists of people: a device may not have room for everything. */
const FIRST = ['event', 'agenda', 'eventSpeakers', 'eventFaq', 'explore', 'eventAbout'] as const
const SCREENS = [...FIRST, ...routesWith('sitemap', 'event').filter((name) => !FIRST.some((first) => first === name))]

/** Everything that a browser stores to show an event without a connection, the most important first. */
export function offlineUrls(content: OfflineContent, files: FilesOfScreens): string[] {
  const { identifier } = content.event
  const screens = (Object.keys(ROUTES) as RouteName[]).filter((name) => isOfEvent(name) || name === 'home')
  const ofEvent = LOCALES.flatMap((locale) => [
    ...pagesOf(content).map((address) => addressIn(locale, address)),
    sessionListAddress(identifier, locale),
    ...(['event', 'agenda'] as const).map((kind) => calendarPath({ kind, key: identifier }, 'ics', locale)),
  ])
  return [...new Set([...screens.flatMap((name) => files[ROUTES[name].pattern] ?? []), ...ofEvent, ...picturesIn(content)])]
}

function pagesOf({ event, sessions, sessionDays, speakers, participants }: OfflineContent): string[] {
  const { identifier: eventIdentifier } = event
  const laterPages = (name: 'eventSpeakers' | 'eventParticipants', people: readonly Person[]) =>
    Array.from({ length: Math.max(Math.ceil(people.length / PEOPLE_PER_PAGE) - 1, 0) }, (_, index) => `${pathTo(name, { eventIdentifier })}${toViewQuery(withPage({}, index + 2))}`)
  const calendar = toCalendar(sessionDays, event.timezone)
  const days = isShownWhole(sessions.length) ? [] : [...new Set(sessions.map((session) => dayOf(session, calendar)))].sort()
  const parts = days.flatMap((day) =>
    toParts(sessions.filter((session) => dayOf(session, calendar) === day)).map((_, index) => `${pathTo('agenda', { eventIdentifier })}${toViewQuery(withPage({ day }, index + 1))}`),
  )
  return [
    ...SCREENS.map((name) => pathTo(name, { eventIdentifier })),
    // Where an installed site opens.
    pathTo('home'),
    ...parts,
    ...laterPages('eventSpeakers', speakers),
    ...speakers.map(({ identifier }) => pathTo('eventSpeaker', { eventIdentifier, identifier })),
    ...laterPages('eventParticipants', participants),
    ...participants.map(({ identifier }) => pathTo('eventParticipant', { eventIdentifier, identifier })),
  ]
}

/** The smallest version of each picture of the site in some content. */
export function picturesIn(content: unknown): string[] {
  if (typeof content !== 'object' || content === null) return []
  if (!isPicture(content)) return Object.values(content).flatMap(picturesIn)
  const { url } = [...content.renditions].sort((one, other) => one.width - other.width)[0] ?? content
  return url.startsWith(PICTURE_FOLDER) ? [url] : []
}

function isPicture(value: object): value is Pick<Image, 'url' | 'renditions'> {
  return 'renditions' in value && Array.isArray(value.renditions)
}
