// Checks the settings and makes the database ready, then tells the server, its parent, what it cannot know without the backend.
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { env, SettingsError } from '@/lib/env'
import { tooLargeSentences } from '@/lib/site/forms/too-large'
import type { PreparedSite } from '@/lib/site/prepared-site'
import { pictureFolder } from './content/picture-folder'

const LONGEST_REASON = 500

function secretOf(dataDir: string): string {
  const file = path.join(dataDir, 'secret')
  try {
    const known = readFileSync(file, 'utf8').trim()
    if (known) return known
    throw new Error(`${file} is empty; remove it, and a new secret is made.`)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    const secret = randomBytes(48).toString('base64url')
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' })
    return secret
  }
}

/** The cause in a few lines; a failed migration would otherwise print all of its SQL. */
function reasonOf(error: unknown): string {
  const { cause, message = String(error) } = error as Partial<Error>
  return (cause instanceof Error ? cause.message : message).slice(0, LONGEST_REASON)
}

/** The error of the database, its address without the password, and a remedy. */
function databaseComplaint(error: unknown): string {
  const reason = reasonOf(error)
  const database = env().DATABASE_URL.replace(/\/\/[^/@]*@/, '//')
  const advice = /SQLITE_(CORRUPT|NOTADB)|malformed|not a database/i.test(reason)
    ? '\nThe file is damaged: restore it from a backup, or move it away to begin with an empty one.'
    : ''
  return `DATABASE_URL: the database ${database} could not be made ready: ${reason}${advice}`
}

/** Files of an earlier version may be readable by other accounts of the machine. */
function closeToOthers(databaseUrl: string, dataDir: string): void {
  const database = /^file:(.+)$/.exec(databaseUrl)?.[1]
  const files = database ? [database, `${database}-wal`, `${database}-shm`] : []
  for (const file of files) if (existsSync(file)) chmodSync(file, 0o600)
  const outbox = path.join(dataDir, 'outbox')
  if (existsSync(outbox)) chmodSync(outbox, 0o700)
}

/** Whether this machine has such an address, before a database is filled for nothing. */
async function checkHost(host: string): Promise<void> {
  const server = createServer()
  try {
    await once(server.listen(0, host), 'listening')
  } catch (error) {
    throw new SettingsError(`HOST: this machine cannot listen on ${host} (${(error as NodeJS.ErrnoException).code})`)
  } finally {
    server.close()
  }
}

async function prepare(): Promise<PreparedSite> {
  const { HOST: host, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, API_BASE_URL: backend, S3_BUCKET: bucket } = env()
  if (host) await checkHost(host)
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  const secret = env().AUTH_SECRET ?? secretOf(dataDir)
  const site = { secret, sentences: tooLargeSentences(), pictureFolder: backend || bucket ? null : pictureFolder() }
  if (backend) return { ...site, account: null, migrations: [] }
  process.env.AUTH_SECRET = secret
  Object.assign(env(), { AUTH_SECRET: secret })
  const { prepareBackend } = await import('./prepare')
  const account = await prepareBackend()
  closeToOthers(databaseUrl, dataDir)
  const { readMigrations } = await import('./migrations')
  return { ...site, account, migrations: (await readMigrations()).map(({ name }) => name) }
}

// The server that asked for this is gone: leave the database to the next one.
process.once('disconnect', () => process.exit(1))

prepare().then(
  (answer) => process.send?.(answer, () => process.exit(0)),
  (error: unknown) => {
    const isSetting = error instanceof SettingsError
    console.error(isSetting ? `The settings cannot be used:\n${error.message}` : databaseComplaint(error))
    process.exit(1)
  },
)
