import { randomBytes } from 'node:crypto'
import { getPayload, type Payload, type Where } from 'payload'
import { env } from '@/lib/env'
import type { FirstAccount } from '@/lib/site/prepared-site'
import { IS_ACTIVE_ADMINISTRATOR } from './accounts/last-administrator'
import { findUnreadableFactors } from './accounts/second-factor/lost-factors'
import { backUpBeforeMigrations } from './backup'
import config from './cms/config'
import { removeOrphanedPictures } from './content/orphaned-pictures'
import { readMigrations } from './migrations'
import { inPreparation } from './database/locks/preparation-lock'
import { dropUnfinishedDemoContent, loadDemoContent } from './demo/load'
import { tidyOutbox } from './email/delivery/outbox'

const DEFAULT_ADMIN_EMAIL = 'admin@site.example'

/**
 * Backs the database up before it is migrated, migrates it, creates an account for staff, loads the demo content into
 * an empty database, and clears away what an earlier process left unfinished.
 *
 * @returns the account that was created, or null when there is an active administrator already
 */
export async function prepareBackend(): Promise<FirstAccount | null> {
  const payload = await openBackend()
  const account = await inPreparation(payload, async () => {
    await backUpBeforeMigrations()
    await payload.db.migrate({ migrations: await readMigrations() })
    const created = await createFirstAccount(payload)
    if (env().DEMO_CONTENT) await loadDemoContent(payload)
    else await dropUnfinishedDemoContent(payload)
    return created
  })
  await logUnreadableFactors(payload)
  await removeOrphanedPictures(payload)
  tidyOutbox()
  await payload.destroy()
  return account
}

/** Brings a database to this version, and does nothing else with it. */
export async function migrateDatabase(): Promise<void> {
  const payload = await openBackend()
  await inPreparation(payload, async () => payload.db.migrate({ migrations: await readMigrations() }))
  await payload.destroy()
}

async function openBackend(): Promise<Payload> {
  // Errors are thrown; the CMS would also print them, with all of their SQL.
  const quiet = Object.assign({ ...(await config) }, { logger: { options: { level: 'fatal' } } })
  return getPayload({ config: quiet, disableOnInit: true })
}

/** Nothing is changed automatically: without the second factor the password alone is enough, which people must decide. */
async function logUnreadableFactors(payload: Payload): Promise<void> {
  const { length } = await findUnreadableFactors(payload)
  if (length === 0) return
  console.warn(
    `AUTH_SECRET: second factors of staff that were set up with another secret and cannot be checked: ${length}. These accounts cannot sign in. ` +
      'Use the secret of before, or run "npm run reset-second-factor -- --unreadable" (in a bundle: node scripts/reset-second-factor.mjs).',
  )
}

async function createFirstAccount(payload: Payload): Promise<FirstAccount | null> {
  const count = async (where: Where) => (await payload.count({ collection: 'users', where })).totalDocs
  if ((await count(IS_ACTIVE_ADMINISTRATOR)) > 0) return null
  const { ADMIN_EMAIL: email = DEFAULT_ADMIN_EMAIL, ADMIN_PASSWORD } = env()
  if ((await count({ email: { equals: email.toLowerCase() } })) > 0) {
    console.warn(`ADMIN_EMAIL: there is no active administrator, and ${email} has an account already. Name a new address and start again.`)
    return null
  }
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, password, role: 'admin', isActivated: true },
  })
  return ADMIN_PASSWORD ? { email } : { email, password }
}
