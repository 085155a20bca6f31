// Checks the settings and makes the database ready, then tells the server, its parent, how to listen.
import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { pictureFolder } from '@/lib/backend/content/picture-folder'
import { env, SettingsError } from '@/lib/env'
import { DEFAULT_LOCALE, LOCALE_COOKIE, LOCALE_PARAMETER, LOCALE_TABLE, LOCALES } from '@/lib/i18n/locales'
import { JSON_TOO_LARGE, MAX_STAFF_JSON, MAX_UPLOAD, TOKEN_COOKIE, UPLOAD_TOO_LARGE } from '@/lib/site/constants'
import { MAX_BODY, MAX_FORM_BODY } from '@/lib/site/forms/body-text'
import { tooLargeSentences } from '@/lib/site/forms/too-large'

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

/** The data by which error pages find the language of a visitor: each value of the cookie with its locale. */
const LANGUAGES = {
  cookie: LOCALE_COOKIE,
  parameter: LOCALE_PARAMETER,
  fallback: DEFAULT_LOCALE,
  locales: Object.fromEntries(LOCALES.flatMap((locale) => [[locale, locale], [LOCALE_TABLE[locale].cookieValue, locale]])),
}

/** The limits of bodies, and the messages about larger ones. */
function bodyLimits() {
  return {
    maxBody: MAX_BODY,
    maxForm: MAX_FORM_BODY,
    maxUpload: MAX_UPLOAD,
    maxStaffJson: MAX_STAFF_JSON,
    tokenName: TOKEN_COOKIE,
    sentences: Object.fromEntries(LOCALES.map((locale) => [locale, tooLargeSentences(locale)])),
    uploadTooLarge: UPLOAD_TOO_LARGE,
    jsonTooLarge: JSON_TOO_LARGE,
  }
}

/** Files of an earlier version may be readable by other accounts of the machine. */
function closeToOthers(databaseUrl: string, dataDir: string): void {
  const database = /^file:(.+)$/.exec(databaseUrl)?.[1]
  const files = database ? [database, `${database}-wal`, `${database}-shm`] : []
  for (const file of files) if (existsSync(file)) chmodSync(file, 0o600)
  const outbox = path.join(dataDir, 'outbox')
  if (existsSync(outbox)) chmodSync(outbox, 0o700)
}

/** Whether this machine has such an address, before anything is done for nothing. */
async function checkHost(host: string): Promise<void> {
  const server = createServer()
  try {
    await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, host, resolve))
  } catch (error) {
    throw new SettingsError(`HOST: this machine cannot listen on ${host} (${(error as NodeJS.ErrnoException).code})`)
  } finally {
    server.close()
  }
}

async function prepare() {
  const { PORT: port, HOST: host, SITE_URL: siteUrl, DATA_DIR: dataDir, API_BASE_URL: backend } = env()
  if (host) await checkHost(host)
  process.umask(0o077)
  mkdirSync(dataDir, { recursive: true })
  const secret = env().AUTH_SECRET ?? secretOf(dataDir)
  const { TRUST_PROXY: trustProxy, INDEXING: isIndexed, RESOURCE_BASE_URL: resources, ROLE: role, OFFLINE: isKeptOffline } = env()
  const { LOG_LEVEL: level, LOG_FORMAT: format, METRICS_PORT: metricsPort, SHUTDOWN_SECONDS: shutdownSeconds } = env()
  const operation = { log: { level, format }, metricsPort, shutdownSeconds }
  const pictures = backend || env().S3_BUCKET ? null : pictureFolder()
  const settings = { port, host, siteUrl, dataDir, secret, backend, trustProxy, isIndexed, isKeptOffline, role, languages: LANGUAGES, bodyLimits: bodyLimits(), resources, pictures, ...operation }
  if (backend) return { settings, account: null, migrations: [] }
  process.env.AUTH_SECRET = secret
  Object.assign(env(), { AUTH_SECRET: secret })
  const { prepareBackend } = await import('@/lib/backend/prepare')
  const account = await prepareBackend()
  closeToOthers(env().DATABASE_URL, dataDir)
  const { readMigrations } = await import('@/lib/backend/database/migrations')
  return { settings, account, migrations: (await readMigrations()).map(({ name }) => name) }
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
