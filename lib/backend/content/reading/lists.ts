import type { Where } from 'payload'
import { z } from 'zod'
import type { ListQuery } from '@/lib/contract/query'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { inOrderOf, orderWithFallback } from './fallback-order'
import { filters, selectedFields, sortByValue, sortPaths } from './list-query'
import { noteRead } from './omitted'
import { listSource, type ListSource } from './list-sources'
import { allOf, populated } from './populated'
import { Reading, toStored, type StoredDocument } from './reading'
import type { Caller } from './sources'

/** The highest page that is looked up; beyond it no list has items. */
const HIGHEST_PAGE = 1_000_000

export interface ListAnswer {
  items: Record<string, unknown>[]
  total: number
  page: number
  limit: number
}

/**
 * Reads a page of a list, without what the caller may not read.
 *
 * @throws ContractError `malformed` for a field name that the list does not have
 */
export async function readList(
  name: ListName,
  query: ListQuery,
  locale: Locale,
  caller: Caller,
): Promise<ListAnswer> {
  const source = listSource(caller.payload, name)
  const fields = selectedFields(name, source, query)
  const sort = sortPaths(source, query.sort, locale)
  const where = await filters(name, query, caller)
  if (!where) return { items: [], total: 0, page: query.page, limit: query.all ? 0 : query.limit }
  // For an order that the database cannot sort by, all documents are read, and the page is cut from them.
  const byValue = sort === null ? query.sort : undefined
  const needed = byValue === undefined ? fields : [...new Set([...fields, byValue.replace(/^-/, '')])]
  const readers = needed.flatMap((field) => source.fields[field] ?? [])
  const populate = populated(readers)
  const keys = sort && (await orderWithFallback(source, { paths: sort, field: query.sort ?? source.order[0] ?? '', locale }, where, caller))
  const shown = keys && pageOf(keys, query)
  const found = await caller.payload.find({
    collection: source.collection,
    where: shown && !query.all ? { id: { in: shown } } : where,
    sort: sort ?? 'id',
    locale: 'all',
    depth: Object.keys(populate).length > 0 ? 2 : 1,
    populate,
    select: allOf(readers.flatMap(({ needs }) => needs)),
    ...(!query.all && byValue === undefined && !shown && { page: Math.min(query.page, HIGHEST_PAGE), limit: query.limit }),
    pagination: false,
    overrideAccess: false,
    user: caller.user,
    req: caller.req,
    draft: caller.draft,
  })
  const stored = found.docs.map(toStored)
  const read = shown ? inOrderOf(stored, shown) : stored
  const total = keys?.length ?? (byValue === undefined ? await countAll(source, where, query, read.length, caller) : read.length)
  if (needed.includes('position') && source.fields.position?.sortPath === '_order') {
    await addPositions(source, read, caller)
  }
  await source.enrich?.(read, needed, caller)
  const documents = byValue === undefined ? read : pageOf(sortByValue(read, source, byValue, locale), query)
  const schema = itemSchema(name, fields)
  return {
    items: documents
      .map((document) => toItem(name, source, schema, document, fields, locale, caller.draft))
      .filter((item) => item !== null),
    total,
    page: query.all ? 1 : query.page,
    limit: query.all ? total : query.limit,
  }
}

function pageOf<Item>(items: Item[], { all, page, limit }: ListQuery): Item[] {
  return all ? items : items.slice((page - 1) * limit, page * limit)
}

/** How many documents meet the conditions, on all pages. A page that is not full tells by itself. */
async function countAll(
  { collection }: ListSource,
  where: Where,
  query: ListQuery,
  found: number,
  { payload, user, req }: Caller,
): Promise<number> {
  if (query.all || (query.page === 1 && found < query.limit)) return found
  // Counted apart from the page: with the joins of its order it would take several times as long.
  const { totalDocs } = await payload.count({ collection, where, overrideAccess: false, user, req })
  return totalDocs
}

async function addPositions(source: ListSource, documents: StoredDocument[], { payload, user, req }: Caller) {
  const all = await payload.find({
    collection: source.collection,
    select: {},
    sort: ['_order', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
    req,
  })
  const places = new Map<unknown, number>(all.docs.map(({ id }, index) => [id, index]))
  for (const document of documents) document.position = places.get(document.id) ?? 0
}

/** The schema of an item that has these fields. Made once for all items: zod compiles what it parses with. */
function itemSchema(name: ListName, fields: readonly string[]): z.ZodObject {
  const { shape }: z.ZodObject = LIST_ROUTES[name].item
  return z.object(Object.fromEntries(['_id', ...fields].flatMap((field) => (shape[field] ? [[field, shape[field]]] : []))))
}

/** The document as the contract has it; null, noted for staff and in the log, when it is not whole. */
function toItem(
  name: ListName,
  source: ListSource,
  schema: z.ZodObject,
  document: StoredDocument,
  fields: readonly string[],
  locale: Locale,
  isDraft = false,
): Record<string, unknown> | null {
  const reading = new Reading(locale)
  const item = Object.fromEntries(fields.map((field) => [field, source.fields[field]?.read(document, reading, field)]))
  const parsed = schema.safeParse({ _id: String(document.id), ...item })
  const wrong = parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path[0]))
  if (!isDraft) noteRead({ collection: source.collection, id: String(document.id) }, fields, wrong)
  if (parsed.success) return reading.withUntranslated(parsed.data)
  console.error(`${name} ${String(document.id)} is left out: ${parsed.error.message}`)
  return null
}
