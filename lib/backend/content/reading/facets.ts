import type { Facets } from '@/lib/contract/lists/facets'
import type { ListFilters } from '@/lib/contract/query'
import type { FACET_ROUTES } from '@/lib/contract/routes'
import { filters } from './list-query'
import { listSource } from './list-sources'
import type { Caller, FacetName } from './sources'

/**
 * Reads the values by which a list can be narrowed.
 *
 * @param query its filters; only documents that meet them count
 * @param caller the user; documents that they may not read do not count
 */
export async function readFacets(
  name: keyof typeof FACET_ROUTES,
  query: ListFilters,
  { payload, user }: Caller,
): Promise<Facets> {
  const { collection, filterPaths } = listSource(payload, name)
  const where = await filters(name, query, { payload, user })
  const facets = await Promise.all(
    (Object.entries(filterPaths) as [FacetName, string][]).map(async ([facet, path]) => {
      if (!where) return [facet, []] as const
      const found = await payload.findDistinct({
        collection,
        field: path,
        where,
        depth: 0,
        overrideAccess: false,
        user,
      })
      const values = found.values.map((row: Record<string, unknown>) => row[path])
      return [facet, values.filter((value): value is string => typeof value === 'string' && value !== '')] as const
    }),
  )
  return Object.fromEntries(facets)
}
