import { countRows, openDatabase, tablesOf } from '../backup'
import { withoutForeignKeys } from './foreign-keys'
import { moveTable } from './move-table'
import { continueSequences } from './sequences'

/** Each database lists its own. */
const MIGRATIONS = 'payload_migrations'

/** @throws when a database holds anything but an empty schema */
export async function refuseFilledDatabase(databaseUrl: string): Promise<void> {
  const database = await openDatabase(databaseUrl)
  try {
    const filled = Object.entries(await countRows(database)).filter(([table, count]) => table !== MIGRATIONS && count > 0)
    if (filled.length > 0) throw new Error(`The database of DATABASE_URL is not empty: ${filled.map(([table, count]) => `${table} (${count})`).join(', ')}.`)
  } finally {
    await database.close()
  }
}

/** Copies all rows of one database into another of the same version, in one transaction. @returns how many rows each table has */
export async function moveRows(from: string, to: string): Promise<Record<string, number>> {
  const [sqlite, postgres] = [await openDatabase(from), await openDatabase(to)]
  try {
    const tables = (await tablesOf(sqlite)).filter((table) => table !== MIGRATIONS)
    const known = await tablesOf(postgres)
    const unknown = tables.filter((table) => !known.includes(table))
    if (unknown.length > 0) throw new Error(`Postgres has no tables for ${unknown.join(', ')}.`)
    await postgres.rows("BEGIN; SET LOCAL TimeZone = 'UTC'")
    await withoutForeignKeys(postgres, async () => {
      for (const table of tables) await moveTable({ sqlite, postgres }, table)
    })
    await continueSequences(postgres)
    await postgres.rows('COMMIT')
    return Object.fromEntries(Object.entries(await countRows(postgres)).filter(([table]) => tables.includes(table)))
  } finally {
    // Without a commit, the end of the connection rolls everything back.
    await Promise.all([sqlite.close(), postgres.close()])
  }
}
