type Document = Readonly<Record<string, unknown>>

/** What the database keeps by itself, which nobody changes on purpose. */
const OWN = ['id', 'createdAt', 'updatedAt', 'searchText', 'eventKeys', 'globalType', '_status', 'sessions', 'loginAttempts', 'lockUntil']

/**
 * Names the fields in which two states of a document differ, in the order of the newer one. What stands in
 * them is compared and not told.
 *
 * @param before the older state; an empty object for a new document
 * @param after the newer state; relations may be whole documents or their keys
 */
export function changedFields(before: Document, after: Document): string[] {
  return Object.keys(after).filter((name) => !OWN.includes(name) && !isSame(before[name], after[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one !== 'object' || typeof other !== 'object') return keyOf(one) === keyOf(other)
  const [first, second] = [one as Document, other as Document]
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) => isSame(first[name], second[name]))
}

/** The key of a related document that was read along; anything else as it is. */
function keyOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
