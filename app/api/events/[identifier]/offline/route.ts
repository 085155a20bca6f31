import { ApiError } from '@/lib/api/api-error'
import { handleApiRequest } from '@/lib/api/api-handler'
import { errorResponse } from '@/lib/api/error-response'
import { getOfflineList } from '@/lib/content/offline'
import { keepDraftsPrivate } from '@/lib/content/preview'
import { ContractError } from '@/lib/contract/errors'
import { env } from '@/lib/env'
import { OUTAGE_RETRY_AFTER } from '@/lib/site/constants'

// An address of the contract like any other: other methods are refused there.
export { handleApiRequest as OPTIONS, handleApiRequest as POST, handleApiRequest as PUT, handleApiRequest as PATCH, handleApiRequest as DELETE }

/** Lists what a browser stores of an event, with pages of this site and files of this build, whatever the backend is. */
export async function GET(_request: Request, { params }: RouteContext<'/api/events/[identifier]/offline'>): Promise<Response> {
  try {
    const list = env().OFFLINE ? await getOfflineList((await params).identifier) : null
    if (!list) return errorResponse(new ContractError('notFound', 'There is nothing to store at this address.'))
    return await keepDraftsPrivate(Response.json(list, { headers: { 'Cache-Control': 'public, no-cache', 'X-Content-Type-Options': 'nosniff' } }))
  } catch (error) {
    if (!(error instanceof ApiError) || !error.isOutage) throw error
    const answer = errorResponse(new ContractError('unavailable', 'The event cannot be read at the moment.'))
    answer.headers.set('Retry-After', String(OUTAGE_RETRY_AFTER))
    return answer
  }
}
