type Document = Readonly<Record<string, unknown>>

/** Fields that the CMS fills in itself. */
const AUTOMATIC = ['id', 'createdAt', 'updatedAt', 'searchText', 'retainedUntil', 'eventKeys', 'globalType', '_status', 'sessions']

/**
 * Names the fields in which two versions of a document differ, in the order of the newer one. Relations may be
 * whole documents or their ids.
 *
 * @param before the older version; an empty object for a new document
 */
export function changedFields(before: Document, after: Document): string[] {
  return Object.keys(after).filter((name) => !AUTOMATIC.includes(name) && !isSame(before[name], after[name]))
}

function isSame(one: unknown, other: unknown): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other)
  if (typeof one !== 'object' || typeof other !== 'object') return idOf(one) === idOf(other)
  const [first, second] = [one as Document, other as Document]
  if (Array.isArray(one) && Array.isArray(other) && one.length !== other.length) return false
  return [...new Set([...Object.keys(first), ...Object.keys(second)])].every((name) => isSame(first[name], second[name]))
}

/** The id of a related document that was read too; anything else as it is. */
function idOf(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : value
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.values(value).every(isEmpty)
}
