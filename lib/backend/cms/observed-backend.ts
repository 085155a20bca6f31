import type { Payload } from 'payload'
import { runtime } from '@/lib/runtime'
import { hasRoom } from '../database/outage/has-room'
import { poolNumbers } from '../database/pool-numbers'
import { isPostgres, runStatement, sql } from '../database/statement'
import { countEmails } from '../email/email-numbers'
import { countJobs } from '../jobs/job-numbers'
import { countAllRecipients } from '../newsletters'
import { publicIdentifiers } from '../redirects/public-identifiers'

/** Lets the server of this process see how the backend is, and close it. */
export function observeBackend(payload: Payload): void {
  runtime.backend ??= {
    check: async (expected) => {
      const { docs } = await payload.find({ collection: 'payload-migrations', depth: 0, pagination: false, select: { name: true } })
      const known = new Set(docs.map(({ name }) => name))
      const isWritable = isPostgres(payload) ? await isPrimary(payload) : await hasRoom()
      return { database: isWritable, migrations: expected.every((name) => known.has(name)) }
    },
    identifiers: (entity) => publicIdentifiers(payload, entity),
    measure: async () => {
      const [jobs, emails, newsletters] = await Promise.all([countJobs(payload, new Date()), countEmails(payload, new Date()), countAllRecipients(payload)])
      return { pool: poolNumbers(payload.db), jobs, emails, newsletters }
    },
    close: () => payload.destroy(),
  }
}

/** A replica, and a server whose disk is full, may take no writes. */
async function isPrimary(payload: Payload): Promise<boolean> {
  const [row] = await runStatement<{ is_replica: boolean; read_only: string }>(payload, sql`select pg_is_in_recovery() as is_replica, current_setting('default_transaction_read_only') as read_only`)
  return row?.is_replica === false && row.read_only === 'off'
}
