import { matchRoute, type RouteName } from '../routes'

/** Where staff edit what a page shows. */
export interface EditTarget {
  /** The staff screen of the collection or the global. */
  screen: string
  /** The list of the contract in which the page's own document is found, and its identifier there. */
  document?: { list: string; identifier: string }
}

const collection = (slug: string): EditTarget => ({ screen: `/admin/collections/${slug}` })
const global = (slug: string): EditTarget => ({ screen: `/admin/globals/${slug}` })

/** Screens that show the document whose identifier stands in their path: the collection, and its list. */
const DOCUMENTS: Partial<Record<RouteName, [slug: string, list: string]>> = {
  event: ['events', '/api/events'],
  eventAbout: ['events', '/api/events'],
  explore: ['events', '/api/events'],
  applyNow: ['events', '/api/events'],
  register: ['events', '/api/events'],
  speaker: ['speakers', '/api/speakers'],
  eventSpeaker: ['speakers', '/api/speakers'],
  participant: ['participants', '/api/participants'],
  eventParticipant: ['participants', '/api/participants'],
  teamMember: ['team-members', '/api/teamMembers'],
  article: ['articles', '/api/articles'],
}

/** Screens that show a list, or the common data. */
const OTHERS: Partial<Record<RouteName, EditTarget>> = {
  home: global('home'),
  about: global('about'),
  galiJazz: global('gali-jazz'),
  connect: global('contact'),
  team: collection('team-members'),
  media: collection('articles'),
  speakers: collection('speakers'),
  eventSpeakers: collection('speakers'),
  participants: collection('participants'),
  eventParticipants: collection('participants'),
  eventFaq: collection('faqs'),
  agenda: collection('sessions'),
}

/**
 * Finds where staff edit what a page shows.
 *
 * @param pathname the path of the page
 * @returns null for a page that shows nothing staff could edit
 */
export function editTarget(pathname: string): EditTarget | null {
  const match = matchRoute(pathname)
  if (!match) return null
  const [slug, list] = DOCUMENTS[match.name] ?? []
  const identifier = match.parameters.identifier ?? match.parameters.eventIdentifier
  if (!slug || !list || !identifier) return OTHERS[match.name] ?? null
  return { ...collection(slug), document: { list, identifier } }
}
