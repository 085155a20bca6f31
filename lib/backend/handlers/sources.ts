import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { FieldReader } from './fields'
import type { StoredDocument } from './reading'

/** Who asks, and through which instance of the CMS. */
export interface Caller {
  payload: Payload
  user: PayloadRequest['user']
}

/** How one list of the contract is read from its collection. */
export interface ListSource {
  collection: CollectionSlug
  /** The stored paths of the natural order, `-` in front for descending. */
  order: string[]
  /** Every field of the contract by its name, `_id` excepted. */
  fields: Record<string, FieldReader>
  /** The stored path of the event that a document belongs to. */
  eventPath?: 'event' | 'events'
  /** How deep relations are followed: 1 for those of the document, 2 for those of its relations. */
  depth?: 1 | 2
  /** Whether the keyword search has one text per language. */
  localizedSearch?: boolean
  /** Adds what no single document holds, such as a count, for the fields that were asked for. */
  enrich?: (documents: StoredDocument[], fields: readonly string[], caller: Caller) => Promise<void>
}
