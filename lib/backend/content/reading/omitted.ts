import type { CollectionSlug } from 'payload'
import { processState } from '@/lib/runtime'

interface DocumentKey {
  collection: CollectionSlug
  id: string
}

export interface OmittedDocument extends DocumentKey {
  /** The fields that are not as the contract wants them. */
  fields: string[]
}

const documents = processState('omittedDocuments', () => new Map<string, OmittedDocument>())

/** Remembers what the site leaves out because a field is wrong, until the field is right. */
export function noteRead({ collection, id }: DocumentKey, read: readonly string[], wrong: readonly string[]): void {
  const key = `${collection} ${id}`
  const unread = documents.get(key)?.fields.filter((field) => !read.includes(field)) ?? []
  const fields = [...new Set([...unread, ...wrong])]
  if (fields.length > 0) documents.set(key, { collection, id, fields })
  else if (documents.size > 0) documents.delete(key)
}

export function omittedDocuments(): OmittedDocument[] {
  return [...documents.values()]
}
