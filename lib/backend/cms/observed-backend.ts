import type { Payload } from 'payload'
import { hasRoom } from '../database/outage/has-room'
import { poolNumbers } from '../database/pool-numbers'
import { isPostgres, runStatement, sql } from '../database/statement'
import { countEmails } from '../email/email-numbers'
import { countJobs } from '../jobs/job-numbers'
import { publicIdentifiers } from '../redirects/public-identifiers'

/** Where `scripts/server/process/health.mjs` and `metrics.mjs` find the backend, which the framework has loaded. */
const BACKEND = Symbol.for('site.backend')

/** Lets the server of this process see how the backend is, and close it. */
export function observeBackend(payload: Payload): void {
  if (BACKEND in globalThis) return
  const backend = {
    /** Throws while the database is away; one that cannot be written to counts as such. */
    check: async (expected: string[]) => {
      const { docs } = await payload.find({ collection: 'payload-migrations', depth: 0, pagination: false, select: { name: true } })
      const known = new Set(docs.map(({ name }) => name))
      const isWritable = isPostgres(payload) ? await isPrimary(payload) : await hasRoom()
      return { database: isWritable, migrations: expected.every((name) => known.has(name)) }
    },
    /** The present and former identifiers of the documents of a collection. */
    identifiers: (entity: string) => publicIdentifiers(payload, entity),
    measure: async () => {
      const [jobs, emails] = await Promise.all([countJobs(payload, new Date()), countEmails(payload, new Date())])
      return { pool: poolNumbers(payload.db), jobs, emails }
    },
    close: () => payload.destroy(),
  }
  Object.assign(globalThis, { [BACKEND]: backend })
}

/** A replica, and a server whose disk is full, may take no writes. */
async function isPrimary(payload: Payload): Promise<boolean> {
  const [row] = await runStatement<{ is_replica: boolean; read_only: string }>(payload, sql`select pg_is_in_recovery() as is_replica, current_setting('default_transaction_read_only') as read_only`)
  return row?.is_replica === false && row.read_only === 'off'
}
