/** Quoted names and texts, which stay as they are, or a direction of an order. */
const QUOTED_OR_DIRECTION = /"(?:[^"]|"")*"|'(?:[^']|'')*'|\b(asc|desc)\b(?!\s+nulls\b)/gi

/** Makes SQLite sort missing values where Postgres does: last, or first when the order is reversed. */
export function sortNullsLast(sql: string): string {
  if (!/\border by\b/i.test(sql)) return sql
  return sql.replace(QUOTED_OR_DIRECTION, (found: string, direction?: string) => {
    if (!direction) return found
    return `${found} nulls ${direction.toLowerCase() === 'asc' ? 'last' : 'first'}`
  })
}
