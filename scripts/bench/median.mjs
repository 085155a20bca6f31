/**
 * The median: the usual value, whatever a busy machine did now and then.
 *
 * @param {number[]} values at least one, in any order
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** The value below which so many of all values lie. */
export function percentile(values, share) {
  const sorted = [...values].sort((one, other) => one - other)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0
}
