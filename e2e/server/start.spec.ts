import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { ADMIN, freePort, startAndFail, startSite } from '../support/server'
import { Cms } from '../support/cms'
import { mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { post } from '../support/visitor'

const ROOT = path.resolve(import.meta.dirname, '../..')

test('bad settings stop the start and name themselves', async () => {
  const { code, output } = await startAndFail({ PORT: 'abc', SITE_URL: 'leadx' })
  expect(code).not.toBe(0)
  for (const name of ['PORT', 'SITE_URL']) expect(output).toContain(`${name}:`)
  expect(output).not.toMatch(/\n\s+at /)
})

test('a database that cannot be migrated stops the start with a clear word', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'broken-'))
  await writeFile(path.join(folder, 'site.db'), 'this is no database')
  const { code, output } = await startAndFail({ DATABASE_URL: `file:${path.join(folder, 'site.db')}` })
  await rm(folder, { recursive: true })
  expect(code).not.toBe(0)
  expect(output).toContain(`DATABASE_URL: the database file:${folder}/site.db could not be made ready`)
  expect(output).toContain('restore it from a backup')
  expect(output).not.toMatch(/\n\s+at /)
})

test('a data folder that cannot be written to stops the start and says so', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'broken-'))
  await writeFile(path.join(folder, 'a-file'), '')
  const { code, output } = await startAndFail({ DATA_DIR: path.join(folder, 'a-file', 'data') })
  await rm(folder, { recursive: true })
  expect(code).not.toBe(0)
  expect(output).toContain('DATA_DIR:')
  expect(output).not.toMatch(/\n\s+at /)
})

test('a taken port stops the start and says so', async ({ baseURL }) => {
  const { code, output } = await startAndFail({ PORT: new URL(baseURL ?? '').port, API_BASE_URL: baseURL ?? '' })
  expect(code).not.toBe(0)
  expect(output).toContain('PORT')
})

test('a second server on the same data folder is refused while the first serves', async ({ ownSite }) => {
  const { code, output } = await startAndFail({ DATA_DIR: ownSite.dataDir })
  expect(code).not.toBe(0)
  expect(output).toContain('DATA_DIR: another server is running')
  expect((await fetch(`${ownSite.url}/api/events`)).status).toBe(200)
})

test('a second start reuses the data, the secret and the account, and closes to others what an earlier version left open', async () => {
  const first = await startSite({ copyOf: process.env.TEMPLATE_DATA })
  const cms = await Cms.signIn(first)
  const key = await cms.keyOf('partners', 'tier', 'general')
  await cms.send('DELETE', `partners/${key}`)
  await first.stop({ keepData: true })
  await chmod(path.join(first.dataDir, 'site.db'), 0o644)
  const second = await startSite({ dataDir: first.dataDir, settings: { ADMIN_PASSWORD: 'another password' } })
  const { total } = (await (await fetch(`${second.url}/api/partners`)).json()) as { total: number }
  expect(total).toBe(19)
  await Cms.signIn(second)
  expect(second.output()).not.toContain('First account')
  await post(`${second.url}/api/subscriptions`, { email: 'reader@example.com' })
  await mailTo(second.dataDir, 'reader@example.com', MESSAGES.en.Emails.confirmSubject)
  for (const name of ['site.db', 'outbox', 'secret']) {
    const { mode } = await stat(path.join(second.dataDir, name))
    expect(mode & 0o077, name).toBe(0)
  }
  await second.stop()
})

test('an empty start has no content, one account, and a page all the same', async () => {
  const site = await startSite({ settings: { DEMO_CONTENT: 'off', ADMIN_PASSWORD: '' } })
  expect(site.output()).toContain(`First account: ${ADMIN.email}, password `)
  for (const name of ['events', 'speakers', 'articles']) {
    expect(await (await fetch(`${site.url}/api/${name}`)).json()).toMatchObject({ items: [], total: 0 })
  }
  for (const route of ['/', '/event/speakers', '/about', '/gali-jazz']) {
    const page = await fetch(`${site.url}${route}`)
    expect(page.status, route).toBe(200)
    expect((await page.text()).match(/<h1/g), route).toHaveLength(1)
  }
  for (const route of ['/event/speakers', '/event/participants']) {
    expect(await (await fetch(`${site.url}${route}`)).text(), route).toContain('<meta name="robots" content="noindex, follow"/>')
    expect(await (await fetch(`${site.url}/sitemap.xml`)).text()).not.toContain(route)
  }
  const created = await fetch(`${site.url}/cms/api/users/first-register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'passer@by.example', password: 'passer-by-passes', role: 'admin' }),
  })
  expect(created.ok).toBe(false)
  await site.stop()
})

test('npm takes its server along', async () => {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'by-npm-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, API_BASE_URL: String(process.env.EMBEDDED_URL), SHUTDOWN_SECONDS: '0' }
  const isUp = () => fetch(`http://localhost:${port}/api/events`).then(() => true, () => false)
  for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
    const npm = spawn('npm', ['run', 'serve'], { cwd: ROOT, stdio: 'ignore', env })
    await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
    npm.kill(signal)
    await expect.poll(isUp, { message: signal, timeout: 15_000 }).toBe(false)
  }
  await rm(folder, { recursive: true, force: true })
})

test('a server whose starter was killed does not stay behind', async () => {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'orphan-'))
  const starter = spawn(
    process.execPath,
    ['-e', `require('node:child_process').fork('scripts/server/main.mjs', { stdio: 'ignore' }); setInterval(() => {}, 1000)`],
    { cwd: ROOT, stdio: 'ignore', env: { ...process.env, PORT: String(port), DATA_DIR: folder, API_BASE_URL: String(process.env.EMBEDDED_URL) } },
  )
  const isUp = () => fetch(`http://localhost:${port}/api/events`).then(() => true, () => false)
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(isUp, { timeout: 15_000 }).toBe(false)
  await rm(folder, { recursive: true, force: true })
})
