/**
 * Moves documents to zero-based places while the others keep their order. A place behind the end is the end; of two
 * for the same place the first named wins. Null when a document is unknown or named twice.
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
