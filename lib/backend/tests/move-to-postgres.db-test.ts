// On Postgres alone: it is moved from SQLite.
import { after, expect, test } from './support/test'
import { rm } from 'node:fs/promises'
import { BackendProcess } from './support/backend-process'
import { createSqliteSite, runScript } from './support/programs'
import { createDatabase } from './support/database'
import { ADMIN, TEST_SETTINGS } from './support/settings'
import { countRows, runSql } from './support/sql'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'

const folders: string[] = []
after(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const json = async (backend: BackendProcess, path: string) => JSON.parse((await backend.request('GET', path)).text) as object

/** What visitors see of a site in both languages. */
async function whatIsShown(backend: BackendProcess): Promise<object[]> {
  const paths = ['/api/events?all=true', '/api/sessions?all=true', '/api/speakers?limit=100', '/api/articles?all=true', '/api/commons/one', `/api/partners?event=${EVENT}&all=true`]
  return Promise.all(paths.flatMap((path) => ['en', 'ge'].map((lang) => json(backend, `${path}${path.includes('?') ? '&' : '?'}lang=${lang}`))))
}

async function move(dataDir: string, databaseUrl: string, settings: Record<string, string> = {}) {
  const copied = await runScript('scripts/move-to-postgres/copy', [], { DATA_DIR: dataDir, DATABASE_URL: '', ...settings })
  if (copied.code !== 0) return copied
  const { file } = copied.message as { file: string }
  return runScript('scripts/move-to-postgres/move', [file], { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, ...settings })
}

test('a site on SQLite goes on, the same, on Postgres', async () => {
  const { DATA_DIR, DATABASE_URL: from } = await createSqliteSite()
  folders.push(DATA_DIR)
  const old = await BackendProcess.start({ ...TEST_SETTINGS, DATA_DIR })
  for (const guest of ['guest-1', 'guest-2']) {
    expect((await old.request('POST', '/api/registrations', registrationBody(`${guest}@example.com`, EVENT))).status).toBe(201)
  }
  const shown = await whatIsShown(old)
  await old.kill()
  const counts = await countRows(from)

  const to = await createDatabase('none')
  folders.push(to.DATA_DIR)
  const foreign = await move(DATA_DIR, to.DATABASE_URL, { AUTH_SECRET: '' })
  expect(foreign.code).toBe(1)
  expect(foreign.printed).toContain('AUTH_SECRET')

  // SQLite keeps any text where Postgres has a list of values, so a first try fails half-way.
  await runSql(from, ["UPDATE partners SET tier = 'unheard of' WHERE tier = 'main'"])
  const failed = await move(DATA_DIR, to.DATABASE_URL)
  expect(failed.code).toBe(1)
  expect(failed.printed).toMatch(/partners: .*unheard of/)
  await runSql(from, ["UPDATE partners SET tier = 'main' WHERE tier = 'unheard of'"])

  const { code, printed } = await move(DATA_DIR, to.DATABASE_URL)
  expect(code, printed).toBe(0)
  const moved = await countRows(to.DATABASE_URL)
  expect({ ...moved, payload_migrations: 0 }).toEqual({ ...counts, payload_migrations: 0 })
  const again = await move(DATA_DIR, to.DATABASE_URL)
  expect(again.code).toBe(1)
  expect(again.printed).toContain('not empty')

  const site = await BackendProcess.start({ ...TEST_SETTINGS, ...to, DATA_DIR })
  expect(await whatIsShown(site)).toEqual(shown)
  const { status, cookies } = await site.request('POST', '/api/auth/login', ADMIN)
  expect(status).toBe(200)
  expect(cookies.join('\n')).toMatch(/^token=/m)
  // Numbers that the database gives go on after the last one.
  expect((await site.request('POST', '/api/registrations', registrationBody('guest-3@example.com', EVENT))).status).toBe(201)
  await site.kill()
})
