/** Formatted text in nested lists takes some forty levels. */
const MAX_DEPTH = 200

/** Whether a JSON value is nested no deeper than the CMS can follow, and holds no NUL: Postgres fails on one, SQLite stores it. */
export function isStorable(value: unknown, depth = MAX_DEPTH): boolean {
  if (typeof value === 'string') return !value.includes('\0')
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.entries(value).every(([name, part]) => !name.includes('\0') && isStorable(part, depth - 1))
}
