/**
 * The value in the middle: what usually happens, whatever a busy machine did now and then.
 *
 * @param {number[]} values at least one, in any order
 * @returns {number}
 */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}
