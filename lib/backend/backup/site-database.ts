import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createClient } from '@libsql/client'
import { Client } from 'pg'

export type DatabaseKind = 'postgres' | 'sqlite'

type Row = Record<string, unknown>

/** A database without the CMS: rows are copied as they are, whatever version they have. */
export interface SiteDatabase {
  kind: DatabaseKind
  rows: (sql: string, values?: (number | string)[]) => Promise<Row[]>
  close: () => Promise<void>
}

const TABLES = {
  postgres: "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename",
  sqlite: "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name",
}

export const kindOf = (url: string): DatabaseKind => (url.startsWith('postgres') ? 'postgres' : 'sqlite')

export function sqliteFile(url: string): string {
  return url.startsWith('file://') ? fileURLToPath(url) : url.slice('file:'.length)
}

export async function openDatabase(url: string): Promise<SiteDatabase> {
  if (kindOf(url) === 'postgres') {
    const client = new Client({ connectionString: url })
    await client.connect()
    // A site may limit these for its role; here statements have no limit.
    await client.query('SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0')
    return { kind: 'postgres', rows: async (sql, values) => (await client.query<Row>(sql, values)).rows, close: () => client.end() }
  }
  if (!existsSync(sqliteFile(url))) throw new Error(`There is no database at ${sqliteFile(url)}.`)
  const client = createClient({ url })
  return {
    kind: 'sqlite',
    rows: async (sql, values = []) => {
      const { columns, rows } = await client.execute({ sql, args: values })
      return rows.map((row) => Object.fromEntries(columns.map((column) => [column, row[column]])))
    },
    close: () => Promise.resolve(client.close()),
  }
}

export async function tablesOf(database: SiteDatabase): Promise<string[]> {
  return (await database.rows(TABLES[database.kind])).map(({ name }) => String(name))
}

/** How many rows each table has. */
export async function countRows(database: SiteDatabase): Promise<Record<string, number>> {
  const counts: [string, number][] = []
  for (const table of await tablesOf(database)) {
    const [row] = await database.rows(`SELECT count(*) AS count FROM "${table}"`)
    counts.push([table, Number(row?.count)])
  }
  return Object.fromEntries(counts)
}

/** The names of the migrations that have run, the oldest first; none where the database is empty. */
export async function appliedMigrations(database: SiteDatabase): Promise<string[]> {
  if (!(await tablesOf(database)).includes('payload_migrations')) return []
  return (await database.rows('SELECT name FROM payload_migrations ORDER BY name')).map(({ name }) => String(name)).filter((name) => name !== 'dev')
}
