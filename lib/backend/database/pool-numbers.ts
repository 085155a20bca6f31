import type { BaseDatabaseAdapter } from 'payload'
import { z } from 'zod'

const AdapterSchema = z.object({
  pool: z.object({ totalCount: z.number(), idleCount: z.number(), waitingCount: z.number() }),
})

/** How busy the connections to Postgres are; undefined for SQLite, which has none. */
export function poolNumbers(adapter: BaseDatabaseAdapter): Record<'used' | 'idle' | 'waiting', number> | undefined {
  const pool = AdapterSchema.safeParse({ pool: 'pool' in adapter ? adapter.pool : undefined }).data?.pool
  return pool && { used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }
}
