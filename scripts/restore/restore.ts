import { readFileSync } from 'node:fs'
import path from 'node:path'
import { env } from '@/lib/env'
import { restoreBackup } from '@/lib/backend/backup'
import { runCommand } from '../process/run-command'

runCommand(async () => {
  const [file = '', ...options] = process.argv.slice(2)
  const { manifest, replaced } = await restoreBackup(file, { replace: options.includes('--replace'), migrate })
  const { AUTH_SECRET, DATA_DIR, S3_BUCKET } = env()
  console.log(`The site of ${manifest.createdAt} is in ${DATA_DIR}.`)
  if (replaced) console.log(`What was there before is in ${replaced}; delete it when you do not need it any more.`)
  if (!manifest.uploads) console.log('The archive holds no uploads; those that were there were left as they are.')
  else if (S3_BUCKET) console.log(`Uploads are in ${path.join(DATA_DIR, 'media')}: copy them into the bucket ${S3_BUCKET}, and those of ${path.join(DATA_DIR, 'application-files')} below private/application-files/.`)
  const secretFile = path.join(DATA_DIR, 'secret')
  if (AUTH_SECRET && AUTH_SECRET !== readFileSync(secretFile, 'utf8').trim()) {
    console.warn(`AUTH_SECRET is not the one of the archive: links in emails and what it encrypts do not work. The right one is in ${secretFile}.`)
  }
})

async function migrate(databaseUrl: string, secret: string): Promise<void> {
  const { DATABASE_URL, AUTH_SECRET } = env()
  // The configuration of the CMS reads them while it loads, which happens once and only here.
  Object.assign(env(), { DATABASE_URL: databaseUrl, AUTH_SECRET: secret })
  const { migrateDatabase } = await import('@/lib/backend/prepare')
  await migrateDatabase()
  Object.assign(env(), { DATABASE_URL, AUTH_SECRET })
}
