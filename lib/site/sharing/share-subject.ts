import { ROUTE_COLLECTIONS, type PageCollection } from '../route-collections'
import { matchRoute, pathTo, ROUTES } from '../routes'
import type { ShareSubject } from './share-image'

const KINDS = {
  events: 'event',
  speakers: 'speaker',
  participants: 'participant',
  'team-members': 'team-member',
  articles: 'article',
  newsletters: 'letter',
} as const satisfies Record<PageCollection, ShareSubject['kind']>

/** What the share image of a screen shows; null where that is the image of the site. */
export function shareSubject(path: string): ShareSubject | null {
  const match = matchRoute(path)
  const image = match && ROUTES[match.name].shareImage
  if (!match || image === 'site') return null
  const { eventIdentifier, identifier } = match.parameters
  const collection = image === 'document' ? ROUTE_COLLECTIONS[match.name] : undefined
  const kind = collection ? KINDS[collection] : 'page'
  if (kind === 'event') return { kind, key: eventIdentifier ?? '' }
  return { kind, key: identifier ?? match.name, ...(eventIdentifier && { event: eventIdentifier }) }
}

/** The screen whose path changes when staff rename the subject; null where its name never changes. */
export function subjectPath({ kind, key: identifier, event: eventIdentifier }: ShareSubject): string | null {
  switch (kind) {
    case 'event':
      return pathTo('event', { eventIdentifier: identifier })
    case 'page':
      return eventIdentifier ? pathTo('event', { eventIdentifier }) : null
    case 'speaker':
      return eventIdentifier ? pathTo('eventSpeaker', { eventIdentifier, identifier }) : pathTo('speaker', { identifier })
    case 'participant':
      return eventIdentifier ? pathTo('eventParticipant', { eventIdentifier, identifier }) : pathTo('participant', { identifier })
    case 'team-member':
      return pathTo('teamMember', { identifier })
    case 'article':
      return pathTo('article', { identifier })
    case 'letter':
      return pathTo('letter', { identifier })
    case 'session':
      return null
  }
}
