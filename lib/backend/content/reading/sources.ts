import type { CollectionSlug, DataFromCollectionSlug, Payload, PayloadRequest, Where } from 'payload'
import type { z } from 'zod'
import type { Facets } from '@/lib/contract/lists/facets'
import type { LIST_ROUTES, ListName } from '@/lib/contract/routes'
import type { CollectionOf } from '@/lib/site/cache-tags'
import type { Differences, FieldReader } from './differences'
import type { StoredDocument } from './reading'

/** The user and the instance of the CMS. */
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

type Item<Name extends ListName> = z.infer<(typeof LIST_ROUTES)[Name]['item']>
type Stored<Name extends ListName> = DataFromCollectionSlug<CollectionOf<Name> & CollectionSlug>

/** The fields of the contract that no stored field of the same name holds. */
type ComputedField<Name extends ListName> = Exclude<keyof Item<Name>, keyof Stored<Name> | '_id' | 'untranslated'>

/** The properties of a list that do not follow from contract and collection. */
export interface ListDifferences<Computed extends string = string> extends Differences {
  computed?: Record<Computed, FieldReader>
  /** The stored paths of the natural order, `-` in front for descending, where it is not the one of the CMS. */
  order?: string[]
  /** What documents meet that are listed; others are found by their identifier or key alone. */
  listed?: Where
  /** The stored paths of filters that are named otherwise in the contract. */
  filterPaths?: Partial<Record<FacetName, string>>
  /** The keys of documents that belong to an event without naming it. */
  alsoOfEvent?: (event: string, caller: Caller) => Promise<string[]>
  /** Adds values that no single document holds, such as a count, for the requested fields. */
  enrich?: (documents: StoredDocument[], fields: readonly string[], caller: Caller) => Promise<void>
}

type NamesWithComputed = { [Name in ListName]: [ComputedField<Name>] extends [never] ? never : Name }[ListName]

/** A list must be named here when it has computed fields, each with its reader. */
export type AllListDifferences = Partial<Record<ListName, ListDifferences>> & {
  [Name in NamesWithComputed]: ListDifferences & { computed: Record<ComputedField<Name>, FieldReader> }
}
