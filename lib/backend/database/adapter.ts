import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { env } from '@/lib/env'
import { withEndedJobUpdates } from './ended-job-updates'
import { withOneWriter } from './one-writer'
import { indexParents } from './parent-indexes'

/** Long enough for a hall full of people who register at the same moment. */
const LOCK_WAIT_MILLISECONDS = 60_000
/** Longer than anything takes between two statements of a transaction. */
const IDLE_MILLISECONDS = 20_000

/** The database that `DATABASE_URL` names; its migrations are committed, never pushed. */
export function database() {
  const url = env().DATABASE_URL
  const directory = path.dirname(fileURLToPath(import.meta.url))
  if (url.startsWith('postgres')) {
    const postgres = postgresAdapter({
      pool: { connectionString: url },
      idType: 'uuid',
      push: false,
      beforeSchemaInit: [indexParents],
      migrationDir: path.join(directory, 'migrations/postgres'),
    })
    return withEndedJobUpdates(postgres)
  }
  const sqlite = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    push: false,
    beforeSchemaInit: [indexParents],
    // Without this there are none in SQLite, and a start that is cut off leaves half a schema.
    transactionOptions: {},
    wal: true,
    migrationDir: path.join(directory, 'migrations/sqlite'),
  })
  return withEndedJobUpdates(withOneWriter(sqlite, { patience: LOCK_WAIT_MILLISECONDS, idleLimit: IDLE_MILLISECONDS }))
}
