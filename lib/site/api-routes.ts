import { CHECK_IN_ROUTES, CSRF_ROUTE, DOCUMENT_ROUTES, FACET_ROUTES, LIST_ROUTES, NEIGHBOUR_ROUTES, OFFLINE_ROUTE, OWN_CALENDAR, OWN_ROUTES, WRITE_ROUTES, type OwnRoute, type WriteRoute } from '@/lib/contract/routes'

interface ApiRoute {
  method: OwnRoute['method'] | WriteRoute['method']
  path: string
}

const reads = [LIST_ROUTES, DOCUMENT_ROUTES, FACET_ROUTES, NEIGHBOUR_ROUTES].flatMap((table) => Object.values<{ path: string }>(table))
const others = [WRITE_ROUTES, OWN_ROUTES, CHECK_IN_ROUTES].flatMap((table) => Object.values<ApiRoute>(table))

/** Every address of the contract, once for each method. */
export const API_ROUTES: readonly ApiRoute[] = [...reads.map(({ path }) => ({ method: 'get' as const, path })), ...others, CSRF_ROUTE, OFFLINE_ROUTE, OWN_CALENDAR]
