import type { CollectionBeforeDeleteHook, CollectionSlug, FlattenedField, PayloadRequest } from 'payload'
import { refusal } from '@/lib/backend/access/refusal'

const SHOWN = 5

/**
 * Refuses to delete what something else shows or belongs to, and says where that is, instead of leaving
 * holes in pages.
 */
export const refuseDeletionInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.context.withoutGuards) return
  const places = await usesOf(req, collection.slug, String(id))
  if (places.length === 0) return
  throw refusal(`This is still in use, so it was not deleted. Remove it here first: ${places.join('; ')}.`, 409)
}

/** Where a document is referred to, in words: the collection, how often, and the first few by name. */
async function usesOf(req: PayloadRequest, slug: string, id: string): Promise<string[]> {
  const { collections, globals } = req.payload.config
  const places: string[] = []
  for (const { slug: other, flattenedFields, labels, admin } of collections) {
    const paths = pathsTo(slug, flattenedFields)
    if (paths.length === 0 || other.startsWith('payload-') || admin.hidden === true) continue
    const found = await req.payload.find({
      collection: other,
      where: { or: paths.map((path) => ({ [path]: { in: [id] } })) },
      limit: SHOWN,
      depth: 0,
      locale: 'en',
      req,
    })
    if (found.totalDocs === 0) continue
    const isOfPeople = admin.group === 'Inbox'
    const names = found.docs.map((document) => String(new Map<string, unknown>(Object.entries(document)).get(admin.useAsTitle ?? 'id') ?? document.id))
    const more = found.totalDocs > SHOWN ? ' and more' : ''
    places.push(`${String(labels.plural)} (${found.totalDocs})${isOfPeople ? '' : `: ${names.join(', ')}${more}`}`)
  }
  for (const { slug: other, label, flattenedFields } of globals) {
    const paths = pathsTo(slug, flattenedFields)
    if (paths.length === 0) continue
    const document = await req.payload.findGlobal({ slug: other, depth: 0, req })
    if (JSON.stringify(document).includes(`"${id}"`)) places.push(String(label))
  }
  return places
}

/** The paths of fields that refer to a collection, those in groups and lists included. */
function pathsTo(slug: string, fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if ('relationTo' in field && [field.relationTo].flat().includes(slug as CollectionSlug)) return [path]
    if ('flattenedFields' in field) return pathsTo(slug, field.flattenedFields, `${path}.`)
    return []
  })
}
