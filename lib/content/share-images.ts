import type { EventCard } from '@/lib/contract/events'
import type { Locale } from '@/lib/i18n/locales'
import {
  eventToShow,
  SHARED_PAGES,
  toArticleFacts,
  toEventFacts,
  toPageFacts,
  toPersonFacts,
  toSessionFacts,
  toTeamMemberFacts,
  type SharedPage,
  type ShareFacts,
} from '@/lib/site/sharing/share-facts'
import { SHARE_FORMATS, type ShareFormat } from '@/lib/site/sharing/share-formats'
import { shareImage, type ShareImage, type ShareSubject } from '@/lib/site/sharing/share-image'
import { getArticle } from './articles'
import { getAbout, getCommonData, getGaliJazz } from './commons'
import { getAllEventCards, getEvent } from './events'
import { getParticipant } from './participants'
import { getSession } from './sessions'
import { getSpeaker } from './speakers'
import { getTeamMember } from './team-members'

/**
 * The share image of what a screen is about.
 *
 * @returns its address, size and alternative text; null when there is no such thing
 */
export async function getShareImage(locale: Locale, subject: ShareSubject, format?: ShareFormat): Promise<ShareImage | null> {
  const facts = await getShareFacts(locale, subject)
  return facts && shareImage(subject, facts, locale, format)
}

/**
 * The pictures with which a speaker tells that they speak.
 *
 * @param event the event that the screen is about; the one that comes next when it is missing
 * @returns by their format; none where there is no event to come
 */
export async function getSpeakerCards(locale: Locale, key: string, event?: string): Promise<Partial<Record<ShareFormat, ShareImage>>> {
  const subject: ShareSubject = { kind: 'speaker', key, ...(event && { event }) }
  const facts = await getShareFacts(locale, subject)
  if (facts?.event?.state !== 'upcoming') return {}
  const formats = Object.keys(SHARE_FORMATS) as ShareFormat[]
  return Object.fromEntries(formats.map((format) => [format, shareImage(subject, facts, locale, format)]))
}

/** What the share image of a subject shows; null when there is no such thing. */
export async function getShareFacts(locale: Locale, subject: ShareSubject): Promise<ShareFacts | null> {
  const { home, contact } = await getCommonData(locale)
  const { kind, key, event } = subject
  switch (kind) {
    case 'event': {
      const found = await getEvent(locale, key)
      return found && toEventFacts(found, contact.name)
    }
    case 'speaker':
    case 'participant': {
      const person = await (kind === 'speaker' ? getSpeaker : getParticipant)(locale, key, event)
      return person && toPersonFacts(person, eventToShow(await eventsOf(locale, event ? [event] : person.events)), contact.name)
    }
    case 'team-member': {
      const member = await getTeamMember(locale, key)
      return member && toTeamMemberFacts(member, contact.name)
    }
    case 'article': {
      const article = await getArticle(locale, key)
      return article && toArticleFacts(article, contact.name)
    }
    case 'session': {
      const session = await getSession(locale, key)
      const [found] = session?.event ? await eventsOf(locale, [session.event]) : []
      return session && found ? toSessionFacts(session, found, contact.name) : null
    }
    case 'page':
      return pageFacts(locale, subject, { name: contact.name, home })
  }
}

type Commons = Awaited<ReturnType<typeof getCommonData>>

async function pageFacts(
  locale: Locale,
  { key, event }: ShareSubject,
  { name, home }: { name: string; home: Commons['home'] },
): Promise<ShareFacts | null> {
  const page = SHARED_PAGES.find((known) => known === key)
  const [found = null] = event ? await eventsOf(locale, [event]) : []
  if (!page || (event && !found) || isOfEvent(page) !== Boolean(event)) return null
  if (page === 'home') return toPageFacts(page, { siteName: name, title: home.hero?.title, image: home.hero?.image })
  const story = page === 'about' ? await getAbout(locale) : page === 'galiJazz' ? await getGaliJazz(locale) : null
  return toPageFacts(page, { siteName: name, title: story?.title, image: story?.image, event: found })
}

function isOfEvent(page: SharedPage): boolean {
  return /^event|^(applyNow|agenda|register|explore)$/.test(page)
}

async function eventsOf(locale: Locale, identifiers: readonly string[]): Promise<EventCard[]> {
  const all = await getAllEventCards(locale)
  return all.filter(({ identifier }) => identifiers.includes(identifier))
}
