import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-error'
import { listSchema, type ListQueryInput } from '@/lib/contract/query'
import { LIST_ROUTES, type PublicListName } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { collectionOf } from '@/lib/site/cache-tags'
import { cachedRead } from './cached-read'

type Item = z.ZodObject

/** The parameters that visitors fill in as they like. */
const VISITORS_CHOICES = ['keyword', 'country', 'cohort', 'tag', 'page'] as const

/** A page of a list: its items, how many there are in all, and where the page stands. */
export interface Page<T> {
  items: T[]
  total: number
  page: number
  limit: number
}

/**
 * Reads a page of a list.
 *
 * @param name the list
 * @param item the schema of an item; its fields are the ones that are asked for, without `updatedAt`, which a
 *   backend may not know
 * @param locale the language
 * @param query filters and paging
 */
export async function readPage<Schema extends Item>(
  name: PublicListName,
  item: Schema,
  locale: Locale,
  query: ListQueryInput = {},
): Promise<Page<z.infer<Schema>>> {
  return cachedRead({
    path: LIST_ROUTES[name].path,
    schema: listSchema(item),
    locale,
    query: toStrings({ select: fieldsOf(item).filter((field) => field !== 'updatedAt').join(' '), ...query }),
    source: collectionOf(name),
    isEphemeral: VISITORS_CHOICES.some((choice) => query[choice] !== undefined),
  })
}

/** Reads all items of a list at once. */
export async function readAll<Schema extends Item>(
  name: PublicListName,
  item: Schema,
  locale: Locale,
  query: ListQueryInput = {},
): Promise<z.infer<Schema>[]> {
  const { items } = await readPage(name, item, locale, { all: true, ...query })
  return items
}

/**
 * Reads the items of a list with the time of their last publication, where the backend tells it.
 *
 * @param item the schema of an item
 */
export async function readStamped<Schema extends Item>(
  name: PublicListName,
  item: Schema,
  locale: Locale,
  query: ListQueryInput = { all: true },
): Promise<z.infer<Schema>[]> {
  try {
    return (await readPage(name, item, locale, { ...query, select: fieldsOf(item).join(' ') })).items
  } catch (error) {
    if (!(error instanceof ApiError) || error.isOutage) throw error
    return (await readPage(name, item, locale, query)).items
  }
}

/**
 * Reads the one document with an identifier.
 *
 * @param query further conditions, such as the event it must belong to
 * @returns null when there is none
 */
export async function readOne<Schema extends Item>(
  name: PublicListName,
  item: Schema,
  locale: Locale,
  identifier: string,
  query: ListQueryInput = {},
): Promise<z.infer<Schema> | null> {
  const { items } = await cachedRead({
    path: LIST_ROUTES[name].path,
    schema: listSchema(item),
    locale,
    query: toStrings({ ...query, identifier }),
    source: collectionOf(name),
  })
  return items[0] ?? null
}

function fieldsOf(item: Item): string[] {
  return Object.keys(item.shape)
}

function toStrings(query: ListQueryInput): Record<string, string> {
  return Object.fromEntries(Object.entries(query).map(([name, value]) => [name, String(value)]))
}
