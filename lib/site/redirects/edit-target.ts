import { matchRoute, type RouteName } from '../routes'

export interface EditTarget {
  /** The admin screen of the collection or global. */
  screen: string
  /** The list of the contract that holds the document of the page. */
  document?: { list: string; identifier: string }
}

const collection = (slug: string): EditTarget => ({ screen: `/admin/collections/${slug}` })
const global = (slug: string): EditTarget => ({ screen: `/admin/globals/${slug}` })

/** Screens that show the document whose identifier is in their path. */
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
  const [slug, list] = DOCUMENTS[match.name] ?? []
  const identifier = match.parameters.identifier ?? match.parameters.eventIdentifier
  if (!slug || !list || !identifier) return OTHERS[match.name] ?? null
  return { ...collection(slug), document: { list, identifier } }
}
