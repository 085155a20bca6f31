import type { CollectionConfig, Field } from 'payload'

/** Mixed into a field of text that several documents may well be given alike, such as a stage. */
export const BULK_EDITED = { custom: { isBulkEdited: true } } as const

/** One choice, or a box to tick. */
const OFFERED: readonly Field['type'][] = ['select', 'radio', 'checkbox']

/**
 * Offers a field when several documents are edited at once only where one value makes sense for all of them: no titles, times or
 * pictures, no parts of a group, and no lists, whose present entries would be replaced. Accounts are edited one by one, and people are
 * moved to another event one by one.
 */
export function withLimitedBulkEdit(collection: CollectionConfig): CollectionConfig {
  const isOffered = (field: Field) => collection.slug !== 'users' && isForSeveral(field, collection.admin?.group !== 'Inbox')
  return { ...collection, fields: collection.fields.map((field) => limited(field, isOffered)) }
}

function limited<One extends Field>(field: One, isOffered: (field: Field) => boolean): One {
  if (field.type === 'tabs') return { ...field, tabs: field.tabs.map((tab) => ({ ...tab, fields: tab.fields.map((one) => limited(one, 'name' in tab ? () => false : isOffered)) })) }
  if ('fields' in field && field.type !== 'array') return { ...field, fields: field.fields.map((one) => limited(one, 'name' in field ? () => false : isOffered)) }
  return isOffered(field) ? field : { ...field, admin: { ...field.admin, disableBulkEdit: true } }
}

function isForSeveral(field: Field, mayMove: boolean): boolean {
  if (field.custom?.isBulkEdited === true) return true
  const isList = 'hasMany' in field && field.hasMany === true
  return !isList && (OFFERED.includes(field.type) || (mayMove && field.type === 'relationship' && field.relationTo === 'events'))
}
