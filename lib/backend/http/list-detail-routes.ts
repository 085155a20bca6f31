import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { ErrorBodySchema } from '@/lib/contract/errors'
import { ListQuerySchema } from '@/lib/contract/query'
import { FACET_ROUTES, NEIGHBOUR_ROUTES, OFFLINE_ROUTE } from '@/lib/contract/routes'
import { json, malformed, type Api } from './api-route'
import { readFacets } from '../content/reading/facets'
import { readNeighbours } from '../content/reading/neighbours'
import { langParameter } from './lang-parameter'
import { anonymous, localeOf } from './session'

/** The filters that make sense where no page of a list is asked for. */
const FilterQuerySchema = ListQuerySchema.pick({ event: true }).extend(langParameter)
const NeighbourQuerySchema = FilterQuerySchema.extend({ identifier: ListQuerySchema.shape.identifier.unwrap() })

/** Answers the further reads of a list: the values of its filters, and the neighbours of a document. */
export function registerListDetails(api: Api): void {
  for (const name of Object.keys(FACET_ROUTES) as (keyof typeof FACET_ROUTES)[]) {
    const { path, answer } = FACET_ROUTES[name]
    const route = createRoute({
      method: 'get',
      path,
      tags: [name],
      summary: `Filter values for ${name}`,
      request: { query: FilterQuerySchema },
      responses: { 200: json(answer, 'The values of each filter, in ascending order.'), ...malformed },
    })
    api.openapi(route, async (context) =>
      context.json(await readFacets(name, context.req.valid('query'), await anonymous()), 200),
    )
  }
  for (const name of Object.keys(NEIGHBOUR_ROUTES) as (keyof typeof NEIGHBOUR_ROUTES)[]) {
    const { path, answer } = NEIGHBOUR_ROUTES[name]
    const route = createRoute({
      method: 'get',
      path,
      tags: [name],
      summary: `Previous and next of ${name}`,
      request: { query: NeighbourQuerySchema },
      responses: { 200: json(answer, 'Who comes before and after in the natural order.'), ...malformed },
    })
    api.openapi(route, async (context) => {
      const query = context.req.valid('query')
      return context.json(await readNeighbours(name, query, localeOf(context, query.lang), await anonymous()), 200)
    })
  }
  describeOfflineList(api)
}

/** The site answers it past this application (`app/api/events`). */
function describeOfflineList(api: Api): void {
  const { method, path, answer } = OFFLINE_ROUTE
  api.openAPIRegistry.registerPath({
    method,
    path,
    tags: ['events'],
    summary: 'What a browser stores to show an event without a connection',
    request: { params: z.object({ identifier: z.string() }) },
    responses: { 200: json(answer, 'Addresses on this site, the most important first.'), 404: json(ErrorBodySchema, 'There is no such event.') },
  })
}
