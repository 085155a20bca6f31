import type { Event } from '@/lib/contract/events'
import { isPlaceKnown } from '@/lib/site/events/explore'
import { programmeOf } from '@/lib/site/events/programme'
import type { RouteWith } from '@/lib/site/routes'
import { hasAgenda, isPersonFound, takesApplications, takesRegistrations } from '../indexing'
import type { Named, SitemapContent, Stamped } from './content'

interface ListedText {
  field: string
  /** Whether there is one in the language of the content, or one that stands in for it. */
  isGiven: boolean
}

/** What a screen shows, by which it is dated, and its main text, where a language may lack it. */
export interface ListedScreen {
  shows: readonly Stamped[]
  text?: ListedText & { of: Stamped }
}

/** Pages that are dated, or left out (null) while they are empty; any other page is listed without a date. */
export const PAGES: Partial<Record<RouteWith<'sitemap', 'page'>, (content: SitemapContent) => ListedScreen | null>> = {
  home: ({ home, events, speakers, articles }) => ({ shows: [home, ...events, ...speakers, ...articles] }),
  about: ({ about }) => ({ shows: [about], text: { of: about, field: 'about.text', isGiven: about.about.text } }),
  team: ({ members }) => ({ shows: members }),
  media: ({ articles, newsletters }) => ({ shows: [...articles, ...dated(newsletters)] }),
  galiJazz: ({ galiJazz }) => ({ shows: [galiJazz], text: { of: galiJazz, field: 'galiJazz.text', isGiven: galiJazz.galiJazz.text } }),
  connect: ({ contact }) => ({ shows: [contact] }),
  privacy: ({ privacy }) => (privacy.privacy.text ? { shows: [privacy], text: { of: privacy, field: 'privacy.text', isGiven: true } } : null),
  speakers: ({ speakers }) => ifAny(speakers),
  participants: ({ participants }) => ifAny(participants),
}

/** The content of one event among all, and the present in milliseconds since 1970. */
export type EventContext = Pick<SitemapContent, 'events' | 'speakers' | 'participants' | 'sessions' | 'faqs'> & { event: Event; now: number }

export const EVENT_SCREENS: Record<RouteWith<'sitemap', 'event'>, (context: EventContext) => ListedScreen | null> = {
  event: ({ event }) => describedEvent(event),
  eventAbout: ({ event }) => (event.description ? describedEvent(event) : null),
  explore: ({ event }) => (isPlaceKnown(event) ? { shows: [event] } : null),
  agenda: ({ event, sessions }) => (hasAgenda(event, { sessions: sessions.length }) ? { shows: [event, ...sessions] } : null),
  eventSpeakers: ({ speakers }) => ifAny(speakers),
  eventParticipants: ({ participants }) => ifAny(participants),
  eventFaq: ({ faqs }) => ifAny(faqs),
  register: ({ event, now }) => (takesRegistrations(event, now) ? { shows: [event] } : null),
  // A form for another event is found by the address of that one.
  applyNow: ({ event, events, now }) => (programmeOf(event, events, now) === event && takesApplications(event, now) ? { shows: [event] } : null),
}

/** The documents that have a screen each, with its main text. */
export const DOCUMENTS: Record<RouteWith<'sitemap', 'document'>, (content: SitemapContent) => (ListedText & { document: Named })[]> = {
  speaker: ({ speakers }) => describedPeople(speakers),
  participant: ({ participants }) => describedPeople(participants),
  teamMember: ({ members }) => describedPeople(members),
  article: ({ articles }) => articles.map((document) => ({ document, field: 'body', isGiven: document.body })),
  letter: ({ newsletters }) => dated(newsletters).map((document) => ({ document, field: 'subject', isGiven: true })),
}

/** What was sent never changes. */
function dated(newsletters: SitemapContent['newsletters']) {
  return newsletters.map(({ sentAt, ...newsletter }) => ({ ...newsletter, updatedAt: sentAt }))
}

function describedPeople(people: (Named & { bio: boolean })[]) {
  return people.filter(isPersonFound).map((document) => ({ document, field: 'bio', isGiven: true }))
}

function ifAny(shows: readonly Stamped[]): ListedScreen | null {
  return shows.length > 0 ? { shows } : null
}

function describedEvent(event: Event): ListedScreen {
  return { shows: [event], text: { of: event, field: 'description', isGiven: event.description !== '' } }
}
