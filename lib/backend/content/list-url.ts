type Condition = Partial<Record<'equals', string> & Record<'in' | 'not_in', readonly string[]>>

/** Where staff see the documents of a collection that meet all conditions, by field. */
export function listUrl(collection: string, conditions: Record<string, Condition>): string {
  const query = Object.entries(conditions).flatMap(([field, condition], place) =>
    Object.entries(condition).flatMap(([operator, value]) => {
      const key = `where[or][0][and][${place}][${field}][${operator}]`
      return typeof value === 'string' ? `${key}=${value}` : value.map((each, index) => `${key}[${index}]=${each}`)
    }),
  )
  return `/admin/collections/${collection}?${query.join('&')}`
}
