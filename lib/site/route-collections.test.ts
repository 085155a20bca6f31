import { LIST_ROUTES } from '@/lib/contract/routes'
import { editTarget } from './redirects/edit-target'
import { ROUTE_COLLECTIONS } from './route-collections'
import { ROUTES, type RouteName } from './routes'

const LIST_PATHS: string[] = Object.values(LIST_ROUTES).map(({ path }) => path)

test.each(Object.entries(ROUTE_COLLECTIONS))('the document of %s is edited in %s and found in a list of the contract', (name, collection) => {
  const target = editTarget(ROUTES[name as RouteName].pattern.replace(/\[\w+\]/g, 'nino'))
  expect(target?.screen).toBe(`/admin/collections/${collection}`)
  expect(LIST_PATHS).toContain(target?.document?.list)
})
