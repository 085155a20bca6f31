import type { CollectionBeforeDeleteHook, CollectionSlug, FlattenedField, PayloadRequest, SanitizedCollectionConfig, Where } from 'payload'
import { refusal } from '@/lib/backend/access/refusal'
import { documentName } from '@/lib/backend/content/document-name'
import { DEFAULT_LOCALE, otherLocales } from '@/lib/i18n/locales'

const SHOWN = 5
const IN_DRAFT = ' (in a draft)'

/**
 * Refuses to delete a document that others show or belong to, and names them, instead of leaving
 * holes in pages.
 */
export const refuseDeletionInUse: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
  if (req.context.withoutGuards) return
  const places = await usesOf(req, collection.slug, String(id))
  if (places.length === 0) return
  throw refusal(`This is still in use, so it was not deleted. Remove it here first: ${places.join('; ')}.`, 409)
}

/** The references to a document in words: the collection, how many, and the first few by name. */
async function usesOf(req: PayloadRequest, slug: string, id: string): Promise<string[]> {
  const { collections, globals } = req.payload.config
  const places: string[] = []
  for (const collection of collections) {
    const { slug: other, flattenedFields, labels, admin } = collection
    const paths = pathsTo(slug, flattenedFields)
    if (paths.length === 0 || other.startsWith('payload-') || admin.hidden === true) continue
    const where: Where = { or: paths.map((path) => ({ [path]: { in: [id] } })) }
    if (admin.group === 'Inbox') {
      const { totalDocs } = await req.payload.count({ collection: other, where, req })
      if (totalDocs > 0) places.push(`${String(labels.plural)} (${totalDocs})`)
      continue
    }
    const names = await namesOf(req, collection, where)
    const more = names.length > SHOWN ? ' and more' : ''
    if (names.length > 0) places.push(`${String(labels.plural)} (${names.length}): ${names.slice(0, SHOWN).join(', ')}${more}`)
  }
  for (const { slug: other, label, flattenedFields, versions } of globals) {
    if (pathsTo(slug, flattenedFields).length === 0) continue
    const isNamed = async (draft: boolean) => JSON.stringify(await req.payload.findGlobal({ slug: other, depth: 0, draft, req })).includes(`"${id}"`)
    if (await isNamed(false)) places.push(String(label))
    else if (versions?.drafts && (await isNamed(true))) places.push(`${String(label)}${IN_DRAFT}`)
  }
  return places
}

/**
 * The documents that meet a condition, including those whose newest draft alone does, which the CMS keeps in another table. Each is named as staff
 * see it in the list, so by its newest draft: a copy of an event has the title of the original beside it.
 */
async function namesOf(req: PayloadRequest, { slug, admin, versions }: SanitizedCollectionConfig, where: Where): Promise<string[]> {
  const inAnyLanguage = { locale: DEFAULT_LOCALE, fallbackLocale: otherLocales(DEFAULT_LOCALE) }
  const find = async (draft: boolean, condition: Where) => {
    const { docs } = await req.payload.find({ collection: slug, where: condition, draft, pagination: false, depth: 0, ...inAnyLanguage, req })
    return docs.map((document) => ({ id: document.id, isPublished: isPublished(document), name: documentName(document, admin.useAsTitle) }))
  }
  const stored = await find(false, where)
  if (!versions?.drafts) return stored.map(({ name }) => name)
  const drafted = await find(true, where)
  const ids = [...new Set([...stored, ...drafted].map(({ id }) => id))]
  const newest = new Map((await find(true, { id: { in: ids.slice(0, SHOWN) } })).map(({ id, name }) => [id, name]))
  const published = new Set(stored.filter((document) => document.isPublished).map(({ id }) => id))
  const nameOf = new Map([...drafted, ...stored].map(({ id, name }) => [id, name]))
  return ids.map((id) => `${newest.get(id) ?? nameOf.get(id)}${published.has(id) ? '' : IN_DRAFT}`)
}

function isPublished(document: object): boolean {
  return '_status' in document && document._status === 'published'
}

/** The paths of fields that refer to a collection, those in groups and lists included; what names it loosely may lose it. */
function pathsTo(slug: string, fields: FlattenedField[], prefix = ''): string[] {
  return fields.flatMap((field) => {
    const path = `${prefix}${field.name}`
    if (field.custom?.isLoose) return []
    if ('relationTo' in field && [field.relationTo].flat().includes(slug as CollectionSlug)) return [path]
    if ('flattenedFields' in field) return pathsTo(slug, field.flattenedFields, `${path}.`)
    return []
  })
}
