/** The median of at least one value, in any order: the usual one, whatever a busy machine did now and then. */
export function median(values) {
  const sorted = [...values].sort((one, other) => one - other)
  const middle = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/** Rows as lines of text in columns, numbers to the right; the first row holds the titles. */
export function toTable(rows) {
  const widths = rows[0].map((_, column) => Math.max(...rows.map((row) => String(row[column]).length)))
  const cell = (value, column) => (column === 0 ? String(value).padEnd(widths[column]) : String(value).padStart(widths[column]))
  return rows.map((row) => `  ${row.map(cell).join('  ')}`.trimEnd()).join('\n')
}

/** The documentation's range for a fast computer that plays an average phone ends here. */
const MOST_SLOWDOWN = 10

/**
 * How many times slower this processor must be simulated to match an average phone's, by the calculator to which
 * Lighthouse's documentation sends (docs/throttling.md).
 */
export function calibratedSlowdown(benchmarkIndex) {
  if (benchmarkIndex >= 1300) return Math.min(3 + (benchmarkIndex - 1300) / 233, MOST_SLOWDOWN)
  if (benchmarkIndex >= 800) return 2 + (benchmarkIndex - 800) / 500
  return Math.max(1 + (benchmarkIndex - 150) / 650, 1)
}

const rounded = (value) => Math.round(value * 1000) / 1000

/** @returns {string[]} the reason to fail where a value is more than its limit, as a sentence */
export function over(name, value, limit) {
  return value > limit ? [`${name}: ${rounded(value)}, at most ${limit} is wanted`] : []
}

/** @returns {string[]} the reason to fail where a value is less than its goal, as a sentence */
export function under(name, value, goal) {
  return value < goal ? [`${name}: ${rounded(value)}, at least ${goal} is wanted`] : []
}
