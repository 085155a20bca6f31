import { spawn } from 'node:child_process'
import { chmod, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { request, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { send, signIn } from '../support/client'
import { ADMIN, freePort, startAndFail, startSite } from '../support/server'
import { Cms } from '../support/cms'
import { mailTo } from '../support/mailbox'
import { expect, MESSAGES, test } from '../support/test'
import { post } from '../support/visitor'

/** Shorter than this, in seconds, browsers and graders take the promise of HTTPS for none. */
const HALF_A_YEAR = 15_768_000
const ROOT = path.resolve(import.meta.dirname, '../..')

test('bad settings stop the start and name themselves', async () => {
  const { code, output } = await startAndFail({ PORT: 'abc', SITE_URL: 'leadx' })
  expect(code).not.toBe(0)
  for (const name of ['PORT', 'SITE_URL']) expect(output).toContain(`${name}:`)
  expect(output).not.toMatch(/\n\s+at /)
  const elsewhere = await startAndFail({ HOST: 'nowhere.invalid' })
  expect(elsewhere.code).not.toBe(0)
  expect(elsewhere.output).toMatch(/^HOST: this machine cannot listen on nowhere\.invalid/m)
  expect(elsewhere.output).not.toMatch(/\n\s+at /)
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
  for (const place of [path.join(folder, 'a-file', 'data'), '/proc/data']) {
    const { code, output } = await startAndFail({ DATA_DIR: place })
    expect(code).not.toBe(0)
    expect(output).toContain(`DATA_DIR: ${place} cannot be written to`)
    expect(output).not.toMatch(/\n\s+at /)
  }
  await rm(folder, { recursive: true })
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

test('an empty start behind a proxy that ends TLS has one account, counts visitors, keeps cookies on https, and is all there after a second start', async () => {
  const settings = { HOST: '127.0.0.1', TRUST_PROXY: 'on', SITE_URL: 'https://leadx.example' }
  const first = await startSite({ settings: { ...settings, DEMO_CONTENT: 'off', ADMIN_PASSWORD: '' } })
  const password = new RegExp(`First account: ${ADMIN.email}, password (\\S+)`).exec(first.output())?.[1] ?? ''
  expect(first.output()).toContain('https://leadx.example')
  for (const name of ['events', 'speakers', 'articles']) {
    expect(await (await fetch(`${first.url}/api/${name}`)).json()).toMatchObject({ items: [], total: 0 })
  }
  for (const route of ['/', '/event/speakers', '/about', '/gali-jazz']) {
    expect(await askAsProxy(first.port, route), route).toBe(200)
    expect((await (await fetch(first.url + route)).text()).match(/<h1/g), route).toHaveLength(1)
  }
  expect(await (await fetch(`${first.url}/event/speakers`)).text()).toContain('<meta name="robots" content="noindex, follow"/>')
  expect(await (await fetch(`${first.url}/sitemap.xml`)).text()).not.toContain('/event/speakers')

  const tryPassword = async (headers: Record<string, string>) => (await send(first, 'POST', '/api/auth/login', { body: { email: 'nobody@leadx.example', password: 'x' }, headers })).status
  await Promise.all(Array.from({ length: 20 }, () => tryPassword({ 'X-Forwarded-For': '10.0.0.9' })))
  expect(await tryPassword({ 'X-Forwarded-For': '1.2.3.4, 10.0.0.9' })).toBe(429)
  expect(await tryPassword({ 'X-Forwarded-For': '10.0.0.9', 'X-Client-Address': '1.2.3.4' })).toBe(429)
  expect(await tryPassword({ 'X-Forwarded-For': '10.0.0.10' })).toBe(401)

  const account = { email: ADMIN.email, password }
  const { answer } = await signIn(first, account)
  for (const path of ['/?lang=ge', '/api/csrf']) {
    for (const cookie of [...answer.headers.getSetCookie(), ...(await fetch(first.url + path)).headers.getSetCookie()]) expect(cookie, path).toContain('; Secure')
  }
  const session = { cookie: answer.headers.getSetCookie().map((line) => line.split(';')[0]).join('; ') }
  for (const [path, headers] of [['/', {}], ['/api/docs', {}], ['/admin', session], ['/admin', {}], ['/api/events', {}], ['/icon.svg', {}], ['/nope', {}], ['/_next/static/nope.js', {}]] as const) {
    const answer = await fetch(first.url + path, { headers, redirect: 'manual' })
    expect(Number(/max-age=(\d+)/.exec(answer.headers.get('strict-transport-security') ?? '')?.[1]), path).toBeGreaterThan(HALF_A_YEAR)
    for (const name of ['referrer-policy', 'permissions-policy']) expect(answer.headers.get(name), `${name} of ${path}`).toBeTruthy()
  }
  const cms = await Cms.signIn(first, account)
  await cms.send('POST', 'articles?locale=en', { identifier: 'of-the-first-start', title: 'Of the first start', _status: 'published' })
  await first.stop({ preserveData: true })

  await chmod(path.join(first.dataDir, 'site.db'), 0o644)
  const second = await startSite({ dataDir: first.dataDir, settings: { ADMIN_PASSWORD: 'another password' } })
  const { items } = (await (await fetch(`${second.url}/api/articles`)).json()) as { items: { identifier: string }[] }
  expect(items.map(({ identifier }) => identifier)).toEqual(['of-the-first-start'])
  expect((await signIn(second, account)).answer.status).toBe(200)
  expect(second.output()).not.toContain('First account')
  await post(`${second.url}/api/subscriptions`, { email: 'reader@example.com' })
  await mailTo(second.dataDir, 'reader@example.com', MESSAGES.en.Emails.confirmSubject)
  for (const name of ['site.db', 'outbox', 'secret']) {
    const { mode } = await stat(path.join(second.dataDir, name))
    expect(mode & 0o077, `${name} is closed to others, whatever an earlier version left open`).toBe(0)
  }
  await second.stop()
})

/** Asks as a proxy does that ends TLS. @returns the status */
function askAsProxy(port: number, address: string): Promise<number | undefined> {
  const headers = { host: 'leadx.example', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'leadx.example' }
  return new Promise((resolve, reject) => {
    const onAnswer = (answer: IncomingMessage) => resolve(answer.resume().statusCode)
    request({ host: '127.0.0.1', port, path: address, headers }, onAnswer).on('error', reject).end()
  })
}

test('npm takes its server along', async () => {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'by-npm-'))
  const env = { ...process.env, PORT: String(port), DATA_DIR: folder, API_BASE_URL: String(process.env.EMBEDDED_URL), SHUTDOWN_SECONDS: '0' }
  const isUp = () => fetch(`http://localhost:${port}/api/events`).then(() => true, () => false)
  const npm = spawn('npm', ['run', 'serve'], { cwd: ROOT, stdio: 'ignore', env })
  await expect.poll(isUp).toBe(true)
  npm.kill('SIGTERM')
  await expect.poll(isUp).toBe(false)
  await rm(folder, { recursive: true, force: true })
})

test('a server whose starter was killed does not stay behind', async () => {
  const port = await freePort()
  const folder = await mkdtemp(path.join(tmpdir(), 'orphan-'))
  const starter = spawn(
    process.execPath,
    ['-e', `require('node:child_process').fork('scripts/serve.mjs', { stdio: 'ignore' }); setInterval(() => {}, 1000)`],
    { cwd: ROOT, stdio: 'ignore', env: { ...process.env, PORT: String(port), DATA_DIR: folder, API_BASE_URL: String(process.env.EMBEDDED_URL) } },
  )
  const isUp = () => fetch(`http://localhost:${port}/api/events`).then(() => true, () => false)
  await expect.poll(isUp).toBe(true)
  starter.kill('SIGKILL')
  await expect.poll(isUp).toBe(false)
  await rm(folder, { recursive: true, force: true })
})
