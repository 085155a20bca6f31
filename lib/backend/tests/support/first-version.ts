import { replaceSettings } from './settings'

/** Gives an empty database the schema of the first version. A process can do this for one database. */
export async function migrateToFirstVersion(settings: Record<string, string>): Promise<void> {
  replaceSettings(settings)
  const [{ getPayload }, { default: config }, { readMigrations }] = await Promise.all([
    import('payload'),
    import('@/lib/backend/cms/config'),
    import('@/lib/backend/database/migrations'),
  ])
  const payload = await getPayload({ config, key: 'first version', disableOnInit: true })
  const [first] = await readMigrations()
  if (!first) throw new Error('There are no migrations.')
  await payload.db.migrate({ migrations: [first] })
  await payload.destroy()
}
