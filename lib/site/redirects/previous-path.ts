import { ROUTE_COLLECTIONS } from '../route-collections'
import { fillPath, matchRoute } from '../routes'

/** An identifier in a path, which staff can change. */
export interface DocumentParameter {
  parameter: 'eventIdentifier' | 'identifier'
  entity: string
  identifier: string
}

export function documentParameters(path: string): DocumentParameter[] {
  const route = matchRoute(path)
  if (!route) return []
  const entityOf = { eventIdentifier: 'events', identifier: ROUTE_COLLECTIONS[route.name] }
  return (['eventIdentifier', 'identifier'] as const).flatMap((parameter) => {
    const [entity, identifier] = [entityOf[parameter], route.parameters[parameter]]
    return entity && identifier ? [{ parameter, entity, identifier }] : []
  })
}

export function withIdentifiers(path: string, parts: readonly DocumentParameter[]): string {
  const route = matchRoute(path)
  if (!route) return path
  const named = Object.fromEntries(parts.map(({ parameter, identifier }) => [parameter, identifier]))
  return fillPath(route.name, { ...route.parameters, ...named })
}
