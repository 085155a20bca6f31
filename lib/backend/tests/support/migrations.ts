import type { Payload } from 'payload'
import { replaceSettings } from './settings'
import { standIn } from './stand-in'

type Migration = Awaited<ReturnType<(typeof import('@/lib/backend/migrations'))['readMigrations']>>[number]

/** Gives an empty database the schema of the first version. A process can do this for one database. */
export async function migrateToFirstVersion(settings: Record<string, string>): Promise<void> {
  replaceSettings(settings)
  const [{ getPayload }, { default: config }] = await Promise.all([import('payload'), import('@/lib/backend/cms/config')])
  const payload = await getPayload({ config, key: 'first version', disableOnInit: true })
  await payload.db.migrate({ migrations: [await findMigration('_initial')] })
  await payload.destroy()
}

/** Runs a migration once more, on what a test has stored. @param ending of its name */
export async function runMigration({ db }: Payload, ending: string): Promise<void> {
  if (!('drizzle' in db)) throw new Error('The database has no statements.')
  await (await findMigration(ending)).up(standIn<Parameters<Migration['up']>[0]>({ db: db.drizzle }))
}

async function findMigration(ending: string): Promise<Migration> {
  const { readMigrations } = await import('@/lib/backend/migrations')
  const found = (await readMigrations()).find(({ name }) => name.endsWith(ending))
  if (!found) throw new Error(`There is no migration that ends in ${ending}.`)
  return found
}
