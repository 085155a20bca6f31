import { matchRoute, pathTo, ROUTES, type RouteWith } from '../routes'
import type { ShareSubject } from './share-image'

const KINDS = {
  event: 'event',
  speaker: 'speaker',
  eventSpeaker: 'speaker',
  participant: 'participant',
  eventParticipant: 'participant',
  teamMember: 'team-member',
  article: 'article',
} as const satisfies Record<RouteWith<'shareImage', 'document'>, ShareSubject['kind']>

/** What the share image of a screen shows; null where that is the image of the site. */
export function shareSubject(path: string): ShareSubject | null {
  const match = matchRoute(path)
  if (!match || ROUTES[match.name].shareImage === 'site') return null
  const { eventIdentifier, identifier } = match.parameters
  const kind = match.name in KINDS ? KINDS[match.name as keyof typeof KINDS] : 'page'
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
    case 'session':
      return null
  }
}
