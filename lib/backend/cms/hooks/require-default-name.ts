import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { isEmpty } from '@/lib/backend/content/reading/is-empty'
import { withLocaleRestored } from '@/lib/backend/database/transaction'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'

const LANGUAGE = LOCALE_TABLE[DEFAULT_LOCALE].ownName

const MESSAGE = `This has no text in ${LANGUAGE} yet, which stands in for every other language. Save a draft, switch to ${LANGUAGE}, fill it in and publish.`

interface Published {
  id: string
  _status?: 'draft' | 'published' | null
}

/** Refuses to publish a document without a name in English: the CMS requires it only in the present language. */
export function requireDefaultName(name: string): CollectionBeforeChangeHook<Published> {
  return async ({ collection, data, originalDoc, req }) => {
    const isPublication = data._status === 'published' && originalDoc?._status !== 'published'
    if (!isPublication || req.locale === DEFAULT_LOCALE) return data
    // The CMS has refused empty required names already: this is the optional title of a day.
    if (isEmpty(new Map<string, unknown>(Object.entries(data)).get(name))) return data
    const read = (id: string) =>
      req.payload.findByID({ collection: collection.slug, id, draft: true, locale: DEFAULT_LOCALE, fallbackLocale: false, select: { [name]: true }, depth: 0, req })
    // The original of a new document is an empty object.
    const id = originalDoc?.id
    const stored: object = id ? await withLocaleRestored(req, () => read(id)) : {}
    if (!isEmpty(new Map<string, unknown>(Object.entries(stored)).get(name))) return data
    const field = collection.flattenedFields.find((candidate) => candidate.name === name)
    const label = field && 'label' in field ? String(field.label) : name
    const error = new ValidationError({ collection: collection.slug, errors: [{ path: name, label, message: MESSAGE }], req }, req.t)
    // The CMS would mark the field as invalid, although it is filled on the screen, in another language.
    error.message = `${label} (${LANGUAGE}) is missing.`
    throw error
  }
}
