import type { CollectionConfig, Field } from 'payload'

/** Mixed into a field of text that several documents may well be given alike, such as a stage. */
export const BULK_EDITED = { custom: { isBulkEdited: true } } as const

/** One choice, or a box to tick. */
const OFFERED: readonly Field['type'][] = ['select', 'radio', 'checkbox']

/**
 * Offers a field when several documents are edited at once only where one value makes sense for all of them: no titles, times or
 * pictures, and no lists, whose present entries would be replaced. Accounts are edited one by one.
 */
export function withLimitedBulkEdit(collection: CollectionConfig): CollectionConfig {
  return { ...collection, fields: collection.fields.map((field) => limited(field, collection.slug === 'users')) }
}

function limited<One extends Field>(field: One, isNever: boolean): One {
  if ('fields' in field && field.type !== 'array') return { ...field, fields: field.fields.map((one) => limited(one, isNever)) }
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map((one) => limited(one, isNever)) })) }
  if (!isNever && isOffered(field)) return field
  return { ...field, admin: { ...field.admin, disableBulkEdit: true } }
}

function isOffered(field: Field): boolean {
  if (field.custom?.isBulkEdited === true) return true
  const isList = 'hasMany' in field && field.hasMany === true
  return !isList && (OFFERED.includes(field.type) || (field.type === 'relationship' && field.relationTo === 'events'))
}
