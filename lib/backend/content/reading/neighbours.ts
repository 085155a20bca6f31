import type { Where } from 'payload'
import type { Neighbours } from '@/lib/contract/lists/neighbours'
import type { ListQuery } from '@/lib/contract/query'
import type { NEIGHBOUR_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { filters, sortPaths } from './list-query'
import { SOURCES } from './lists'
import { Reading, type StoredDocument } from './reading'
import type { Caller } from './sources'

const NOBODY: Neighbours = { previous: null, next: null }

/**
 * Reads who stands before and after a person in the natural order of their list.
 *
 * @param query its filters; `identifier` names the person, who must meet the others
 * @returns nobody on either side when there is no such person
 */
export async function readNeighbours(
  name: keyof typeof NEIGHBOUR_ROUTES,
  query: ListQuery,
  locale: Locale,
  { payload, user }: Caller,
): Promise<Neighbours> {
  const { collection } = SOURCES[name]
  const [path = 'id'] = sortPaths(SOURCES[name], undefined, locale)
  const shared = { collection, locale: 'all', depth: 0, limit: 1, pagination: false, overrideAccess: false, user } as const
  const own = await filters(name, SOURCES[name], query, { payload, user })
  const { identifier: _identifier, ...others } = query
  const all = await filters(name, SOURCES[name], others, { payload, user })
  if (!own || !all) return NOBODY
  const [person] = (await payload.find({ ...shared, where: own })).docs as unknown as StoredDocument[]
  const value = person && valueAt(person, path)
  if (!person || typeof value !== 'string') return NOBODY

  const beside = async (operator: 'less_than' | 'greater_than') => {
    const direction = operator === 'less_than' ? '-' : ''
    const further: Where = {
      or: [{ [path]: { [operator]: value } }, { and: [{ [path]: { equals: value } }, { id: { [operator]: person.id } }] }],
    }
    const found = await payload.find({
      ...shared,
      where: { and: [all, further] },
      sort: [`${direction}${path}`, `${direction}id`],
      select: { identifier: true, fullName: true },
    })
    const [document] = found.docs as unknown as StoredDocument[]
    return document ? toNeighbour(document, locale) : null
  }
  const [previous, next] = await Promise.all([beside('less_than'), beside('greater_than')])
  return { previous, next }
}

function valueAt(document: StoredDocument, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (value as StoredDocument | null)?.[key], document)
}

function toNeighbour(document: StoredDocument, locale: Locale) {
  const reading = new Reading(locale)
  const fullName = String(reading.pick('fullName', document.fullName) ?? '')
  const neighbour = { identifier: String(document.identifier), fullName }
  return reading.untranslated.size > 0 ? { ...neighbour, untranslated: [...reading.untranslated] } : neighbour
}
