// On Postgres too: administrators are counted under its lock.
import { rm } from 'node:fs/promises'
import type { Where } from 'payload'
import { after, expect, LONG, test } from './support/test'
import { send, Staff } from './support/client'
import { createDatabase } from './support/database'
import { prepareDatabase } from './support/programs'
import { ADMIN } from './support/settings'
import { openSite } from './support/site'
import { runSql } from './support/sql'

const site = await openSite({ content: 'empty' })
const cms = await Staff.signIn(site)
const PASSWORD = 'a long enough one'

test('a visitor cannot create the first administrator', async () => {
  const passer = { email: 'passer@by.example', password: 'passer-by-passes', role: 'admin' }
  for (const route of ['users', 'users/first-register', 'users/reset-password', 'users/forgot-password', 'users/verify/x', 'users/unlock']) {
    expect([400, 401, 403, 404], route).toContain((await send(site, 'POST', `/cms/api/${route}`, { body: passer })).status)
  }
  // Nor one who has an account.
  const { token } = await cms.hire('user')
  const id = await cms.keyOf('users', 'email', 'user@leadx.example')
  expect((await send(site, 'POST', '/cms/api/users', { token, body: passer })).status).toBe(403)
  await send(site, 'PATCH', `/cms/api/users/${id}`, { token, body: { role: 'admin', isActivated: false, sessions: [] } })
  expect(await (await send(site, 'GET', '/api/users/me', { token })).json()).toMatchObject({ role: 'user', isActivated: true })
})

test('the last administrator stays one, so that accounts can be given out for ever', async () => {
  const last = await cms.keyOf('users', 'email', ADMIN.email)
  // Whoever has been invited may never come.
  const { doc: invited } = await cms.send('POST', 'users', { name: 'Nino', email: 'invited@leadx.example', role: 'admin' })
  await expect(cms.send('DELETE', `users/${last}`)).rejects.toThrow('409')
  for (const data of [{ role: 'user' }, { isActivated: false }]) await expect(cms.send('PATCH', `users/${last}`, data)).rejects.toThrow('409')
  await cms.send('DELETE', `users/${invited.id}`)
})

test('of two administrators who demote each other at once, one stays', async () => {
  const two = await Promise.all(['one', 'other'].map(async (name) => (await cms.send('POST', 'users', { email: `${name}@leadx.example`, password: PASSWORD, role: 'admin' })).doc))
  const first = await cms.keyOf('users', 'email', ADMIN.email)
  await site.payload.db.updateOne({ collection: 'users', id: first, data: { role: 'editor' } })
  const demote = async (id: string) => site.payload.update({ collection: 'users', id, data: { role: 'desk' } })
  const outcomes = await Promise.allSettled(two.map(({ id }) => demote(id)))
  const left = await site.payload.find({ collection: 'users', where: { role: { equals: 'admin' } }, depth: 0 })
  await site.payload.db.updateOne({ collection: 'users', id: first, data: { role: 'admin' } })
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(left.docs).toHaveLength(1)
})

test('of all administrators whom one request disables, one stays', async () => {
  const setFirstRole = async (role: 'admin' | 'editor') => site.payload.db.updateOne({ collection: 'users', id: await cms.keyOf('users', 'email', ADMIN.email), data: { role } })
  const isAdministrator: Where = { and: [{ role: { equals: 'admin' } }, { isActivated: { equals: true } }] }
  const where = { role: { equals: 'admin' } }
  const ways: Record<string, () => Promise<{ errors: { message: string }[] }>> = {
    deactivated: () => site.payload.update({ collection: 'users', where, data: { isActivated: false } }),
    demoted: () => site.payload.update({ collection: 'users', where, data: { role: 'desk' } }),
    deleted: () => site.payload.delete({ collection: 'users', where }),
  }
  for (const [way, disable] of Object.entries(ways)) {
    const domain = `${way}.example`
    for (const name of ['one', 'two', 'three']) await cms.send('POST', 'users', { email: `${name}@${domain}`, password: PASSWORD, role: 'admin' })
    await setFirstRole('editor')
    const { errors } = await disable()
    const left = await site.payload.find({ collection: 'users', where: isAdministrator, depth: 0 })
    await setFirstRole('admin')
    await site.payload.db.deleteMany({ collection: 'users', where: { email: { like: domain } } })
    expect(errors.map(({ message }) => message), way).toEqual([expect.stringContaining('last administrator')])
    expect(left.docs, way).toHaveLength(1)
  }
})

test('a start without an active administrator makes one, unless their address is taken', LONG, async () => {
  const settings = await createDatabase('empty')
  after(() => rm(settings.DATA_DIR, { recursive: true, force: true }))
  const active = () => runSql(settings.DATABASE_URL, ["SELECT email FROM users WHERE role = 'admin' AND is_activated"])
  await runSql(settings.DATABASE_URL, ['UPDATE users SET is_activated = false'])
  await prepareDatabase(settings)
  expect(await active()).toEqual([])
  await prepareDatabase({ ...settings, ADMIN_EMAIL: 'next@leadx.example' })
  expect(await active()).toEqual([['next@leadx.example']])
})
