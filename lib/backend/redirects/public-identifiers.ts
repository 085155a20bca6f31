import type { CollectionSlug, Payload, Where } from 'payload'

const PUBLISHED: Where = { _status: { equals: 'published' } }

/** The present and former identifiers of published documents. */
export async function publicIdentifiers({ db }: Payload, entity: string): Promise<string[]> {
  const all = { pagination: false, limit: 0 }
  const [documents, redirects] = await Promise.all([
    db.find<{ id: string; identifier?: string }>({ ...all, collection: entity as CollectionSlug, where: PUBLISHED, select: { identifier: true } }),
    db.find<{ id: string; from: string }>({ ...all, collection: 'redirects', where: { entity: { equals: entity } }, select: { from: true } }),
  ])
  return [...documents.docs.flatMap(({ identifier }) => identifier ?? []), ...redirects.docs.map(({ from }) => from)]
}
