import type { Payload, SanitizedCollectionConfig, Where } from 'payload'
import type { z } from 'zod'
import { FacetsSchema } from '@/lib/contract/lists/facets'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import { collectionOf, type CollectionOf } from '@/lib/site/cache-tags'
import { fieldReader, isLocalized } from './derived-readers'
import type { FieldReader } from './differences'
import { LIST_DIFFERENCES } from './list-differences'
import type { FacetName, ListDifferences } from './sources'

const EVENT_PATHS = ['eventKeys', 'event', 'events'] as const

/** How one list of the contract is read from its collection. */
export interface ListSource {
  collection: CollectionOf<ListName>
  /** The stored paths of the natural order, `-` in front for descending. */
  order: string[]
  /** Every field of the contract by its name, `_id` excepted. */
  fields: Record<string, FieldReader>
  /** The stored path of the event that a document belongs to, or of a text with the keys of its events. */
  eventPath?: (typeof EVENT_PATHS)[number]
  /** The stored paths of the further filters that the list has. */
  filterPaths: Partial<Record<FacetName, string>>
  /** Whether the keyword search has one text per language. */
  hasLocalizedSearch: boolean
  listed?: Where
  alsoOfEvent?: ListDifferences['alsoOfEvent']
  enrich?: ListDifferences['enrich']
}

const known = new WeakMap<SanitizedCollectionConfig, ListSource>()

/**
 * How a list is read, derived from the contract and the fields of its collection.
 *
 * @throws when a field of the contract has no stored field and is not computed
 */
export function listSource(payload: Payload, name: ListName): ListSource {
  const { config } = payload.collections[collectionOf(name)]
  const source = known.get(config) ?? deriveSource(payload, name, config)
  known.set(config, source)
  return source
}

function deriveSource(payload: Payload, name: ListName, { admin, flattenedFields, orderable, defaultSort }: SanitizedCollectionConfig): ListSource {
  const { filters }: { filters: readonly string[] } = LIST_ROUTES[name]
  const differences: ListDifferences = LIST_DIFFERENCES[name] ?? {}
  const naturalOrder = orderable ? '_order' : defaultSort
  const facets = FacetsSchema.keyof().options.filter((facet) => filters.includes(facet))
  const searchText = flattenedFields.find((field) => field.name === 'searchText')
  const { _id, untranslated, updatedAt, ...shape }: Record<string, z.ZodType> = LIST_ROUTES[name].item.shape
  return {
    collection: collectionOf(name),
    order: differences.order ?? [naturalOrder ?? []].flat(),
    fields: Object.fromEntries(
      Object.entries(updatedAt ? { ...shape, updatedAt } : shape).map(([field, schema]) => [
        field,
        differences.computed?.[field] ?? fieldReader(payload, differences, field, schema, flattenedFields, admin.useAsTitle),
      ]),
    ),
    eventPath: filters.includes('event') ? EVENT_PATHS.find((path) => flattenedFields.some((field) => field.name === path)) : undefined,
    filterPaths: Object.fromEntries(facets.map((facet) => [facet, differences.filterPaths?.[facet] ?? facet])),
    hasLocalizedSearch: searchText !== undefined && isLocalized(searchText),
    listed: differences.listed,
    alsoOfEvent: differences.alsoOfEvent,
    enrich: differences.enrich,
  }
}
