import type { CollectionBeforeChangeHook } from 'payload'

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
  // The original of a hook may be a draft; visitors know what is published.
  const published: object = await req.payload.findByID({ collection: entity, id: document, depth: 0, draft: false, req })
  const from = 'identifier' in published ? published.identifier : undefined
  if (typeof from !== 'string' || from === '' || from === identifier) return data
  await req.payload.delete({
    collection: 'redirects',
    where: { and: [{ entity: { equals: entity } }, { from: { in: [from, identifier] } }] },
    req,
  })
  await req.payload.create({ collection: 'redirects', data: { entity, from, document }, req })
  return data
}
