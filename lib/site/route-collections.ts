import type { RouteName, RouteWith } from './routes'

/** The collections of the CMS whose documents have pages of their own. */
export type PageCollection = 'events' | 'speakers' | 'participants' | 'team-members' | 'articles' | 'newsletters'

type Collections = Partial<Record<RouteName, PageCollection>> & Record<RouteWith<'shareImage', 'document'>, PageCollection>

/** The collection of the document that a screen shows, which its path names. */
export const ROUTE_COLLECTIONS: Collections = {
  event: 'events',
  eventAbout: 'events',
  explore: 'events',
  applyNow: 'events',
  register: 'events',
  speaker: 'speakers',
  eventSpeaker: 'speakers',
  participant: 'participants',
  eventParticipant: 'participants',
  teamMember: 'team-members',
  article: 'articles',
  letter: 'newsletters',
}
