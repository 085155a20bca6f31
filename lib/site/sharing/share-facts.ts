import type { Article } from '@/lib/contract/articles'
import type { EventCard } from '@/lib/contract/events'
import type { Image } from '@/lib/contract/fields/images'
import type { Newsletter } from '@/lib/contract/newsletters'
import type { Participant } from '@/lib/contract/participants'
import type { Session } from '@/lib/contract/sessions'
import type { Speaker } from '@/lib/contract/speakers'
import type { TeamMember } from '@/lib/contract/team-members'
import { eventState, type EventState } from '../events/event-state'
import { fullTitleOf } from '../events/full-title'
import type { RouteWith } from '../routes'
import { shortPlaceOf } from '../text/place'

/** A screen that is no document and has a share image. */
export type SharedPage = RouteWith<'shareImage', 'message' | 'commons'>

/** In pixels: the widest that an image draws. */
const PHOTO_WIDTH = 1080

/** `timezone` is a name of the tz database. */
export interface ShareEvent {
  title: string
  startsAt: string | null
  endsAt: string | null
  timezone: string
  place: string
  state: EventState
}

/** The content of a share image besides the site's own words. */
export interface ShareFacts {
  siteName: string
  /** Empty where it is a message. */
  title: string
  /** Below the title, such as role and organisation. */
  lines: string[]
  project?: string
  page?: SharedPage
  event: ShareEvent | null
  startsAt?: string | null
  endsAt?: string | null
  stage?: string
  /** Faces or a cover; a missing face has a name only. */
  photos: { url: string; name: string }[]
}

function toShareEvent(event: EventCard, now?: number): ShareEvent {
  const { title, startsAt, endsAt, timezone, venue } = event
  return { title, startsAt, endsAt, timezone, place: venue?.city || venue?.name || '', state: eventState(event, now) }
}

export function toEventFacts(event: EventCard, siteName: string, now?: number): ShareFacts {
  const shown = { ...toShareEvent(event, now), place: shortPlaceOf(event) }
  return { siteName, title: fullTitleOf(event), lines: [], event: shown, photos: toCover(event.coverImage) }
}

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

export function toTeamMemberFacts({ fullName, role, photo }: TeamMember, siteName: string): ShareFacts {
  return { siteName, title: fullName, lines: role ? [role] : [], event: null, photos: [toFace(fullName, photo)] }
}

export function toArticleFacts({ title, author, publishedAt, coverImage }: Article, siteName: string): ShareFacts {
  return { siteName, title, lines: author ? [author] : [], event: null, startsAt: publishedAt, photos: toCover(coverImage) }
}

export function toNewsletterFacts({ subject, preheader, sentAt }: Newsletter, siteName: string): ShareFacts {
  return { siteName, title: subject, lines: preheader ? [preheader] : [], event: null, startsAt: sentAt, photos: [] }
}

/** With three faces at most. */
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

/** `title` and `image` are those that staff chose. */
export function toPageFacts(page: SharedPage, options: { siteName: string; title?: string; image?: Image | null; event?: EventCard | null }): ShareFacts {
  const { siteName, title = '', image = null, event = null } = options
  return { siteName, title, lines: [], page, event: event && toShareEvent(event), photos: toCover(event?.coverImage ?? image) }
}

/** The first event that is yet to come, else the first. */
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
