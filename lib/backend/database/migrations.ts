import type { Migration } from 'payload'
import { env } from '@/lib/env'

/** The migrations of the database that `DATABASE_URL` names, the oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const isPostgres = env().DATABASE_URL.startsWith('postgres')
  const { migrations } = isPostgres ? await import('./migrations/postgres') : await import('./migrations/sqlite')
  // What the adapter hands to each is unknown to the type.
  return migrations as Migration[]
}
