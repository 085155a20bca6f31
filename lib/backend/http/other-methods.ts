import { ContractError } from '@/lib/contract/errors'
import { API_ROUTES } from '@/lib/site/api-routes'
import { routerPath, type Api } from './api-route'
import { DOCS_PATHS } from './docs/docs'
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
  for (const path of DOCS_PATHS) add(path, 'GET', 'HEAD')
  add(IMPORT_PATH, 'POST')
  add(`${IMPORT_PATH}/:key`, 'GET', 'HEAD')
  for (const { path, method } of API_ROUTES) {
    // What a parameter is called does not matter here.
    add(routerPath(path, 'key'), ...(method === 'get' ? ['GET', 'HEAD'] : [method.toUpperCase()]))
  }
  const isFixed = (path: string) => !path.includes(':')
  return new Map([...methods].sort(([one], [other]) => Number(isFixed(other)) - Number(isFixed(one))))
}
