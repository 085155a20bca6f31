import type { SiteDatabase } from '../backup'

export type Row = Record<string, unknown>
/** The type of each column of a Postgres table. */
export type Columns = Record<string, string>

export async function columnsOf(postgres: SiteDatabase, table: string): Promise<Columns> {
  const columns = await postgres.rows(
    "SELECT column_name AS name, data_type AS type FROM information_schema.columns WHERE table_schema = 'public' AND table_name = $1",
    [table],
  )
  return Object.fromEntries(columns.map(({ name, type }) => [String(name), String(type)]))
}

/** A value of SQLite, which has text and numbers only, as JSON that Postgres turns into its own type. */
export function toPostgres(value: unknown, type = ''): unknown {
  if (value === null || value === undefined) return null
  if (type === 'boolean') return Boolean(value)
  if (/^jsonb?$/.test(type) && typeof value === 'string') return JSON.parse(value)
  return value
}

/** A form in which two equal values of a type are the same text, however each database writes them. */
export function toComparable(value: unknown, type = ''): unknown {
  if (value === null) return null
  if (type.startsWith('timestamp')) return Date.parse(String(value))
  if (/^(numeric|integer|bigint|double precision|real)$/.test(type)) return Number(value)
  return /^(jsonb?|boolean)$/.test(type) ? value : String(value)
}
