import { CSRF_ROUTE } from '@/lib/contract/routes'
import type { Api } from './api-route'

/** The cookie itself comes with the answer at the edge (`handleApiRequest`), whichever backend answers. */
export function registerCsrf(api: Api): void {
  api.openAPIRegistry.registerPath({
    method: CSRF_ROUTE.method,
    path: CSRF_ROUTE.path,
    tags: ['auth'],
    summary: 'Set the cookie `XSRF-TOKEN`, which writes repeat in the header `X-XSRF-TOKEN`',
    responses: { 204: { description: 'The cookie is set, unless there is one already.' } },
  })
  api.get(CSRF_ROUTE.path, (context) => {
    context.header('Cache-Control', 'private, no-store')
    return context.body(null, 204)
  })
}
