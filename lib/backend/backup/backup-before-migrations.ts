import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { readMigrations } from '@/lib/backend/migrations'
import { makeBackup } from './make-backup'
import { findTool } from './postgres-tools'
import { appliedMigrations, kindOf, openDatabase, sqliteFile } from './site-database'

const PREFIX = 'before-migration-'
const ARCHIVE = '.tar.gz'
const MOST_BACKUPS = 3
/** The message of `pg_dump` in that case. */
const OLDER_TOOL = /server version mismatch/

/**
 * Copies the database to `DATA_DIR/backups` before migrations change it. Uploads are left out: migrations do
 * not touch them, and a start must not wait for gigabytes.
 */
export async function backUpBeforeMigrations(): Promise<void> {
  const { DATABASE_URL, DATA_DIR } = env()
  if (!(await areMigrationsPending(DATABASE_URL))) return
  if (kindOf(DATABASE_URL) === 'postgres' && !findTool('pg_dump')) return warn('there is no pg_dump on this machine')
  const folder = path.join(DATA_DIR, 'backups')
  const file = path.join(folder, `${PREFIX}${new Date().toISOString().replace(/[:.]/g, '-')}${ARCHIVE}`)
  try {
    await makeBackup(file, { withUploads: false })
  } catch (error) {
    if (!OLDER_TOOL.test(String(error))) throw error
    return warn('the pg_dump of this machine is older than the server')
  }
  console.log(`Backup: the database as it was before this version is in ${file}.`)
  const others = (await readdir(folder)).filter((name) => name.startsWith(PREFIX)).sort()
  const whole = others.filter((name) => name.endsWith(ARCHIVE))
  // What a killed process left unfinished is no backup.
  const left = others.filter((name) => !name.endsWith(ARCHIVE))
  for (const name of [...whole.slice(0, -MOST_BACKUPS), ...left]) await rm(path.join(folder, name), { force: true })
}

function warn(reason: string): void {
  console.warn(`Backup: ${reason}, so the database is migrated without a backup.`)
}

/** Whether there is a database whose schema is older than this version's. */
async function areMigrationsPending(url: string): Promise<boolean> {
  if (kindOf(url) === 'sqlite' && !existsSync(sqliteFile(url))) return false
  const database = await openDatabase(url)
  try {
    const applied = new Set(await appliedMigrations(database))
    return applied.size > 0 && (await readMigrations()).some(({ name }) => !applied.has(name))
  } finally {
    await database.close()
  }
}
