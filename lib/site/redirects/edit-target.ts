import { ROUTE_COLLECTIONS, type PageCollection } from '../route-collections'
import { matchRoute, type RouteName } from '../routes'

export interface EditTarget {
  /** The admin screen of the collection or global. */
  screen: string
  /** The list of the contract that holds the document of the page. */
  document?: { list: string; identifier: string }
}

const collection = (slug: string): EditTarget => ({ screen: `/admin/collections/${slug}` })
const global = (slug: string): EditTarget => ({ screen: `/admin/globals/${slug}` })

/** Written out, to spare the browser the schemas of the contract. */
const LISTS: Record<PageCollection, string> = {
  events: '/api/events',
  speakers: '/api/speakers',
  participants: '/api/participants',
  'team-members': '/api/teamMembers',
  articles: '/api/articles',
  newsletters: '/api/newsletters',
}

const OTHERS: Partial<Record<RouteName, EditTarget>> = {
  home: global('home'),
  about: global('about'),
  galiJazz: global('gali-jazz'),
  connect: global('contact'),
  privacy: global('privacy'),
  team: collection('team-members'),
  media: collection('articles'),
  speakers: collection('speakers'),
  eventSpeakers: collection('speakers'),
  participants: collection('participants'),
  eventParticipants: collection('participants'),
  eventFaq: collection('faqs'),
  agenda: collection('sessions'),
}

/** Finds where staff edit what a page shows; null where there is nothing to edit. */
export function editTarget(pathname: string): EditTarget | null {
  const match = matchRoute(pathname)
  if (!match) return null
  const slug = ROUTE_COLLECTIONS[match.name]
  const identifier = match.parameters.identifier ?? match.parameters.eventIdentifier
  if (!slug || !identifier) return OTHERS[match.name] ?? null
  return { ...collection(slug), document: { list: LISTS[slug], identifier } }
}
