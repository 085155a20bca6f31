import type { PayloadRequest, Where } from 'payload'

/** Whether the agenda of an event shows anything. */
export async function hasSessions(req: PayloadRequest, event: string): Promise<boolean> {
  const where: Where = { and: [{ event: { equals: event } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.count({ collection: 'sessions', where, req })
  return totalDocs > 0
}
