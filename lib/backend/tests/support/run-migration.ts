import type { Payload } from 'payload'
import { readMigrations } from '@/lib/backend/database/migrations'
import { standIn } from './stand-in'

type Step = Parameters<Awaited<ReturnType<typeof readMigrations>>[number]['up']>[0]

/** Runs a migration once more, on what a test has stored. @param ending of its name */
export async function runMigration({ db }: Payload, ending: string): Promise<void> {
  const migration = (await readMigrations()).find(({ name }) => name.endsWith(ending))
  if (!migration || !('drizzle' in db)) throw new Error(`There is no migration that ends in ${ending}.`)
  await migration.up(standIn<Step>({ db: db.drizzle }))
}
