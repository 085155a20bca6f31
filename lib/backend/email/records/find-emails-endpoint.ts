import type { Endpoint } from 'payload'
import { z } from 'zod'
import { requireDesk } from '../../access/guards'
import { refusal } from '../../access/refusal'
import { comparableAddress } from '@/lib/contract/fields/email-address'

const PAGE = 100

const QuerySchema = z.object({
  where: z.object({ to: z.object({ equals: z.string().trim().min(1) }).strict() }).strict(),
  limit: z.coerce.number().int().min(1).max(PAGE).default(PAGE),
  page: z.coerce.number().int().min(1).default(1),
})

/** `GET /cms/api/emails?where[to][equals]=<address>`, for the desk: what became of the emails to one person, without their texts. */
export const findEmailsEndpoint: Endpoint = {
  path: '/',
  method: 'get',
  handler: async (req) => {
    requireDesk(req)
    const query = QuerySchema.safeParse(req.query)
    if (!query.success) throw refusal('Name one address: ?where[to][equals]=name@example.org', 400)
    const { where, limit, page } = query.data
    const select = { kind: true, subject: true, state: true, reason: true, at: true } as const
    const found = await req.payload.find({ collection: 'emails', where: { toFolded: { equals: comparableAddress(where.to.equals) } }, sort: '-queuedAt', select, limit, page, depth: 0, req })
    return Response.json(found, { headers: { 'Cache-Control': 'private, no-store' } })
  },
}
