import type { Where } from 'payload'
import { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import { MAX_FILTER_LENGTH, type ListQuery } from '@/lib/contract/query'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { LOCALES } from '@/lib/i18n/locales'
import { toSearchText } from '../fields/search-text'
import { aboutStatements } from './about-statements'
import { articles } from './articles'
import { events } from './events'
import { faqs } from './faqs'
import { accelerators, messages, registrations, subscriptions } from './inbox'
import { lineups } from './lineups'
import { participants } from './participants'
import { partners } from './partners'
import { Reading, type StoredDocument } from './reading'
import { sessionDays } from './session-days'
import { sessions } from './sessions'
import type { Caller, ListSource } from './sources'
import { speakers } from './speakers'
import { teamMembers } from './team-members'
import { testimonials } from './testimonials'

const SOURCES: Record<ListName, ListSource> = {
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
  const fields = selectedFields(name, query)
  const sort = sortPaths(source, query.sort, locale)
  const where = await filters(name, source, query, caller)
  const empty = { items: [], total: 0, page: query.page, limit: query.all ? 0 : query.limit }
  if (!where) return empty
  const found = await caller.payload.find({
    collection: source.collection,
    where,
    sort,
    locale: 'all',
    depth: source.depth ?? 1,
    select: Object.fromEntries(fields.flatMap((field) => source.fields[field]?.needs ?? []).map((need) => [need, true])),
    ...(query.all
      ? { pagination: false }
      : { page: Math.min(query.page, HIGHEST_PAGE), limit: query.limit }),
    overrideAccess: false,
    user: caller.user,
  })
  const documents = found.docs as unknown as StoredDocument[]
  if (fields.includes('position') && source.fields.position?.sortPath === '_order') {
    await addPositions(source, documents, caller)
  }
  await source.enrich?.(documents, fields, caller)
  return {
    items: documents
      .map((document) => toItem(name, source, document, fields, locale))
      .filter((item) => item !== null),
    total: found.totalDocs,
    page: query.all ? 1 : query.page,
    limit: query.all ? found.totalDocs : query.limit,
  }
}

function selectedFields(name: ListName, query: ListQuery): string[] {
  const known = Object.keys(SOURCES[name].fields)
  if (!query.select || query.select.length === 0) return known
  const isKnown = (field: string) => Object.hasOwn(LIST_ROUTES[name].item.shape, field)
  const unknown = query.select.filter((field) => !isKnown(field))
  if (unknown.length > 0) throw malformed('select', `No such field: ${unknown.join(', ')}`)
  return known.filter((field) => query.select?.includes(field))
}

function sortPaths(source: ListSource, sort: string | undefined, locale: Locale): string[] {
  const tieBreak = 'id'
  const inLanguage = (path: string) => {
    const field = path.replace(/^-/, '')
    return source.fields[field]?.localized ? `${path}.${locale}` : path
  }
  if (!sort) return [...source.order.map(inLanguage), tieBreak]
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? '-' : ''
  if (field === '_id') return [`${direction}id`]
  const reader = Object.hasOwn(source.fields, field) ? source.fields[field] : undefined
  if (!reader) throw malformed('sort', `No such field: ${field}`)
  if (!reader.sortPath) throw malformed('sort', `Cannot be sorted by: ${field}`)
  return [`${direction}${reader.sortPath}${reader.localized ? `.${locale}` : ''}`, tieBreak]
}

/** The conditions of a query, or null when nothing can meet them. */
async function filters(
  name: ListName,
  source: ListSource,
  query: ListQuery,
  caller: Caller,
): Promise<Where | null> {
  const own: readonly string[] = LIST_ROUTES[name].filters
  const conditions: Where[] = []
  const names = [query._id, query.identifier, query.event]
  if (names.some((value) => value !== undefined && value.length > MAX_FILTER_LENGTH)) return null
  if (query._id !== undefined) {
    // Postgres refuses to compare a key with what is no UUID.
    if (!z.uuid().safeParse(query._id).success) return null
    conditions.push({ id: { equals: query._id } })
  }
  if (query.identifier !== undefined && own.includes('identifier')) {
    conditions.push({ identifier: { equals: withoutControls(query.identifier) } })
  }
  if (query.isFeatured !== undefined && own.includes('isFeatured')) {
    conditions.push({ isFeatured: { equals: query.isFeatured } })
  }
  if (query.event !== undefined && source.eventPath) {
    const event = await findEventKey(query.event, caller)
    if (!event) return null
    conditions.push({ [source.eventPath]: { in: [event] } })
  }
  const keyword = toSearchText(query.keyword ?? '').trim()
  if (keyword) {
    const paths = source.localizedSearch ? LOCALES.map((locale) => `searchText.${locale}`) : ['searchText']
    conditions.push({ or: paths.map((path) => ({ [path]: { contains: keyword } })) })
  }
  return { and: conditions }
}

/** The key of a readable event, by its identifier or its key. */
async function findEventKey(event: string, { payload, user }: Caller): Promise<unknown> {
  const isKey = z.uuid().safeParse(event).success
  const found = await payload.find({
    collection: 'events',
    where: { [isKey ? 'id' : 'identifier']: { equals: withoutControls(event) } },
    select: {},
    depth: 0,
    limit: 1,
    pagination: false,
    overrideAccess: false,
    user,
  })
  return found.docs[0]?.id
}

async function addPositions(source: ListSource, documents: StoredDocument[], { payload, user }: Caller) {
  const all = await payload.find({
    collection: source.collection,
    select: {},
    sort: ['_order', 'id'],
    depth: 0,
    pagination: false,
    overrideAccess: false,
    user,
  })
  const places = new Map(all.docs.map((document, index) => [document.id as unknown, index]))
  for (const document of documents) document.position = places.get(document.id) ?? 0
}

/** The document as the contract has it; null, and a word in the log, when it is not whole. */
function toItem(
  name: ListName,
  source: ListSource,
  document: StoredDocument,
  fields: string[],
  locale: Locale,
): Record<string, unknown> | null {
  const reading = new Reading(locale)
  const item = Object.fromEntries(
    fields.map((field) => [field, source.fields[field]?.read(document, reading, field)]),
  )
  const schema: z.ZodObject = LIST_ROUTES[name].item
  const mask = Object.fromEntries(['_id', ...fields].map((field) => [field, true])) as Record<string, never>
  const chosen = schema.pick(mask)
  const parsed = chosen.safeParse({ _id: String(document.id), ...item })
  if (!parsed.success) {
    console.error(`${name} ${String(document.id)} is left out: ${parsed.error.message}`)
    return null
  }
  return reading.untranslated.size > 0
    ? { ...parsed.data, untranslated: [...reading.untranslated] }
    : parsed.data
}

function withoutControls(value: string): string {
  return value.replace(/\p{Cc}/gu, '')
}

function malformed(parameter: string, message: string): ContractError {
  return new ContractError('malformed', message, { [parameter]: message })
}
