import { NotFound, type Endpoint, type Payload } from 'payload'
import { requireDesk } from '../access/guards'
import { findImport } from './stored-import'

/** `GET /cms/api/guest-imports/<id>/undo`: how many guests would leave the list if the import were undone now. */
export function undoCountEndpoint(registrar: { countTakenBack: (payload: Payload, event: string, importId: string) => Promise<number> }): Endpoint {
  return {
    path: '/:id/undo',
    method: 'get',
    handler: async (req) => {
      requireDesk(req)
      const found = await findImport(req.payload, String(req.routeParams?.id))
      if (!found) throw new NotFound(req.t)
      return Response.json({ count: await registrar.countTakenBack(req.payload, found.event, found.id) }, { headers: { 'Cache-Control': 'private, no-store' } })
    },
  }
}
