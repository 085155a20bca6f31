import type { z } from 'zod'
import { ApiError } from '@/lib/api/api-error'
import { listSchema, type ListPage, type ListQueryInput } from '@/lib/contract/query'
import { LIST_ROUTES, type PublicListName } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { collectionOf } from '@/lib/site/cache-tags'
import { cachedRead } from './cached-read'

type Item = z.ZodObject

/** Filters that visitors fill in freely. */
const VISITORS_CHOICES = ['keyword', 'country', 'cohort', 'tag', 'page'] as const

/** Reads a page of a list with the fields of its schema, without `updatedAt`, which a remote backend may not know. */
export async function readPage<Schema extends Item>(
  name: PublicListName,
  item: Schema,
  locale: Locale,
  query: ListQueryInput = {},
): Promise<ListPage<z.infer<Schema>>> {
  return cachedRead({
    path: LIST_ROUTES[name].path,
    schema: listSchema(item),
    locale,
    query: toStrings({ select: fieldsOf(item).filter((field) => field !== 'updatedAt').join(' '), ...query }),
    source: collectionOf(name),
    isEphemeral: VISITORS_CHOICES.some((choice) => query[choice] !== undefined),
  })
}

export async function readAll<Schema extends Item>(
  name: PublicListName,
  item: Schema,
  locale: Locale,
  query: ListQueryInput = {},
): Promise<z.infer<Schema>[]> {
  const { items } = await readPage(name, item, locale, { all: true, ...query })
  return items
}

/** With the time of the last publication, where the backend tells it. */
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

/** `query` may add conditions, such as the event it must belong to. */
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
