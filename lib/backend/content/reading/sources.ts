import type { CollectionSlug, Payload, PayloadRequest } from 'payload'
import type { Facets } from '@/lib/contract/lists/facets'
import type { FieldReader } from './fields'
import type { StoredDocument } from './reading'

/** Who asks, and through which instance of the CMS. */
export interface Caller {
  payload: Payload
  user: PayloadRequest['user']
  /** The transaction to read in, where one is open. */
  req?: PayloadRequest
  /** Whether the newest drafts are read instead of what is published; for editors only. */
  draft?: boolean
}

/** The name of a filter whose values a list can tell. */
export type FacetName = keyof Facets

/** How one list of the contract is read from its collection. */
export interface ListSource {
  collection: CollectionSlug
  /** The stored paths of the natural order, `-` in front for descending. */
  order: string[]
  /** Every field of the contract by its name, `_id` excepted. */
  fields: Record<string, FieldReader>
  /** The stored path of the event that a document belongs to, or of a text with the keys of its events. */
  eventPath?: 'event' | 'events' | 'eventKeys'
  /** The stored paths of the further filters that the list has. */
  filterPaths?: Partial<Record<FacetName, string>>
  /** Whether the keyword search has one text per language. */
  localizedSearch?: boolean
  /** Adds what no single document holds, such as a count, for the fields that were asked for. */
  enrich?: (documents: StoredDocument[], fields: readonly string[], caller: Caller) => Promise<void>
}
