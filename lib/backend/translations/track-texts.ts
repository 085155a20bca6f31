import type { CollectionConfig, CollectionSlug, Field, FlattenedField, GlobalConfig, PayloadRequest } from 'payload'
import { flattenAllFields } from 'payload'
import { findNaming } from './find-naming'
import { changesWithLanguage, hasLocalisedTexts, localisedTexts } from './localised-texts'
import { changeStates, forgetStates, keyOf, type Place } from './stored-texts'
import { nextStates, withNamed } from './text-states'

type Values = Record<string, unknown>

/** In the context of a request, which may save several documents: their published texts before, by place. */
const BEFORE = 'textsBefore'

/** On the page of a document: what of it, or because of it, may be out of date. */
const NOTICE: Field = { name: 'oldTexts', type: 'ui', admin: { disableBulkEdit: true, components: { Field: '@/lib/backend/admin/translations/old-texts-notice#OldTextsNotice' } } }

/** Keeps in mind when the texts of a collection change in which language; one without any is offered no copy into another language. */
export function trackTexts(collection: CollectionConfig): CollectionConfig {
  const { slug, hooks = {}, fields } = collection
  const flattened = flattenAllFields({ fields })
  const admin = changesWithLanguage(flattened) ? collection.admin : { ...collection.admin, disableCopyToLocale: true }
  if (!hasLocalisedTexts(flattened)) return { ...collection, admin }
  const read = (req: PayloadRequest, document: string) => req.payload.db.findOne<Values & { id: string }>({ collection: slug as CollectionSlug, where: { id: { equals: document } }, req })
  return {
    ...collection,
    admin,
    fields: [NOTICE, ...fields],
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, originalDoc, req }) => {
          const { id } = (originalDoc ?? {}) as { id?: string }
          if (id) await remember(req, { entity: slug, document: id }, data as Values, () => read(req, id))
          return data as Values
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          const { id } = doc as { id: string }
          await compare(req, { entity: slug, document: id }, flattened, () => read(req, id))
          return doc as Values
        },
      ],
      afterDelete: [
        ...(hooks.afterDelete ?? []),
        async ({ id, req }) => forgetStates(req, { entity: slug, document: String(id) }),
      ],
    },
  }
}

export function trackGlobalTexts(global: GlobalConfig): GlobalConfig {
  const { slug, hooks = {}, fields } = global
  const place = { entity: slug }
  const flattened = flattenAllFields({ fields })
  const read = (req: PayloadRequest) => req.payload.db.findGlobal<Values>({ slug: slug, req })
  return {
    ...global,
    fields: [NOTICE, ...fields],
    hooks: {
      ...hooks,
      beforeChange: [
        ...(hooks.beforeChange ?? []),
        async ({ data, req }) => {
          await remember(req, place, data as Values, () => read(req))
          return data as Values
        },
      ],
      afterChange: [
        ...(hooks.afterChange ?? []),
        async ({ doc, req }) => {
          await compare(req, place, flattened, () => read(req))
          return doc as Values
        },
      ],
    },
  }
}

type Read = () => Promise<Values | null>

/** A draft changes nothing that visitors read. What another save of the same request has read before counts. */
async function remember(req: PayloadRequest, place: Place, data: Values, read: Read): Promise<void> {
  const before = beforeIn(req)
  const key = keyOf(place)
  if (data._status !== 'draft' && !before.has(key)) before.set(key, (await read()) ?? {})
}

async function compare(req: PayloadRequest, place: Place, fields: readonly FlattenedField[], read: Read): Promise<void> {
  const before = beforeIn(req).get(keyOf(place))
  beforeIn(req).delete(keyOf(place))
  const after = before && (await read())
  if (!after || after._status === 'draft') return
  const now = new Date().toISOString()
  const [old, present] = [localisedTexts(fields, before), localisedTexts(fields, after)]
  if (JSON.stringify(old) !== JSON.stringify(present)) await changeStates(req, place, (states) => nextStates(states, old, present, now))
  const isAlongWithEvent = place.entity === 'sessions' && beforeIn(req).has(keyOf({ entity: 'events', document: String(after.event) }))
  for (const { place: naming, path, locale, facts } of isAlongWithEvent ? [] : await findNaming(req, place, before, after)) {
    const cause = keyOf(place)
    await changeStates(req, naming, (states) => withNamed(states, path, locale, facts.map((fact) => ({ ...fact, cause, since: now }))))
  }
}

function beforeIn({ context }: PayloadRequest): Map<string, Values> {
  return (context[BEFORE] ??= new Map()) as Map<string, Values>
}
