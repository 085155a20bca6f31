/**
 * Puts some documents in new places; the others keep their order around them.
 *
 * @param keys all documents in their order now
 * @param moves the zero-based place that each named document shall have; one behind the end means the end,
 *   and of two that want the same place the first named stands in front
 * @returns all documents in the new order, or null when a named one is unknown or named twice
 */
export function newOrder(keys: readonly string[], moves: readonly { _id: string; position: number }[]): string[] | null {
  const named = new Set(moves.map(({ _id }) => _id))
  const known = new Set(keys)
  if (named.size < moves.length || moves.some(({ _id }) => !known.has(_id))) return null
  const order = keys.filter((key) => !named.has(key))
  let next = 0
  // Sorting is stable, so that equal places stay in the order they were named in.
  for (const { _id, position } of [...moves].sort((one, other) => one.position - other.position)) {
    const place = Math.max(position, next)
    order.splice(place, 0, _id)
    next = Math.min(place, order.length - 1) + 1
  }
  return order
}
