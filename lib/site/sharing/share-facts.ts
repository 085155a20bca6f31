import type { Article } from '@/lib/contract/articles'
import type { EventCard } from '@/lib/contract/events'
import type { Image } from '@/lib/contract/fields/images'
import type { Participant } from '@/lib/contract/participants'
import type { Session } from '@/lib/contract/sessions'
import type { Speaker } from '@/lib/contract/speakers'
import type { TeamMember } from '@/lib/contract/team-members'
import { eventState, type EventState } from '../events/event-state'
import type { RouteWith } from '../routes'

/** A screen that is no document of its own and has a share image. */
export type SharedPage = RouteWith<'shareImage', 'message' | 'commons'>

/** How wide pictures are asked for, in pixels: as wide as the widest image draws them. */
const PHOTO_WIDTH = 1080

/** The event as an image shows it; `timezone` is the tz database's name of its zone. */
export interface ShareEvent {
  title: string
  startsAt: string | null
  endsAt: string | null
  timezone: string
  place: string
  state: EventState
}

/** All that a share image shows besides the words of the site. */
export interface ShareFacts {
  siteName: string
  /** A name, or a title; empty for a page whose title is a word of the site. */
  title: string
  /** What stands under the title, such as role and organisation. */
  lines: string[]
  /** What a participant is building. */
  project?: string
  page?: SharedPage
  event: ShareEvent | null
  /** When something takes place or appeared, and where. */
  startsAt?: string | null
  endsAt?: string | null
  stage?: string
  /** Faces or a cover; a face that is missing has a name only. */
  photos: { url: string; name: string }[]
}

/** What an image shows of an event wherever it is mentioned. */
export function toShareEvent(event: EventCard, now?: number): ShareEvent {
  const { title, startsAt, endsAt, timezone, venue } = event
  return { title, startsAt, endsAt, timezone, place: venue?.city || venue?.name || '', state: eventState(event, now) }
}

/** The facts of an event's image. */
export function toEventFacts(event: EventCard, siteName: string, now?: number): ShareFacts {
  const { fullTitle, title, venue } = event
  const place = venue ? [venue.name, venue.city].filter(Boolean).join(', ') : ''
  return { siteName, title: fullTitle || title, lines: [], event: { ...toShareEvent(event, now), place }, photos: toCover(event.coverImage) }
}

/** The facts of the image of a speaker or participant, at the event that matters most. */
export function toPersonFacts(person: Speaker | Participant, event: EventCard | null, siteName: string, now?: number): ShareFacts {
  const { fullName, role, organization, photo } = person
  return {
    siteName,
    title: fullName,
    lines: [role, organization].filter(Boolean),
    ...('project' in person && { project: person.project }),
    event: event && toShareEvent(event, now),
    photos: [toFace(fullName, photo)],
  }
}

/** The facts of the image of a team member. */
export function toTeamMemberFacts({ fullName, role, photo }: TeamMember, siteName: string): ShareFacts {
  return { siteName, title: fullName, lines: role ? [role] : [], event: null, photos: [toFace(fullName, photo)] }
}

/** The facts of an article's image. */
export function toArticleFacts({ title, author, publishedAt, coverImage }: Article, siteName: string): ShareFacts {
  return { siteName, title, lines: author ? [author] : [], event: null, startsAt: publishedAt, photos: toCover(coverImage) }
}

/** The facts of a session's image: at most three faces. */
export function toSessionFacts(session: Session, event: EventCard, siteName: string, now?: number): ShareFacts {
  const { title, startsAt, endsAt, stage, speakers } = session
  const faces = speakers.slice(0, 3).map(({ fullName, photo }) => toFace(fullName, photo))
  return {
    siteName,
    title,
    lines: speakers.length > 0 ? [speakers.map(({ fullName }) => fullName).join(', ')] : [],
    event: toShareEvent(event, now),
    startsAt,
    endsAt,
    stage,
    photos: faces.length > 0 ? faces : toCover(event.coverImage),
  }
}

/**
 * The facts of a page's image.
 *
 * @param title where staff wrote one; else the image has the site's word for the page
 * @param event the event that the page belongs to
 */
export function toPageFacts(page: SharedPage, options: { siteName: string; title?: string; image?: Image | null; event?: EventCard | null }): ShareFacts {
  const { siteName, title = '', image = null, event = null } = options
  return { siteName, title, lines: [], page, event: event && toShareEvent(event), photos: toCover(event?.coverImage ?? image) }
}

/**
 * The event at which a person is shown: the first that is yet to come, else the first.
 *
 * @param events of the person, in the order of events
 */
export function eventToShow(events: readonly EventCard[], now?: number): EventCard | null {
  return events.find((event) => eventState(event, now) === 'upcoming') ?? events[0] ?? null
}

function toFace(name: string, photo: Image | null) {
  return { url: photo ? sized(photo) : '', name }
}

function toCover(image: Image | null) {
  return image ? [{ url: sized(image), name: '' }] : []
}

function sized({ url, renditions }: Image): string {
  return renditions.find(({ width }) => width >= PHOTO_WIDTH)?.url ?? url
}
