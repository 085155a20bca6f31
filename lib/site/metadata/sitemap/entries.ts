import type { Event } from '@/lib/contract/events'
import { languageOf } from '@/lib/i18n/content-language'
import { isPlaceKnown } from '@/lib/site/events/explore'
import { hasProgramme, isPersonFound, takesApplications, takesRegistrations } from '../indexing'
import { latest } from '@/lib/site/articles/latest'
import { pathTo } from '@/lib/site/routes'

/** A page of the sitemap: whether it exists in every language, and when it last changed, if that is known. */
export interface SitemapEntry {
  path: string
  isTranslated: boolean
  updatedAt?: string
}

interface Stamped {
  updatedAt?: string
  untranslated?: string[]
}

interface Named extends Stamped {
  identifier: string
}

interface OfEvent extends Stamped {
  event: string | null
}

interface SomebodyAtEvents extends Named {
  bio: boolean
  events: string[]
}

/** What the sitemap is made of; texts that fell back are those of the Georgian answer. */
export interface SitemapContent {
  events: Event[]
  speakers: SomebodyAtEvents[]
  participants: SomebodyAtEvents[]
  members: (Named & { bio: boolean })[]
  articles: Named[]
  sessions: OfEvent[]
  faqs: OfEvent[]
  home: Stamped
  about: Stamped
  galiJazz: Stamped
  contact: Stamped
  privacy: Stamped & { privacy: { text: boolean } }
}

/**
 * The pages that search engines are to know: those that may be listed, each by its one address.
 *
 * @param now the present, in milliseconds since 1970, by which forms are open or closed
 */
export function buildSitemapEntries(content: SitemapContent, now: number): SitemapEntry[] {
  const { events, speakers, participants, members, articles } = content
  return [
    ...generalEntries(content),
    ...events.flatMap((event) => eventEntries(event, content, now)),
    ...entriesOf(speakers.filter(isPersonFound), 'speaker', 'bio'),
    ...entriesOf(participants.filter(isPersonFound), 'participant', 'bio'),
    ...entriesOf(members.filter(isPersonFound), 'teamMember', 'bio'),
    ...entriesOf(articles, 'article', 'body'),
  ]
}

function generalEntries(content: SitemapContent): SitemapEntry[] {
  const { events, speakers, participants, members, articles, home, about, galiJazz, contact, privacy } = content
  return [
    entry(pathTo('home'), [home, ...events, ...speakers, ...articles]),
    entry(pathTo('about'), [about], !languageOf(about, 'about.text')),
    entry(pathTo('team'), members),
    entry(pathTo('media'), articles),
    entry(pathTo('galiJazz'), [galiJazz], !languageOf(galiJazz, 'galiJazz.text')),
    entry(pathTo('connect'), [contact]),
    ...(privacy.privacy.text ? [entry(pathTo('privacy'), [privacy], !languageOf(privacy, 'privacy.text'))] : []),
    ...(speakers.length > 0 ? [entry(pathTo('speakers'), speakers)] : []),
    ...(participants.length > 0 ? [entry(pathTo('participants'), participants)] : []),
  ]
}

function eventEntries(event: Event, content: SitemapContent, now: number): SitemapEntry[] {
  const params = { eventIdentifier: event.identifier }
  const isTranslated = !languageOf(event, 'description')
  const [speakers, participants] = [content.speakers, content.participants].map((people) =>
    people.filter(({ events }) => events.includes(event.identifier)),
  ) as [SomebodyAtEvents[], SomebodyAtEvents[]]
  const [sessions, faqs] = [content.sessions, content.faqs].map((documents) =>
    documents.filter((document) => document.event === event.identifier),
  ) as [OfEvent[], OfEvent[]]
  const screens: (SitemapEntry | false)[] = [
    entry(pathTo('event', params), [event], isTranslated),
    Boolean(event.description) && entry(pathTo('eventAbout', params), [event], isTranslated),
    isPlaceKnown(event) && entry(pathTo('explore', params), [event]),
    hasProgramme(event, { sessions: sessions.length }) && entry(pathTo('agenda', params), [event, ...sessions]),
    speakers.length > 0 && entry(pathTo('eventSpeakers', params), speakers),
    participants.length > 0 && entry(pathTo('eventParticipants', params), participants),
    faqs.length > 0 && entry(pathTo('eventFaq', params), faqs),
    takesRegistrations(event, now) && entry(pathTo('register', params), [event]),
    takesApplications(event, now) && entry(pathTo('applyNow', params), [event]),
  ]
  return screens.filter((screen) => screen !== false)
}

function entriesOf(documents: readonly Named[], route: 'speaker' | 'participant' | 'teamMember' | 'article', text: string) {
  return documents.map((document) => entry(pathTo(route, { identifier: document.identifier }), [document], !languageOf(document, text)))
}

function entry(path: string, shown: readonly Stamped[], isTranslated = true): SitemapEntry {
  return { path, isTranslated, updatedAt: latest(shown.map(({ updatedAt }) => updatedAt)) }
}
