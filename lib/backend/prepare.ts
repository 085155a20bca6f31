import { randomBytes } from 'node:crypto'
import { getPayload, type Payload } from 'payload'
import { env } from '@/lib/env'
import config from './cms/config'
import { removeOrphanedPictures } from './content/orphaned-pictures'
import { readMigrations } from './database/migrations'
import { inPreparation } from './database/preparation-lock'
import { dropUnfinishedDemoContent, loadDemoContent } from './demo/load'
import { releaseInterruptedEmails } from './email/email-queue'
import { tidyOutbox } from './email/outbox'

const DEFAULT_ADMIN_EMAIL = 'admin@site.example'

/** The account with which staff sign in for the first time. */
export interface FirstAccount {
  email: string
  /** Only when it was generated. */
  password?: string
}

/**
 * Migrates the database, creates an account for staff, loads the demo content into an empty database, and clears
 * away what an earlier process left unfinished.
 *
 * @returns the account that was created, or null when there is an administrator already
 */
export async function prepareBackend(): Promise<FirstAccount | null> {
  // What fails is thrown; the CMS would print it as well, with all of its SQL.
  const quiet = Object.assign({ ...(await config) }, { logger: { options: { level: 'fatal' } } })
  const payload = await getPayload({ config: quiet, disableOnInit: true })
  const account = await inPreparation(payload, async () => {
    await payload.db.migrate({ migrations: await readMigrations() })
    const created = await createFirstAccount(payload)
    if (env().DEMO_CONTENT) await loadDemoContent(payload)
    else await dropUnfinishedDemoContent(payload)
    return created
  })
  await releaseInterruptedEmails(payload)
  await removeOrphanedPictures(payload)
  tidyOutbox()
  await payload.destroy()
  return account
}

async function createFirstAccount(payload: Payload): Promise<FirstAccount | null> {
  const admins = await payload.count({ collection: 'users', where: { role: { equals: 'admin' } } })
  if (admins.totalDocs > 0) return null
  const { ADMIN_EMAIL: email = DEFAULT_ADMIN_EMAIL, ADMIN_PASSWORD } = env()
  const password = ADMIN_PASSWORD ?? randomBytes(12).toString('base64url')
  await payload.create({
    collection: 'users',
    data: { email, password, role: 'admin', isActivated: true },
  })
  return ADMIN_PASSWORD ? { email } : { email, password }
}
