import type { Where } from 'payload'
import { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import { MAX_FILTER_LENGTH, type ListFilters, type ListQuery } from '@/lib/contract/query'
import { LIST_ROUTES, type ListName } from '@/lib/contract/routes'
import { LOCALES, type Locale } from '@/lib/i18n/locales'
import { storedWords } from '@/lib/site/search/search-text'
import { listSource, type ListSource } from './list-sources'
import { Reading, type StoredDocument } from './reading'
import type { Caller, FacetName } from './sources'

/** Of a search. */
const MOST_WORDS = 12

/**
 * The fields that a query asks for, all of them when it names none.
 *
 * @throws ContractError `malformed` for a field that the list does not have
 */
export function selectedFields(name: ListName, source: ListSource, query: ListQuery): string[] {
  const known = Object.keys(source.fields)
  if (!query.select || query.select.length === 0) return known
  const isKnown = (field: string) => Object.hasOwn(LIST_ROUTES[name].item.shape, field)
  const unknown = query.select.filter((field) => !isKnown(field))
  if (unknown.length > 0) throw malformed('select', `No such field: ${unknown.join(', ')}`)
  return known.filter((field) => query.select?.includes(field))
}

/**
 * The stored paths to sort by: those of the query or of the natural order, ties broken by the key.
 *
 * @returns null for a field that no single path holds; see {@link sortByValue}
 * @throws ContractError `malformed` for a field that the list does not have
 */
export function sortPaths(source: ListSource, sort: string | undefined, locale: Locale): string[] | null {
  const tieBreak = 'id'
  const inLanguage = (path: string) => {
    const field = path.replace(/^-/, '')
    return source.fields[field]?.isLocalized ? `${path}.${locale}` : path
  }
  if (!sort) return [...source.order.map(inLanguage), tieBreak]
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? '-' : ''
  if (field === '_id') return [`${direction}id`]
  const reader = Object.hasOwn(source.fields, field) ? source.fields[field] : undefined
  if (!reader) throw malformed('sort', `No such field: ${field}`)
  if (!reader.sortPath) return null
  return [`${direction}${reader.sortPath}${reader.isLocalized ? `.${locale}` : ''}`, tieBreak]
}

/** Sorts documents by what a field answers, as the database would: without a value last, equal ones by their key. */
export function sortByValue(documents: readonly StoredDocument[], source: ListSource, sort: string, locale: Locale): StoredDocument[] {
  const field = sort.replace(/^-/, '')
  const direction = sort.startsWith('-') ? -1 : 1
  const reading = new Reading(locale)
  const valued = documents.map((document) => ({ document, id: String(document.id), value: comparable(source.fields[field]?.read(document, reading, field)) }))
  return valued.sort((one, other) => direction * compare(one.value, other.value) || compare(one.id, other.id)).map(({ document }) => document)
}

function comparable(value: unknown): string | number | null {
  if (value === undefined || value === null) return null
  if (typeof value === 'number' || typeof value === 'boolean') return Number(value)
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function compare(one: string | number | null, other: string | number | null): number {
  if (one === other) return 0
  if (one === null || other === null) return one === null ? 1 : -1
  return one < other ? -1 : 1
}

/** The conditions of a query, or null when nothing can meet them. */
export async function filters(name: ListName, query: ListFilters, caller: Caller): Promise<Where | null> {
  const source = listSource(caller.payload, name)
  const routeFilters: readonly string[] = LIST_ROUTES[name].filters
  const conditions: Where[] = []
  const facets = Object.entries(source.filterPaths) as [FacetName, string][]
  const names = [query._id, query.identifier, query.event, query.speaker, ...facets.map(([facet]) => query[facet])]
  if (names.some((value) => value !== undefined && value.length > MAX_FILTER_LENGTH)) return null
  if (query._id !== undefined) {
    // Postgres refuses to compare a key with a text that is no UUID.
    if (!z.uuid().safeParse(query._id).success) return null
    conditions.push({ id: { equals: query._id } })
  }
  if (query.identifier !== undefined && routeFilters.includes('identifier')) {
    conditions.push({ identifier: { equals: withoutControls(query.identifier) } })
  }
  if (query.isFeatured !== undefined && routeFilters.includes('isFeatured')) {
    conditions.push({ isFeatured: { equals: query.isFeatured } })
  }
  if (query.event !== undefined && source.eventPath) {
    const event = await findEventKey(query.event, caller)
    if (!event) return null
    const namesIt: Where = { [source.eventPath]: source.eventPath === 'eventKeys' ? { contains: event } : { in: [event] } }
    const others = (await source.alsoOfEvent?.(event, caller)) ?? []
    conditions.push(others.length > 0 ? { or: [namesIt, { id: { in: [...new Set(others)] } }] } : namesIt)
  }
  if (query.speaker !== undefined && routeFilters.includes('speaker')) {
    const isKey = z.uuid().safeParse(query.speaker).success
    conditions.push({ [isKey ? 'speakers' : 'speakers.identifier']: { in: [withoutControls(query.speaker)] } })
  }
  for (const [facet, path] of facets) {
    const value = query[facet]
    if (value !== undefined) conditions.push({ [path]: { in: [withoutControls(value)] } })
  }
  if (source.listed && query._id === undefined && query.identifier === undefined) conditions.push(source.listed)
  const searchPaths = source.hasLocalizedSearch ? LOCALES.map((locale) => `searchText.${locale}`) : ['searchText']
  for (const beginnings of searchedWords(query.keyword)) {
    if (beginnings.length === 0) return null
    conditions.push({ or: searchPaths.flatMap((path) => beginnings.map((beginning) => ({ [path]: { contains: beginning } }))) })
  }
  return { and: conditions }
}

/** Each word once, and no more than databases can take. */
function searchedWords(keyword = ''): string[][] {
  const words = new Map(storedWords(keyword).map((beginnings) => [beginnings.join(' '), [...beginnings]]))
  return [...words.values()].slice(0, MOST_WORDS)
}

/** The key of a readable event, by its identifier or its key. */
export async function findEventKey(event: string, { payload, user, req, draft }: Caller): Promise<string | undefined> {
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
    req,
    draft,
  })
  return found.docs[0]?.id
}

function withoutControls(value: string): string {
  return value.replace(/\p{Cc}/gu, '')
}

function malformed(parameter: string, message: string): ContractError {
  return new ContractError('malformed', message, { [parameter]: message })
}
