// Copies the SQLite database of DATA_DIR and brings the copy to this version.
import { existsSync, readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import path from 'node:path'
import { env } from '@/lib/env'
import { copyDatabase } from '@/lib/backend/backup'
import { runCommand } from '../process/run-command'

runCommand(async () => {
  const { AUTH_SECRET, DATA_DIR, DATABASE_URL } = env()
  const secretFile = path.join(DATA_DIR, 'secret')
  const secret = existsSync(secretFile) ? readFileSync(secretFile, 'utf8').trim() : AUTH_SECRET
  if (!AUTH_SECRET || AUTH_SECRET !== secret) {
    throw new Error(`AUTH_SECRET: set it to what ${secretFile} holds. With another one, sessions, links in emails and second factors would stop working.`)
  }
  const folder = await mkdtemp(path.join(DATA_DIR, 'unfinished-'))
  const file = path.join(folder, 'site.db')
  try {
    await copyDatabase(DATABASE_URL, folder)
    Object.assign(env(), { DATABASE_URL: `file:${file}` })
    const { migrateDatabase } = await import('@/lib/backend/prepare')
    await migrateDatabase()
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 5 })
    throw error
  }
  await new Promise((resolve) => process.send?.({ folder, file }, resolve))
})
