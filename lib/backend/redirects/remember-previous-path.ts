import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'

/**
 * Notes the former identifier of a document that is published under a new one, so that links to it go on
 * working. What a draft was called in between does not count: nobody has seen it.
 */
export const rememberPreviousPath: CollectionBeforeChangeHook = async ({ collection, data, operation, originalDoc, req }) => {
  const { identifier: to, _status } = data as { identifier?: string; _status?: string }
  const id = (originalDoc as { id?: string } | undefined)?.id
  if (operation !== 'update' || !id || !to || _status !== 'published' || req.context.isImport) return data
  // The original of a hook may be a draft; what visitors know is the document itself.
  const seen = (await req.payload.findByID({ collection: collection.slug, id, depth: 0, draft: false, req })) as { identifier?: string }
  const from = seen.identifier
  if (!from || from === to) return data
  await forget(req, collection.slug, [from, to])
  await req.payload.create({ collection: 'old-addresses', data: { entity: collection.slug, from, document: id }, req })
  return data
}

async function forget(req: PayloadRequest, entity: string, identifiers: string[]): Promise<void> {
  await req.payload.delete({
    collection: 'old-addresses',
    where: { and: [{ entity: { equals: entity } }, { from: { in: identifiers } }] },
    req,
  })
}
