import path from 'node:path'
import { PARTS } from './archive'
import { runTool } from './postgres-tools'
import { appliedMigrations, countRows, openDatabase, type DatabaseKind, type SiteDatabase } from './site-database'

export interface DatabaseCopy {
  kind: DatabaseKind
  tables: Record<string, number>
  migrations: string[]
}

/** Writes the state of a single moment into a folder, while others go on writing. */
export async function copyDatabase(url: string, folder: string): Promise<DatabaseCopy> {
  const database = await openDatabase(url)
  try {
    return await (database.kind === 'postgres' ? dumpPostgres(database, url, folder) : copySqlite(database, folder))
  } finally {
    await database.close()
  }
}

async function copySqlite(database: SiteDatabase, folder: string): Promise<DatabaseCopy> {
  const file = path.join(folder, PARTS.sqlite)
  await database.rows('VACUUM INTO ?', [file])
  const copy = await openDatabase(`file:${file}`)
  try {
    return await describe(copy)
  } finally {
    await copy.close()
  }
}

async function dumpPostgres(database: SiteDatabase, url: string, folder: string): Promise<DatabaseCopy> {
  await database.rows('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
  const [snapshot] = await database.rows('SELECT pg_export_snapshot() AS name')
  const described = await describe(database)
  const file = path.join(folder, PARTS.postgres)
  await runTool('pg_dump', url, ['--no-owner', '--no-privileges', '--schema=public', `--snapshot=${String(snapshot?.name)}`, `--file=${file}`])
  await database.rows('COMMIT')
  return described
}

async function describe(database: SiteDatabase): Promise<DatabaseCopy> {
  return { kind: database.kind, tables: await countRows(database), migrations: await appliedMigrations(database) }
}
