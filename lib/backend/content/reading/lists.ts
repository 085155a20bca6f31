import type { Where } from 'payload'
import type { z } from 'zod'
import type { ListQuery } from '@/lib/contract/query'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { aboutStatements } from '../entities/about-statements'
import { articles } from '../entities/articles'
import { events } from '../entities/events'
import { faqs } from '../entities/faqs'
import { documentFields } from './fields'
import { accelerators, messages, registrations, subscriptions } from '../entities/inbox'
import { lineups } from '../entities/lineups'
import { filters, selectedFields, sortPaths } from './list-query'
import { participants } from '../entities/participants'
import { partners } from '../entities/partners'
import { Reading, type StoredDocument } from './reading'
import { sessionDays } from '../entities/session-days'
import { sessions } from '../entities/sessions'
import type { Caller, ListSource } from './sources'
import { speakers } from '../entities/speakers'
import { teamMembers } from '../entities/team-members'
import { testimonials } from '../entities/testimonials'

const OWN_SOURCES: Record<ListName, ListSource> = {
  events,
  sessionDays,
  sessions,
  speakers,
  participants,
  teamMembers,
  articles,
  lineups,
  partners,
  testimonials,
  faqs,
  aboutStatements,
  subscriptions,
  registrations,
  accelerators,
  messages,
}

/** How each list of the contract is read: by its own fields and those that all documents have. */
export const SOURCES = Object.fromEntries(
  Object.entries(OWN_SOURCES).map(([name, source]) => [name, withDocumentFields(source)]),
) as Record<ListName, ListSource>

/** The highest page that is looked up; beyond it no list has items. */
const HIGHEST_PAGE = 1_000_000

/** The answer of a list. */
export interface ListAnswer {
  items: Record<string, unknown>[]
  total: number
  page: number
  limit: number
}

/**
 * Reads a page of a list.
 *
 * @param name the list
 * @param query its parsed query
 * @param locale the language of localised fields
 * @param caller who asks; what they may not read is left out
 * @throws ContractError `malformed` for a field name that the list does not have or cannot sort by
 */
export async function readList(
  name: ListName,
  query: ListQuery,
  locale: Locale,
  caller: Caller,
): Promise<ListAnswer> {
  const source = SOURCES[name]
  const fields = selectedFields(name, source, query)
  const sort = sortPaths(source, query.sort, locale)
  const where = await filters(name, source, query, caller)
  const empty = { items: [], total: 0, page: query.page, limit: query.all ? 0 : query.limit }
  if (!where) return empty
  const found = await caller.payload.find({
    collection: source.collection,
    where,
    sort,
    locale: 'all',
    depth: fields.some((field) => source.fields[field]?.isDeep) ? 2 : 1,
    select: Object.fromEntries(fields.flatMap((field) => source.fields[field]?.needs ?? []).map((need) => [need, true])),
    ...(!query.all && { page: Math.min(query.page, HIGHEST_PAGE), limit: query.limit }),
    pagination: false,
    overrideAccess: false,
    user: caller.user,
    req: caller.req,
    draft: caller.draft,
  })
  const documents = found.docs as unknown as StoredDocument[]
  const total = await countAll(source, where, query, documents.length, caller)
  if (fields.includes('position') && source.fields.position?.sortPath === '_order') {
    await addPositions(source, documents, caller)
  }
  await source.enrich?.(documents, fields, caller)
  const schema = itemSchema(name, fields)
  return {
    items: documents
      .map((document) => toItem(name, source, schema, document, fields, locale))
      .filter((item) => item !== null),
    total,
    page: query.all ? 1 : query.page,
    limit: query.all ? total : query.limit,
  }
}

function withDocumentFields(source: ListSource): ListSource {
  return { ...source, fields: { ...source.fields, ...documentFields } }
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
  // Counted apart from what was found: with the joins of its order it would take several times as long.
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
  const places = new Map(all.docs.map((document, index) => [document.id as unknown, index]))
  for (const document of documents) document.position = places.get(document.id) ?? 0
}

/** The schema of an item that has these fields. Made once for all items: zod compiles what it parses with. */
function itemSchema(name: ListName, fields: string[]): z.ZodObject {
  const schema: z.ZodObject = LIST_ROUTES[name].item
  return schema.pick(Object.fromEntries(['_id', ...fields].map((field) => [field, true])) as Record<string, never>)
}

/** The document as the contract has it; null, and a word in the log, when it is not whole. */
function toItem(
  name: ListName,
  source: ListSource,
  schema: z.ZodObject,
  document: StoredDocument,
  fields: string[],
  locale: Locale,
): Record<string, unknown> | null {
  const reading = new Reading(locale)
  const item = Object.fromEntries(
    fields.map((field) => [field, source.fields[field]?.read(document, reading, field)]),
  )
  const parsed = schema.safeParse({ _id: String(document.id), ...item })
  if (!parsed.success) {
    console.error(`${name} ${String(document.id)} is left out: ${parsed.error.message}`)
    return null
  }
  return reading.untranslated.size > 0
    ? { ...parsed.data, untranslated: [...reading.untranslated] }
    : parsed.data
}
