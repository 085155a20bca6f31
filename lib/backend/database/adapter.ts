import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { postgresAdapter } from '@payloadcms/db-postgres'
import { sqliteAdapter } from '@payloadcms/db-sqlite'
import { env } from '@/lib/env'
import { withWorkAfterCommit } from './after-commit'
import { withEndedJobUpdates } from './ended-job-updates'
import { withForeignKeysOffInMigrations } from './foreign-keys'
import { withLimitedTransactions } from './limited-transactions'
import { IDLE_SESSION_TIMEOUT, LOCK_TIMEOUT, STATEMENT_TIMEOUT } from './locks/lock-timeout'
import { withOneWriter } from './one-writer'
import { indexParents } from './parent-indexes'
import { withPostgresPool } from './postgres-pool'
import { withSessionsAlone } from './session-updates'

/** Longer than anything takes between two statements of a transaction, in milliseconds. */
const IDLE_TIMEOUT = 20_000
/** In milliseconds; statements run in the server's own thread, so the whole server waits with one. */
const BUSY_TIMEOUT = 5000

/** The database that `DATABASE_URL` names. */
export function database() {
  const url = env().DATABASE_URL
  const directory = path.dirname(fileURLToPath(import.meta.url))
  if (url.startsWith('postgres')) {
    const connections = env().DATABASE_POOL_MAX
    const postgres = postgresAdapter({
      pool: {
        connectionString: url,
        max: connections,
        connectionTimeoutMillis: LOCK_TIMEOUT,
        statement_timeout: STATEMENT_TIMEOUT,
        lock_timeout: LOCK_TIMEOUT,
        idle_in_transaction_session_timeout: IDLE_SESSION_TIMEOUT,
      },
      idType: 'uuid',
      push: false,
      beforeSchemaInit: [indexParents],
      migrationDir: path.join(directory, '../migrations/postgres'),
    })
    return withWorkAfterCommit(withSessionsAlone(withEndedJobUpdates(withLimitedTransactions(withPostgresPool(postgres), Math.floor(connections / 2)))))
  }
  const sqlite = sqliteAdapter({
    client: { url },
    idType: 'uuid',
    push: false,
    beforeSchemaInit: [indexParents],
    // Without this there are none in SQLite, and a start that is cut off leaves half a schema.
    transactionOptions: {},
    wal: true,
    migrationDir: path.join(directory, '../migrations/sqlite'),
  })
  const timeouts = { lockTimeout: LOCK_TIMEOUT, idleTimeout: IDLE_TIMEOUT, busyTimeout: BUSY_TIMEOUT }
  return withWorkAfterCommit(withSessionsAlone(withEndedJobUpdates(withForeignKeysOffInMigrations(withOneWriter(sqlite, timeouts)))))
}
