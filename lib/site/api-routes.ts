import { CHECK_IN_ROUTES, CSRF_ROUTE, DOCUMENT_ROUTES, DRAFT_ROUTE, FACET_ROUTES, FILE_ROUTE, LIST_ROUTES, NEIGHBOUR_ROUTES, OFFLINE_ROUTE, OWN_CALENDAR, OWN_FILE, OWN_ROUTES, REVIEW_ROUTES, WRITE_ROUTES, type OwnRoute, type WriteRoute } from '@/lib/contract/routes'

interface ApiRoute {
  method: OwnRoute['method'] | WriteRoute['method']
  path: string
}

const reads = [LIST_ROUTES, DOCUMENT_ROUTES, FACET_ROUTES, NEIGHBOUR_ROUTES].flatMap((table) => Object.values<{ path: string }>(table))
const others = [WRITE_ROUTES, OWN_ROUTES, CHECK_IN_ROUTES, REVIEW_ROUTES].flatMap((table) => Object.values<ApiRoute>(table))

const drafts = (['get', 'put', 'delete'] as const).map((method) => ({ method, path: DRAFT_ROUTE.path }))
const files = [{ method: 'post' as const, path: FILE_ROUTE.path }, { method: 'get' as const, path: `${FILE_ROUTE.path}/{id}` }, OWN_FILE]

/** Every address of the contract, once for each method. */
export const API_ROUTES: readonly ApiRoute[] = [...reads.map(({ path }) => ({ method: 'get' as const, path })), ...others, ...drafts, ...files, CSRF_ROUTE, OFFLINE_ROUTE, OWN_CALENDAR]
