import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import path from 'node:path'
import { promisify } from 'node:util'
import { createClient } from '@libsql/client'

const run = promisify(execFile)

/** Runs statements that both databases understand, past the CMS. @returns the rows of the last one, as text */
export async function runSql(databaseUrl: string, statements: readonly string[]): Promise<string[][]> {
  if (databaseUrl.startsWith('postgres')) {
    const commands = statements.flatMap((statement) => ['-c', statement])
    const { stdout } = await run(path.join(process.env.TEST_POSTGRES_BIN ?? '', 'psql'), ['-qAt', '-F', '\t', '-v', 'ON_ERROR_STOP=1', ...commands, databaseUrl])
    return stdout.split('\n').filter(Boolean).map((line) => line.split('\t'))
  }
  const client = createClient({ url: databaseUrl })
  // Workers of the test may be writing.
  await client.execute('PRAGMA busy_timeout = 60000')
  let rows: string[][] = []
  for (const statement of statements) {
    const result = await client.execute(statement)
    rows = result.rows.map((row) => result.columns.map((column) => String(row[column] ?? '')))
  }
  client.close()
  return rows
}

/** Ends the leases of workers that were killed, which takes its time by itself. */
export async function endLeases(databaseUrl: string): Promise<void> {
  await runSql(databaseUrl, ["update payload_jobs set lease_until = '2026-01-01T00:00:00.000Z'", "delete from payload_kv where key like 'lease-%'"])
}

/** How many rows each table has. */
export async function countRows(databaseUrl: string): Promise<Record<string, number>> {
  const names = databaseUrl.startsWith('postgres')
    ? "SELECT tablename FROM pg_tables WHERE schemaname = 'public'"
    : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"
  const tables = (await runSql(databaseUrl, [names])).map(([name = '']) => name)
  const counts = tables.map((name) => `SELECT '${name}', count(*) FROM "${name}"`)
  return Object.fromEntries((await runSql(databaseUrl, [counts.join(' UNION ALL ')])).map(([name, count]) => [name, Number(count)]))
}

interface StoredGuest {
  email: string
  country: string
  state: 'confirmed' | 'waiting'
}

/** Stores guests of an event past the CMS, numbered from 1 in their order. */
export async function storeRegistrations(event: string, guests: readonly StoredGuest[]): Promise<void> {
  const rows = guests.map(({ email, country, state }, index) => `('${randomUUID()}', '${event}', 'Guest ${index}', '${email}', '${country}', '${index % 2 ? 'en' : 'ka'}', '${state}', ${index + 1})`)
  await runSql(process.env.DATABASE_URL ?? '', [`insert into registrations (id, event_id, full_name, email, country, locale, state, number) values ${rows.join(', ')}`])
}
