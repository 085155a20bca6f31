import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { readStaffBody } from '../access/desk'
import { requireDesk } from '../access/guards'
import { chooseColumns, resumeImport, startImport } from './start-import'
import { ImportOptionsSchema, readGuestImport } from './stored-import'

const FileSchema = ImportOptionsSchema.extend({ event: z.uuid(), fileName: z.string(), file: z.base64() })

const ColumnsSchema = ImportOptionsSchema.pick({ columns: true })

const NO_STORE = { headers: { 'Cache-Control': 'private, no-store' } }

/** `POST /cms/api/guest-imports/read` with a file in base64; `GET …/<id>/progress`; `POST …/<id>/columns`, `…/<id>/write` and `…/<id>/undo`. */
export const importEndpoints: Endpoint[] = [
  {
    path: '/read',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { event, fileName, file, ...options } = await readStaffBody(req, FileSchema, 'Choose an event and a file.')
      const id = await startImport(req, { event, fileName, content: Buffer.from(file, 'base64'), options })
      return Response.json({ id, message: 'The file is being read.' })
    },
  },
  {
    path: '/:id/progress',
    method: 'get',
    handler: async (req) => {
      requireDesk(req)
      const found = await readGuestImport(req.payload, idOf(req))
      if (!found) throw new NotFound(req.t)
      return Response.json(found, NO_STORE)
    },
  },
  {
    path: '/:id/columns',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const { columns } = await readStaffBody(req, ColumnsSchema, 'Choose what the columns hold.')
      await chooseColumns(req, idOf(req), columns)
      return Response.json({ message: 'The file is being read.' })
    },
  },
  step('write', 'The guests are being imported.'),
  step('undo', 'The import is being undone.'),
]

function step(name: 'write' | 'undo', message: string): Endpoint {
  return {
    path: `/:id/${name}`,
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      await resumeImport(req, idOf(req), name)
      return Response.json({ message })
    },
  }
}

function idOf(req: PayloadRequest): string {
  return String(req.routeParams?.id)
}
