import { createRoute } from '@hono/zod-openapi'
import { z } from 'zod'
import { DOCUMENT_ROUTES } from '@/lib/contract/routes'
import { json, malformed, type Api } from './api-route'
import { anonymous } from './session'
import { findRedirect } from '../redirects/find-redirect'

const LONGEST_PATH = 500

/** Answers the present path of a page that had another address. */
export function registerRedirects(api: Api): void {
  const { path, answer } = DOCUMENT_ROUTES.redirects
  const route = createRoute({
    method: 'get',
    path,
    tags: ['redirects'],
    summary: 'Where a page is now',
    request: { query: z.object({ path: z.string().startsWith('/').max(LONGEST_PATH) }) },
    responses: { 200: json(answer, 'The current path, or null when the page has not moved.'), ...malformed },
  })
  api.openapi(route, async (context) =>
    context.json({ path: await findRedirect(context.req.valid('query').path, await anonymous()) }, 200),
  )
}
