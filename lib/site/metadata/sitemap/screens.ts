import type { Event } from '@/lib/contract/events'
import { isPlaceKnown } from '@/lib/site/events/explore'
import type { RouteWith } from '@/lib/site/routes'
import { hasProgramme, isPersonFound, takesApplications, takesRegistrations } from '../indexing'
import type { Named, SitemapContent, Stamped } from './content'

/** What a screen shows, by which it is dated, and its main text, where a language may lack it. */
export interface ListedScreen {
  shows: readonly Stamped[]
  text?: { of: Stamped; field: string }
}

/** Pages that are dated, or left out (null) while they are empty; any other page is listed without a date. */
export const PAGES: Partial<Record<RouteWith<'sitemap', 'page'>, (content: SitemapContent) => ListedScreen | null>> = {
  home: ({ home, events, speakers, articles }) => ({ shows: [home, ...events, ...speakers, ...articles] }),
  about: ({ about }) => ({ shows: [about], text: { of: about, field: 'about.text' } }),
  team: ({ members }) => ({ shows: members }),
  media: ({ articles }) => ({ shows: articles }),
  galiJazz: ({ galiJazz }) => ({ shows: [galiJazz], text: { of: galiJazz, field: 'galiJazz.text' } }),
  connect: ({ contact }) => ({ shows: [contact] }),
  privacy: ({ privacy }) => (privacy.privacy.text ? { shows: [privacy], text: { of: privacy, field: 'privacy.text' } } : null),
  speakers: ({ speakers }) => ifAny(speakers),
  participants: ({ participants }) => ifAny(participants),
}

/** The content of one event, and the present in milliseconds since 1970. */
export type EventContext = Pick<SitemapContent, 'speakers' | 'participants' | 'sessions' | 'faqs'> & { event: Event; now: number }

export const EVENT_SCREENS: Record<RouteWith<'sitemap', 'event'>, (context: EventContext) => ListedScreen | null> = {
  event: ({ event }) => describedEvent(event),
  eventAbout: ({ event }) => (event.description ? describedEvent(event) : null),
  explore: ({ event }) => (isPlaceKnown(event) ? { shows: [event] } : null),
  agenda: ({ event, sessions }) => (hasProgramme(event, { sessions: sessions.length }) ? { shows: [event, ...sessions] } : null),
  eventSpeakers: ({ speakers }) => ifAny(speakers),
  eventParticipants: ({ participants }) => ifAny(participants),
  eventFaq: ({ faqs }) => ifAny(faqs),
  register: ({ event, now }) => (takesRegistrations(event, now) ? { shows: [event] } : null),
  applyNow: ({ event, now }) => (takesApplications(event, now) ? { shows: [event] } : null),
}

/** The documents that have a screen each, and the name of its main text. */
export const DOCUMENTS: Record<RouteWith<'sitemap', 'document'>, { read: (content: SitemapContent) => Named[]; text: string }> = {
  speaker: { read: ({ speakers }) => speakers.filter(isPersonFound), text: 'bio' },
  participant: { read: ({ participants }) => participants.filter(isPersonFound), text: 'bio' },
  teamMember: { read: ({ members }) => members.filter(isPersonFound), text: 'bio' },
  article: { read: ({ articles }) => articles, text: 'body' },
}

function ifAny(shows: readonly Stamped[]): ListedScreen | null {
  return shows.length > 0 ? { shows } : null
}

function describedEvent(event: Event): ListedScreen {
  return { shows: [event], text: { of: event, field: 'description' } }
}
