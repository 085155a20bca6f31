type Document = Readonly<Record<string, unknown>>

/** What the database keeps by itself, which nobody changes on purpose. */
const OWN = ['id', 'createdAt', 'updatedAt', 'searchText', '_status', 'sessions', 'loginAttempts', 'lockUntil']

/**
 * Names the fields in which two states of a document differ, in the order of the newer one. What stands in
 * them is compared and not told.
 *
 * @param before the older state; an empty object for a new document
 * @param after the newer state; relations may be whole documents or their keys
 */
export function changedFields(before: Document, after: Document): string[] {
  return Object.keys(after).filter((name) => !OWN.includes(name) && toText(before[name]) !== toText(after[name]))
}

function toText(value: unknown): string {
  const comparable = withKeys(value)
  return isEmpty(comparable) ? '' : JSON.stringify(comparable)
}

/** The value with each related document replaced by its key, and without what is empty. */
function withKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withKeys)
  if (typeof value !== 'object' || value === null) return value
  // Entries of lists have keys too; only whole documents know when they were made.
  if ('id' in value && 'createdAt' in value) return value.id
  const parts = Object.entries(value).map(([name, part]) => [name, withKeys(part)] as const)
  return Object.fromEntries(parts.filter(([, part]) => !isEmpty(part)).sort(([one], [other]) => (one < other ? -1 : 1)))
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
