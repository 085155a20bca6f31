import { ContractError } from '@/lib/contract/errors'
import { CHECK_IN_ROUTES, CSRF_ROUTE, DOCUMENT_ROUTES, FACET_ROUTES, LIST_ROUTES, NEIGHBOUR_ROUTES, OWN_ROUTES, WRITE_ROUTES } from '@/lib/contract/routes'
import type { Api } from './api-route'
import { DOCS_PATHS } from './docs'
import { IMPORT_PATH } from './guest-routes'

/** Answers every method that an address of the contract does not have, and says which it has. */
export function refuseOtherMethods(api: Api): void {
  for (const [path, methods] of answeredMethods()) {
    api.all(path, () => {
      const error = new ContractError('methodNotAllowed', 'This address does not answer that method.')
      return Response.json(error.toBody(), { status: error.status, headers: { Allow: methods.join(', ') } })
    })
  }
}

/** The methods of every path, fixed paths before those with a parameter. */
function answeredMethods(): Map<string, string[]> {
  const methods = new Map<string, string[]>()
  const add = (path: string, ...names: string[]) => methods.set(path, [...(methods.get(path) ?? []), ...names])
  for (const table of [LIST_ROUTES, DOCUMENT_ROUTES, FACET_ROUTES, NEIGHBOUR_ROUTES]) {
    for (const { path } of Object.values<{ path: string }>(table)) add(path, 'GET', 'HEAD')
  }
  for (const path of [CSRF_ROUTE.path, ...DOCS_PATHS]) add(path, 'GET', 'HEAD')
  add(IMPORT_PATH, 'POST')
  add(`${IMPORT_PATH}/:key`, 'GET', 'HEAD')
  for (const { path, method } of [...Object.values(WRITE_ROUTES), ...Object.values(OWN_ROUTES), ...Object.values(CHECK_IN_ROUTES)]) {
    add(toPattern(path), ...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  }
  const isFixed = (path: string) => !path.includes(':')
  return new Map([...methods].sort(([one], [other]) => Number(isFixed(other)) - Number(isFixed(one))))
}

/** A path of the contract as the router writes it; what the parameter is called does not matter. */
function toPattern(path: string): string {
  return path.replace(/\{\w+\}/g, ':key')
}
