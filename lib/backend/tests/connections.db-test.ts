// On Postgres too: it has connections that can be lost.
import { eventually, expect, LONG, test } from './support/test'
import { setTimeout } from 'node:timers/promises'
import type { PostgresAdapter } from '@payloadcms/db-postgres'
import { createLocalReq } from 'payload'
import { env } from '@/lib/env'
import { createHealth } from '@/lib/server/process/health'
import { readMigrations } from '../migrations'
import { inTransaction, lockFor } from '../database/transaction'
import { post, send, signIn, Staff } from './support/client'
import { openSite } from './support/site'
import { runSql } from './support/sql'

// As few as the settings allow: one transaction at a time.
const site = await openSite({ content: 'empty', settings: { DATABASE_POOL_MAX: '2' } })
const { payload } = site
const AT_ONCE = 5
/** Less than what a transaction waits for another one, in milliseconds. */
const LONGEST = 24_000

test('a process outlives the loss of its connections, and none of them waits for ever', { isForPostgres: true }, async () => {
  const { pool } = payload.db as object as PostgresAdapter
  const settings = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const timeouts = await Promise.all(settings.map(async (name) => (await pool.query<Record<string, string>>(`show ${name}`)).rows[0]?.[name]))
  expect(timeouts).toEqual(['30s', '25s', '1min'])
  expect(pool.totalCount).toBeLessThanOrEqual(2)

  const terminate = 'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()'
  const cut = inTransaction(payload, 'en', async (req) => {
    await lockFor(req, 'something')
    await runSql(env().DATABASE_URL, [terminate])
    await setTimeout(100)
    await payload.count({ collection: 'users', req })
  })
  await expect(cut).rejects.toThrow()
  expect((await payload.count({ collection: 'users' })).totalDocs).toBe(1)
})

test('a process is not ready while its database lets nobody in, asks to try again, and is ready again by itself', { isForPostgres: true }, async () => {
  const migrations = (await readMigrations()).map(({ name }) => name)
  const { readiness } = createHealth({ hasDatabase: true, migrations, loadBackend: () => Promise.resolve() })
  const staff = await Staff.signIn(site)
  const here = { ready: true, database: true, migrations: true, cache: true }
  expect(await readiness()).toEqual(here)
  const { href, pathname } = new URL(env().DATABASE_URL)
  const name = pathname.slice(1)
  const fromOutside = (...statements: string[]) => runSql(href.replace(pathname, '/postgres'), statements)
  await fromOutside(`alter database ${name} with allow_connections false`, `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`)
  await eventually(async () => expect(await readiness()).toEqual({ ...here, ready: false, database: false, migrations: false }))
  // Staff are not taken for signed out, either.
  const answers = [await post(site, '/api/subscriptions', { email: 'away@example.com' }), await send(site, 'GET', '/api/users/me', { token: staff.token }), await staff.ask('GET', 'faqs')]
  expect(answers.map(({ status, headers }) => [status, headers.get('retry-after')])).toEqual(Array(3).fill([503, '30']))
  await fromOutside(`alter database ${name} with allow_connections true`)
  await eventually(async () => expect(await readiness()).toEqual(here))
})

test('a lock outside a transaction, or after its end, is refused: without one nobody may take a seat', LONG, async () => {
  const outside = await createLocalReq({}, payload)
  await expect(lockFor(outside, 'event')).rejects.toThrow('There is no transaction in which to lock event.')
  const ended = await inTransaction(payload, 'en', (req) => Promise.resolve(req))
  await expect(lockFor(ended, 'event')).rejects.toThrow('There is no transaction in which to lock event.')
})

async function atOnce<Result>(acts: (() => Promise<Result>)[]): Promise<Result[]> {
  const start = Date.now()
  const results = await Promise.all(acts.map((act) => act()))
  expect(Date.now() - start).toBeLessThan(LONGEST)
  return results
}

test('many sign in and out at once, and nobody waits for a connection that somebody holds who waits as well', LONG, async () => {
  const cms = await Staff.signIn(site)
  const accounts = Array.from({ length: AT_ONCE }, (_, index) => ({ email: `desk-${index}@leadx.example`, password: 'a long enough one' }))
  for (const account of accounts) await cms.send('POST', 'users', { ...account, role: 'desk' })
  const tokens = (await atOnce(accounts.map((known) => () => signIn(site, known)))).map(({ token }) => token)
  expect(tokens.filter(Boolean)).toHaveLength(AT_ONCE)
  const wrong = accounts.map((known) => () => signIn(site, { ...known, password: 'not this one' }))
  expect((await atOnce(wrong)).map(({ answer }) => answer.status)).toEqual(accounts.map(() => 401))
  const answers = await atOnce(tokens.map((token) => () => send(site, 'POST', '/api/auth/logout', { token })))
  expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200))
  for (const token of tokens) expect((await send(site, 'GET', '/api/users/me', { token })).status).toBe(401)
})
