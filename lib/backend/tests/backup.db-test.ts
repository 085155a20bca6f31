// On Postgres too: pg_dump and psql keep and restore it.
import { after, expect, LONG, SAME_ON_BOTH, test } from './support/test'
import { existsSync } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { create, extract } from 'tar'
import { BackendProcess } from './support/backend-process'
import { prepareDatabase, runScript } from './support/programs'
import { createDatabase, isPostgres } from './support/database'
import { migrateToFirstVersion } from './support/migrations'
import { ADMIN, TEST_SETTINGS } from './support/settings'
import { countRows, runSql } from './support/sql'
import { registrationBody } from '../../../scripts/test/visitor'

const EVENT = 'gali-jazz-2027'

/** What no visitor changes: each row must be the same. */
const UNTOUCHED = ['events_locales', '_events_v_locales', 'sessions_rels', 'articles_locales', 'media', 'payload_migrations']

interface Manifest {
  version: string
  migration: string
  database: string
  tables: Record<string, number>
  uploads: { files: number; bytes: number } | null
}

type Settings = Awaited<ReturnType<typeof createDatabase>>

const folders: string[] = []
const processes: BackendProcess[] = []
after(async () => {
  await Promise.all(processes.map((backend) => backend.kill()))
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
})

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'backup-test-'))
  folders.push(folder)
  return folder
}

async function newDatabase(content: 'demo' | 'none'): Promise<Settings> {
  const settings = await createDatabase(content)
  folders.push(settings.DATA_DIR)
  return settings
}

async function start(settings: Settings): Promise<BackendProcess> {
  const backend = await BackendProcess.start({ ...TEST_SETTINGS, ...settings })
  processes.push(backend)
  return backend
}

const backup = (file: string, settings: Settings) => runScript('scripts/backup/backup', [file], { ...settings })
const restore = (file: string, settings: Settings, ...options: string[]) => runScript('scripts/restore/restore', [file, ...options], { ...settings })

/** The archive of a site that was never still, made once for all tests. */
const made = makeUnderLoad()

async function makeUnderLoad() {
  const settings = await newDatabase('demo')
  const backend = await start(settings)
  const acknowledged: string[] = []
  let isDone = false
  let sent = 0
  const visitor = async () => {
    while (!isDone) {
      const email = `guest-${(sent += 1)}@example.com`
      const { status } = await backend.request('POST', '/api/registrations', registrationBody(email, EVENT))
      if (status === 201 || status === 200) acknowledged.push(email)
    }
  }
  const visitors = [visitor(), visitor(), visitor()]
  while (acknowledged.length < 10) await new Promise((resolve) => setTimeout(resolve, 20))
  const before = [...acknowledged]
  const file = path.join(await newFolder(), 'site.tar.gz')
  const { code, printed } = await backup(file, settings)
  isDone = true
  await Promise.all(visitors)
  await backend.kill()
  expect(code, printed).toBe(0)
  expect(acknowledged.length).toBeGreaterThan(before.length)
  return { settings, file, before, printed }
}

async function unpack(file: string): Promise<{ folder: string; manifest: Manifest }> {
  const folder = await newFolder()
  await extract({ file, cwd: folder })
  return { folder, manifest: JSON.parse(await readFile(path.join(folder, 'manifest.json'), 'utf8')) as Manifest }
}

async function repack(file: string, change: (folder: string, manifest: Manifest) => Promise<void>): Promise<string> {
  const { folder, manifest } = await unpack(file)
  await change(folder, manifest)
  const changed = path.join(await newFolder(), 'changed.tar.gz')
  await create({ file: changed, cwd: folder, gzip: true }, await readdir(folder))
  return changed
}

test('a backup of a busy site becomes the same site in an empty place', LONG, async () => {
  const { settings, file, before } = await made
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  const { manifest } = await unpack(file)
  expect(manifest).toMatchObject({ version: expect.stringMatching(/^\d/), database: isPostgres ? 'postgres' : 'sqlite' })
  expect(manifest.uploads?.files).toBe((await readdir(path.join(settings.DATA_DIR, 'media'))).length)
  expect((await readdir(settings.DATA_DIR)).filter((name) => name.startsWith('unfinished-'))).toEqual([])

  const place = await newDatabase('none')
  const { code, printed } = await restore(file, place)
  expect(code, printed).toBe(0)
  expect(await countRows(place.DATABASE_URL)).toEqual(manifest.tables)
  for (const table of UNTOUCHED) {
    const rows = ({ DATABASE_URL }: Settings) => runSql(DATABASE_URL, [`SELECT * FROM ${table} ORDER BY id`])
    const found = await rows(place)
    expect(found.length, table).toBeGreaterThan(0)
    expect(found, table).toEqual(await rows(settings))
  }
  expect((await readFile(path.join(place.DATA_DIR, 'secret'), 'utf8')).trim()).toBe(TEST_SETTINGS.AUTH_SECRET)

  const site = await start(place)
  const { cookies, status } = await site.request('POST', '/api/auth/login', ADMIN)
  expect(status).toBe(200)
  const headers = { token: /^token=([^;]+)/m.exec(cookies.join('\n'))?.[1] ?? '' }
  const list = await site.request('GET', '/cms/api/registrations?pagination=false&depth=0', undefined, headers)
  const { docs } = JSON.parse(list.text) as { docs: { email: string }[] }
  expect(docs.map(({ email }) => email)).toEqual(expect.arrayContaining(before))
  const pictures = await site.request('GET', '/cms/api/media?limit=1&depth=0', undefined, headers)
  const [picture] = (JSON.parse(pictures.text) as { docs: { url: string }[] }).docs
  expect((await site.request('GET', picture?.url ?? '')).status).toBe(200)
  await site.kill()
})

test('a site that is there is not overwritten unless told, and is put aside then', LONG, async () => {
  const { file, settings } = await made
  const counts = await countRows(settings.DATABASE_URL)
  const refused = await restore(file, settings)
  expect(refused.code).toBe(1)
  expect(refused.printed).toMatch(/already.*--replace/s)
  expect(await countRows(settings.DATABASE_URL)).toEqual(counts)

  await runSql(settings.DATABASE_URL, ["INSERT INTO payload_kv (id, key, data) VALUES ('11111111-1111-4111-8111-111111111111', 'later', '{}')"])
  const { code, printed } = await restore(file, settings, '--replace')
  expect(code, printed).toBe(0)
  expect(await countRows(settings.DATABASE_URL)).toEqual((await unpack(file)).manifest.tables)
  const [aside = ''] = (await readdir(settings.DATA_DIR)).filter((name) => name.startsWith('replaced-'))
  expect(printed).toContain(aside)
  const old = path.join(settings.DATA_DIR, aside)
  expect((await readdir(path.join(old, 'media'))).length).toBeGreaterThan(0)
  if (isPostgres) expect(await readFile(path.join(old, 'site.sql'), 'utf8')).toMatch(/\tlater\t/)
  else expect(await runSql(`file:${path.join(old, 'site.db')}`, ["SELECT key FROM payload_kv WHERE key = 'later'"])).toEqual([['later']])
})

test('a restore that fails leaves the site as it was', LONG, async () => {
  const { file } = await made
  const place = await newDatabase('demo')
  const counts = await countRows(place.DATABASE_URL)
  const media = path.join(place.DATA_DIR, 'media')
  const files = await readdir(place.DATA_DIR)
  if (isPostgres) {
    const archive = await repack(file, (folder) => appendFile(path.join(folder, 'site.sql'), '\n\\nowhere\n'))
    const { code, printed } = await restore(archive, place, '--replace')
    expect([code, printed]).toEqual([1, expect.stringContaining('nowhere')])
    expect((await readdir(media)).length).toBeGreaterThan(0)
    expect(await readdir(place.DATA_DIR)).toEqual(files)
    expect(await countRows(place.DATABASE_URL)).toEqual(counts)
  }
  // A volume that is not mounted.
  await rm(media, { recursive: true })
  await symlink(path.join(place.DATA_DIR, 'nowhere'), media)
  const { code, printed } = await restore(file, place, '--replace')
  expect([code, printed]).toEqual([1, expect.stringContaining('media')])
  const replaced = (await readdir(place.DATA_DIR)).filter((name) => !files.includes(name))
  if (isPostgres) expect(printed).toContain(replaced[0] ?? 'nothing')
  else expect([replaced, await countRows(place.DATABASE_URL)]).toEqual([[], counts])
})

test('a backup that does not find the uploads fails loudly, and a folder is made, and what is in it named after the time', { ...LONG, ...SAME_ON_BOTH }, async () => {
  const { settings } = await made
  const [folder, elsewhere] = [path.join(await newFolder(), 'not-there-yet'), await newFolder()]
  const { code, printed } = await backup(folder, { ...settings, DATA_DIR: elsewhere })
  expect(code, printed).toBe(1)
  expect(printed).toMatch(/not whole: the database names \d+ uploads, and .* holds 0 files/)
  const [name = '', ...more] = await readdir(folder)
  expect([name, more]).toEqual([expect.stringMatching(/^site-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.tar\.gz$/), []])
  expect((await unpack(path.join(folder, name))).manifest.uploads).toEqual({ files: 0, bytes: 0 })
  await writeFile(path.join(elsewhere, 'backups'), '')
  expect((await backup(path.join(elsewhere, 'backups'), settings)).printed).toMatch(/is a file: name a folder/)
})

test('an incomplete, a foreign and a newer archive are refused, and nothing is left of them', { ...LONG, ...SAME_ON_BOTH }, async () => {
  const { file } = await made
  const withManifest = (change: (manifest: Manifest) => Partial<Manifest>) =>
    repack(file, (folder, manifest) => writeFile(path.join(folder, 'manifest.json'), JSON.stringify({ ...manifest, ...change(manifest) })))
  const cases: [archive: string, reason: RegExp][] = [
    [await withManifest(() => ({ migration: '20990101_000000_later' })), /newer version/],
    [await withManifest(({ tables }) => ({ tables: { ...tables, events: 99 } })), /not complete/],
    [await withManifest(() => ({ database: isPostgres ? 'sqlite' : 'postgres' })), /DATABASE_URL/],
  ]
  const refuse = async ([archive, reason]: (typeof cases)[number]) => {
    const place = await newDatabase('none')
    const { code, printed } = await restore(archive, place)
    expect(code, String(reason)).toBe(1)
    expect(printed).toMatch(reason)
    expect(await readdir(place.DATA_DIR), String(reason)).toEqual([])
    if (isPostgres) expect(await runSql(place.DATABASE_URL, ["SELECT tablename FROM pg_tables WHERE schemaname = 'public'"]), String(reason)).toEqual([])
  }
  await Promise.all(cases.map(refuse))
})

test('an archive of the first version is brought to this one, and a start keeps what it migrates', LONG, async () => {
  const old = await newDatabase('none')
  await migrateToFirstVersion(old)
  const file = path.join(await newFolder(), 'old.tar.gz')
  expect((await backup(file, old)).printed).toContain(file)
  const place = await newDatabase('none')
  const { code, printed } = await restore(file, place)
  expect(code, printed).toBe(0)
  const migrations = await runSql(place.DATABASE_URL, ['SELECT count(*) FROM payload_migrations'])
  expect(Number(migrations[0]?.[0])).toBeGreaterThan(5)
  const backups = path.join(old.DATA_DIR, 'backups')
  await mkdir(backups)
  for (const day of [1, 2, 3]) await writeFile(path.join(backups, `before-migration-2026-01-0${day}.tar.gz`), '')
  // Left by a start that was killed, at any time.
  for (const day of [2, 9]) await writeFile(path.join(backups, `before-migration-2026-01-0${day}.tar.gz.unfinished`), '')
  await prepareDatabase(old)
  expect(existsSync(path.join(place.DATA_DIR, 'backups'))).toBe(false)
  const [second, third, newest = '', ...more] = (await readdir(backups)).sort()
  expect([second, third, ...more]).toEqual(['before-migration-2026-01-02.tar.gz', 'before-migration-2026-01-03.tar.gz'])
  const kept = await unpack(path.join(backups, newest))
  expect(kept.manifest).toMatchObject({ migration: expect.stringMatching(/_initial$/), uploads: null })
})
