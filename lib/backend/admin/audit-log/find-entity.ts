import type { FlattenedField, Payload } from 'payload'

interface Entity {
  label: string
  fields: FlattenedField[]
}

/** A collection or a page by its slug; null for one that no longer exists. */
export function findEntity({ collections, globals }: Payload, slug: unknown): Entity | null {
  const collection = new Map(Object.entries(collections)).get(String(slug))?.config
  if (collection) return { label: String(collection.labels.singular), fields: collection.flattenedFields }
  const page = globals.config.find((global) => String(global.slug) === slug)
  return page ? { label: String(page.label), fields: page.flattenedFields } : null
}
