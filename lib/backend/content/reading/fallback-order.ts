import type { Where } from 'payload'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { sortByValue } from './list-query'
import type { ListSource } from './list-sources'
import { allOf } from './populated'
import { toStored } from './reading'
import type { Caller } from './sources'

interface Order {
  /** The stored paths, as the database would sort. */
  paths: readonly string[]
  /** The field of the contract, `-` in front for descending. */
  field: string
  locale: Locale
}

/**
 * The keys of documents in the order of a text that some of them lack in the language, by what is shown in its place: databases
 * put those at an end.
 *
 * @returns null where the database sorts as well
 */
export async function orderWithFallback(source: ListSource, { paths, field, locale }: Order, where: Where, caller: Caller): Promise<string[] | null> {
  const { payload, user, req, draft } = caller
  const { collection } = source
  const path = paths[0]?.replace(/^-/, '') ?? ''
  if (locale === DEFAULT_LOCALE || !path.endsWith(`.${locale}`)) return null
  const access = { overrideAccess: false, user, req }
  const isMissing: Where = { or: [{ [path]: { exists: false } }, { [path]: { equals: '' } }] }
  // Drafts cannot be counted.
  if (!draft && (await payload.count({ collection, where: { and: [where, isMissing] }, ...access })).totalDocs === 0) return null
  const select = allOf(source.fields[field.replace(/^-/, '')]?.needs ?? [])
  const { docs } = await payload.find({ collection, where, select, locale: 'all', depth: 0, pagination: false, draft, ...access })
  return sortByValue(docs.map(toStored), source, field, locale).map(({ id }) => String(id))
}

/** Documents in the order of their keys. */
export function inOrderOf<Document extends { id?: unknown }>(documents: readonly Document[], keys: readonly string[]): Document[] {
  const byKey = new Map(documents.map((document) => [String(document.id), document]))
  return keys.flatMap((key) => byKey.get(key) ?? [])
}
