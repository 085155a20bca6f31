// On Postgres too: its pool can run dry.
import { randomUUID } from 'node:crypto'
import { expect, LONG, test } from './support/test'
import { send, signIn, Staff } from './support/client'
import { openSite } from './support/site'

// As few as the settings allow: one transaction at a time.
const site = await openSite({ content: 'empty', settings: { DATABASE_POOL_MAX: '2' } })
const cms = await Staff.signIn(site)
const AT_ONCE = 5
/** Half of what a transaction waits for another one, in milliseconds. */
const LONGEST = 12_000

async function account() {
  const email = `${randomUUID()}@leadx.example`
  const password = 'a long enough one'
  await cms.send('POST', 'users', { email, password, role: 'desk' })
  return { email, password }
}

async function atOnce<Result>(acts: (() => Promise<Result>)[]): Promise<Result[]> {
  const start = Date.now()
  const results = await Promise.all(acts.map((act) => act()))
  expect(Date.now() - start).toBeLessThan(LONGEST)
  return results
}

test('many sign in and out at once, and nobody waits for a connection that somebody holds who waits as well', LONG, async () => {
  const accounts = []
  for (let count = 0; count < AT_ONCE; count += 1) accounts.push(await account())
  const tokens = (await atOnce(accounts.map((known) => () => signIn(site, known)))).map(({ token }) => token)
  expect(tokens.filter(Boolean)).toHaveLength(AT_ONCE)
  const wrong = accounts.map((known) => () => signIn(site, { ...known, password: 'not this one' }))
  expect((await atOnce(wrong)).map(({ answer }) => answer.status)).toEqual(accounts.map(() => 401))
  const answers = await atOnce(tokens.map((token) => () => send(site, 'POST', '/api/auth/logout', { token })))
  expect(answers.map(({ status }) => status)).toEqual(accounts.map(() => 200))
  for (const token of tokens) expect((await send(site, 'GET', '/api/users/me', { token })).status).toBe(401)
})
