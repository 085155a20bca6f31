import { ValidationError, type CollectionBeforeChangeHook } from 'payload'
import { timeError } from './staff-times'

/** Refuses impossible times in drafts as well, whose other fields may be incomplete; what is published is validated as a whole. */
export const refuseImpossibleTimes: CollectionBeforeChangeHook = ({ collection, data, originalDoc, req }) => {
  const { _status, ...document } = { ...(originalDoc as object), ...data } as Record<string, unknown>
  if (_status === 'published') return data as object
  const errors = collection.flattenedFields.flatMap((field) => {
    const message = field.type === 'date' ? timeError(document[field.name], document, field.custom ?? {}) : null
    return message ? [{ path: field.name, label: String(field.label), message }] : []
  })
  if (errors.length > 0) throw new ValidationError({ collection: collection.slug, errors, req }, req.t)
  return data as object
}
