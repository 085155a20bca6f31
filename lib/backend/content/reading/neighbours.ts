import type { Where } from 'payload'
import type { Neighbours } from '@/lib/contract/lists/neighbours'
import type { ListFilters } from '@/lib/contract/query'
import type { NEIGHBOUR_ROUTES } from '@/lib/contract/routes'
import type { Locale } from '@/lib/i18n/locales'
import { inOrderOf, orderWithFallback } from './fallback-order'
import { filters, sortPaths } from './list-query'
import { PICTURE_FIELDS, toImage } from './images'
import { listSource } from './list-sources'
import { allOf } from './populated'
import { isStored, Reading, toStored, type StoredDocument } from './reading'
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
  query: ListFilters,
  locale: Locale,
  { payload, user }: Caller,
): Promise<Neighbours> {
  const source = listSource(payload, name)
  const paths = sortPaths(source, undefined, locale) ?? []
  const [path = 'id'] = paths
  const options = { collection: source.collection, locale: 'all', depth: 0, limit: 1, pagination: false, overrideAccess: false, user } as const
  const onePerson = await filters(name, query, { payload, user })
  const { identifier: _identifier, ...others } = query
  const everybody = await filters(name, others, { payload, user })
  if (!onePerson || !everybody) return NOBODY
  const [person] = (await payload.find({ ...options, where: onePerson, select: { [path.split('.')[0] ?? path]: true } })).docs.map(toStored)
  const shown = { depth: 1, select: { identifier: true, fullName: true, photo: true }, populate: { media: allOf(PICTURE_FIELDS) } } as const
  const keys = person && (await orderWithFallback(source, { paths, field: source.order[0] ?? '', locale }, everybody, { payload, user }))
  if (keys) {
    const place = keys.indexOf(String(person.id))
    const keyAt = (index: number) => (place === -1 ? '' : (keys[index] ?? ''))
    const sides = [keyAt(place - 1), keyAt(place + 1)]
    const found = await payload.find({ ...options, ...shown, where: { id: { in: sides.filter(Boolean) } }, limit: sides.length })
    const [previous = null, next = null] = sides.map((key) => inOrderOf(found.docs.map(toStored), [key]).map((document) => toNeighbour(document, locale))[0])
    return { previous, next }
  }
  const value = person && valueAt(person, path)
  if (!person || typeof value !== 'string') return NOBODY

  const beside = async (operator: 'less_than' | 'greater_than') => {
    const direction = operator === 'less_than' ? '-' : ''
    const further: Where = {
      or: [{ [path]: { [operator]: value } }, { and: [{ [path]: { equals: value } }, { id: { [operator]: person.id } }] }],
    }
    const found = await payload.find({
      ...options,
      where: { and: [everybody, further] },
      sort: [`${direction}${path}`, `${direction}id`],
      ...shown,
    })
    const [document] = found.docs.map(toStored)
    return document ? toNeighbour(document, locale) : null
  }
  const [previous, next] = await Promise.all([beside('less_than'), beside('greater_than')])
  return { previous, next }
}

function valueAt(document: StoredDocument, path: string): unknown {
  return path.split('.').reduce<unknown>((value, key) => (isStored(value) ? value[key] : undefined), document)
}

function toNeighbour(document: StoredDocument, locale: Locale) {
  const reading = new Reading(locale)
  const fullName = String(reading.pick('fullName', document.fullName, true) ?? '')
  const photo = toImage(document.photo, reading)
  return reading.withUntranslated({ identifier: String(document.identifier), fullName, ...(photo && { photo }) })
}
