import type { CollectionBeforeChangeHook, CollectionSlug, PayloadRequest, Where } from 'payload'

interface DocumentWithPage {
  id: string
  identifier?: string
  _status?: 'draft' | 'published' | null
}

/**
 * Stores a redirect from the former identifier of a document that is published under a new one. Identifiers
 * that only a draft had are not stored, because no visitor knows them.
 */
export const rememberPreviousPath: CollectionBeforeChangeHook<DocumentWithPage> = async ({ collection, data, operation, originalDoc, req }) => {
  const { identifier, _status } = data
  if (operation !== 'update' || !originalDoc || !identifier || _status !== 'published' || req.context.isImport) return data
  const entity = collection.slug
  const document = originalDoc.id
  const from = await findPublicIdentifier(req, entity, document)
  if (!from || from === identifier) return data
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ entity: { equals: entity } }, { from: { in: [from, identifier] } }] },
    req,
  })
  await req.payload.create({ collection: 'redirects', data: { entity, from, document }, req })
  return data
}

/** The identifier by which visitors know a document, or knew it before it was unpublished. */
async function findPublicIdentifier(req: PayloadRequest, collection: CollectionSlug, id: string): Promise<string | undefined> {
  // A document that was never published is stored as well, as its first draft.
  const stored: DocumentWithPage = await req.payload.findByID({ collection, id, depth: 0, draft: false, req })
  if (stored._status === 'published') return stored.identifier
  const where: Where = { and: [{ parent: { equals: id } }, { 'version._status': { equals: 'published' } }] }
  const { docs } = await req.payload.findVersions({ collection, where, sort: '-updatedAt', limit: 1, pagination: false, depth: 0, req })
  const version: DocumentWithPage | undefined = docs[0]?.version
  return version?.identifier
}
