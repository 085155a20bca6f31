import { matchRoute, pathTo, type RouteName } from '../routes'

/** An identifier in a path, which staff can change. */
export interface PathPart {
  parameter: 'eventIdentifier' | 'identifier'
  entity: string
  identifier: string
}

/** The collection that the parameter `identifier` of a screen names. */
const ENTITIES: Partial<Record<RouteName, string>> = {
  teamMember: 'team-members',
  article: 'articles',
  participant: 'participants',
  eventParticipant: 'participants',
  speaker: 'speakers',
  eventSpeaker: 'speakers',
}

export function pathParts(path: string): PathPart[] {
  const route = matchRoute(path)
  if (!route) return []
  const entityOf = { eventIdentifier: 'events', identifier: ENTITIES[route.name] }
  return (['eventIdentifier', 'identifier'] as const).flatMap((parameter) => {
    const [entity, identifier] = [entityOf[parameter], route.parameters[parameter]]
    return entity && identifier ? [{ parameter, entity, identifier }] : []
  })
}

export function withParts(path: string, parts: readonly PathPart[]): string {
  const route = matchRoute(path)
  if (!route) return path
  const named = Object.fromEntries(parts.map(({ parameter, identifier }) => [parameter, identifier]))
  return pathTo(route.name, { ...route.parameters, ...named } as never)
}
