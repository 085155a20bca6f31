import type { EventCard } from '@/lib/contract/events'
import type { Image } from '@/lib/contract/fields/images'
import type { Locale } from '@/lib/i18n/locales'
import {
  eventToShow,
  toArticleFacts,
  toEventFacts,
  toNewsletterFacts,
  toPageFacts,
  toPersonFacts,
  toSessionFacts,
  toTeamMemberFacts,
  type SharedPage,
  type ShareFacts,
} from '@/lib/site/sharing/share-facts'
import { isOfEvent, routesWith, type RouteWith } from '@/lib/site/routes'
import { SHARE_FORMATS, type ShareFormat } from '@/lib/site/sharing/share-formats'
import { shareImage, type ShareImage, type ShareSubject } from '@/lib/site/sharing/share-image'
import { getArticle } from '../articles'
import { getAbout, getCommonData, getGaliJazz } from '../commons'
import { getAllEventCards, getEvent } from '../events'
import { getNewsletter } from '../newsletters'
import { getParticipant } from '../participants'
import { getSession } from '../sessions'
import { getSpeaker } from '../speakers'
import { getTeamMember } from '../team-members'

export async function getShareImage(locale: Locale, subject: ShareSubject, format?: ShareFormat): Promise<ShareImage | null> {
  const facts = await getShareFacts(locale, subject)
  return facts && shareImage(subject, facts, locale, format)
}

/** The pictures with which speakers announce themselves, where an event is yet to come. */
export async function getSpeakerCards(locale: Locale, key: string, event?: string): Promise<Partial<Record<ShareFormat, ShareImage>>> {
  const subject: ShareSubject = { kind: 'speaker', key, ...(event && { event }) }
  const facts = await getShareFacts(locale, subject)
  if (facts?.event?.state !== 'upcoming') return {}
  const formats = Object.keys(SHARE_FORMATS) as ShareFormat[]
  return Object.fromEntries(formats.map((format) => [format, shareImage(subject, facts, locale, format)]))
}

export async function getShareFacts(locale: Locale, subject: ShareSubject): Promise<ShareFacts | null> {
  const { contact } = await getCommonData(locale)
  const { kind, key, event } = subject
  switch (kind) {
    case 'event': {
      const event = await getEvent(locale, key)
      return event && toEventFacts(event, contact.name)
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
    case 'letter': {
      const newsletter = await getNewsletter(locale, key)
      return newsletter && toNewsletterFacts(newsletter, contact.name)
    }
    case 'session': {
      const session = await getSession(locale, key)
      const [event] = session?.event ? await eventsOf(locale, [session.event]) : []
      return session && event ? toSessionFacts(session, event, contact.name) : null
    }
    case 'page':
      return pageFacts(locale, subject, contact.name)
  }
}

/** The pages whose title and picture staff choose. */
const COMMONS: Record<RouteWith<'shareImage', 'commons'>, (locale: Locale) => Promise<{ title?: string; image?: Image | null } | null>> = {
  home: async (locale) => (await getCommonData(locale)).home.hero,
  about: getAbout,
  galiJazz: getGaliJazz,
}

async function pageFacts(locale: Locale, { key, event: identifier }: ShareSubject, siteName: string): Promise<ShareFacts | null> {
  const inCommons = routesWith('shareImage', 'commons').find((name) => name === key)
  const page: SharedPage | undefined = inCommons ?? routesWith('shareImage', 'message').find((name) => name === key)
  const [event = null] = identifier ? await eventsOf(locale, [identifier]) : []
  if (!page || (identifier && !event) || isOfEvent(page) !== Boolean(event)) return null
  const written = inCommons && (await COMMONS[inCommons](locale))
  return toPageFacts(page, { siteName, title: written?.title, image: written?.image, event })
}

async function eventsOf(locale: Locale, identifiers: readonly string[]): Promise<EventCard[]> {
  const all = await getAllEventCards(locale)
  return all.filter(({ identifier }) => identifiers.includes(identifier))
}
