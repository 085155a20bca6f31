import type { Migration } from 'payload'
import { env } from '@/lib/env'

/** The migrations of the database that `DATABASE_URL` names, the oldest first. */
export async function readMigrations(): Promise<Migration[]> {
  const isPostgres = env().DATABASE_URL.startsWith('postgres')
  const { migrations } = isPostgres ? await import('./postgres') : await import('./sqlite')
  // The type does not know the arguments that the adapter passes.
  return migrations as Migration[]
}
