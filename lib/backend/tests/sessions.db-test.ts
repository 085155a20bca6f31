// On Postgres too: failures are counted under its row locks.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { after, expect, LONG, MESSAGES, test } from './support/test'
import type { Where } from 'payload'
import type { User } from '@/lib/backend/payload-types'
import { cookieOf } from '../../../scripts/test/api-request'
import { send, signIn, Staff } from './support/client'
import { createDatabase } from './support/database'
import { emailTo, linkIn, outboxOf } from './support/outbox'
import { ADMIN, TEST_SETTINGS } from './support/settings'
import { prepareDatabase } from './support/programs'
import { openSite } from './support/site'
import { runSql } from './support/sql'

type Account = User & { hash: string }

const site = await openSite()
const cms = await Staff.signIn(site)
const PASSWORD = 'a long enough one'
const me = (token: string) => send(site, 'GET', '/api/users/me', { token })
const account = async (role = 'user') => {
  const email = `${randomUUID()}@leadx.example`
  const { doc } = await cms.send('POST', 'users', { email, password: PASSWORD, role })
  return { email, password: PASSWORD, id: doc.id }
}
/** A token with the claims of a real one, signed with any secret. @param lasting how many seconds it lasts */
function forged(claims: object, secret: string, lasting = 3600): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const body = { ...claims, iat: now(), exp: now() + lasting }
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', authVersion: 1 })}.${encode(body)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
const now = () => Math.floor(Date.now() / 1000)
const claimsOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>
const headerOf = (token: string) => JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as Record<string, unknown>

test('a sign-in sets a cookie that no script can read, and tells who it is', async () => {
  const { answer, token } = await signIn(site)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('text/plain')
  const cookies = answer.headers.getSetCookie()
  expect(cookies.find((cookie) => cookie.startsWith('token='))).toMatch(/; HttpOnly; Path=\/; Max-Age=\d+; SameSite=Lax$/)
  expect(cookies.join()).not.toContain('Secure')
  expect(await (await me(token)).json()).toMatchObject({ email: ADMIN.email, role: 'admin', isActivated: true })
  expect((await send(site, 'GET', '/cms/api/users/me', { headers: { cookie: `token=${token}` } })).status).toBe(200)
  expect(JSON.stringify(await (await send(site, 'GET', '/cms/api/users/me', { headers: { cookie: `token=${token}` } })).json())).not.toContain(token)
})

test('the answer to a sign-in of staff leads to their screens, that of anybody else nowhere', async () => {
  for (const [role, location] of [['admin', '/admin'], ['desk', '/admin'], ['user', null]] as const) {
    const { email, password } = await account(role)
    const { answer } = await signIn(site, { email, password })
    expect(answer.headers.get('location'), role).toBe(location)
  }
})

test('five failures lock an account, against the right password too, and there is no way around', async () => {
  const { email, password } = await account()
  const wrong = { email, password: 'not this one' }
  const answers = []
  for (let count = 0; count < 5; count += 1) answers.push((await signIn(site, wrong)).answer)
  for (const answer of answers) expect(answer.status).toBe(401)
  const locked = await signIn(site, { email, password })
  expect([locked.answer.status, locked.token]).toEqual([401, ''])
  // Nobody learns from the answer whether the account exists or is locked.
  const nobody = await signIn(site, { email: 'nobody@leadx.example', password })
  expect(await nobody.answer.json()).toEqual(await locked.answer.json())
})

test('a sign-in to no account takes as long as one with a wrong password, also when many come at once', LONG, async () => {
  const took = async (email: string) => {
    const start = performance.now()
    await signIn(site, { email, password: 'not this one' })
    return performance.now() - start
  }
  // A busy machine delays single answers, never the fastest of several.
  const fastest = async (atOnce: number, addresses: string[]) => {
    const times = []
    for (const address of addresses) times.push(Math.max(...(await Promise.all(Array.from({ length: atOnce }, () => took(address))))))
    return Math.min(...times)
  }
  // None of them is tried often enough to be locked.
  const accounts = [await account(), await account(), await account()].map(({ email }) => email)
  const nobody = accounts.map(() => 'nobody@leadx.example')
  await took('warm@up.example')
  for (const atOnce of [1, 2]) {
    const [known, unknown] = [await fastest(atOnce, accounts), await fastest(atOnce, nobody)]
    expect(Math.abs(known - unknown), `${atOnce} at once: ${known}, ${unknown}`).toBeLessThan(150)
  }
})

test('who signs in on several devices at the same moment is signed in on all of them', async () => {
  const desk = await account('desk')
  const tokens = await Promise.all(Array.from({ length: 6 }, async () => (await signIn(site, desk)).token))
  expect(await Promise.all(tokens.map(async (token) => (await me(token)).status))).toEqual(tokens.map(() => 200))
})

test('after signing out the token is worth nothing, anywhere', async () => {
  const { token } = await signIn(site)
  const { token: other } = await signIn(site)
  const answer = await send(site, 'POST', '/api/auth/logout', { token })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).toMatch(/token=;.*Max-Age=0/)
  expect((await me(token)).status).toBe(401)
  expect(await (await send(site, 'GET', '/cms/api/users/me', { headers: { Authorization: `JWT ${token}` } })).json()).toMatchObject({ user: null })
  // Another device stays signed in; signing out twice harms nobody.
  expect((await me(other)).status).toBe(200)
  expect((await send(site, 'POST', '/api/auth/logout', { token })).status).toBe(200)
})

test('signing out of the staff screens signs out of the site', async () => {
  const { token } = await signIn(site)
  const headers = { cookie: `token=${token}`, origin: site.url }
  const answer = await send(site, 'POST', '/cms/api/users/logout', { headers })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).toMatch(/^token=;/)
  expect((await me(token)).status).toBe(401)
})

test('the staff screens can renew the session, under its one name, and read when it ends but not its token', async () => {
  const { token } = await signIn(site)
  const answer = await send(site, 'POST', '/cms/api/users/refresh-token', { headers: { cookie: `token=${token}`, origin: site.url } })
  expect(answer.status).toBe(200)
  expect(answer.headers.getSetCookie().join()).not.toContain('payload-token')
  const renewed = cookieOf(answer, 'token')
  expect((await me(renewed)).status).toBe(200)
  expect(answer.headers.getSetCookie().find((line) => line.startsWith('token='))).toContain('HttpOnly')
  // The screens sign out of themselves when it ends.
  const { exp, ...shown } = (await answer.json()) as { exp: number }
  expect(exp * 1000).toBeGreaterThan(Date.now())
  expect(JSON.stringify(shown)).not.toContain(renewed)
})

test('a new password ends the sessions of the old one', async () => {
  const { id, ...known } = await account()
  const { token } = await signIn(site, known)
  await cms.send('PATCH', `users/${id}`, { password: 'another long one' })
  expect((await me(token)).status).toBe(401)
  expect((await signIn(site, known)).answer.status).toBe(401)
  expect((await signIn(site, { ...known, password: 'another long one' })).answer.status).toBe(200)
})

test('a sign-in that began before undoes no role, no deactivation and no password', async () => {
  const { email, id } = await account('editor')
  const stored = async () => {
    const found = await site.payload.db.findOne<Account>({ collection: 'users', where: { id: { equals: id } } })
    if (!found) throw new Error('The account is gone.')
    return found
  }
  // As the CMS does it: it reads the account, compares the password, and writes what it has read, with another session.
  const endSignIn = (read: Account, session: string) => {
    const sessions = [...(read.sessions ?? []), { id: session, createdAt: new Date().toISOString(), expiresAt: new Date(Date.now() + 3600_000).toISOString() }]
    return site.payload.db.updateOne({ collection: 'users', id, data: { ...read, sessions, updatedAt: null }, returning: false })
  }
  const before = await stored()
  await cms.send('PATCH', `users/${id}`, { role: 'user', isActivated: false })
  await endSignIn(before, randomUUID())
  expect(await stored()).toMatchObject({ email, role: 'user', isActivated: false })
  expect((await stored()).sessions).toHaveLength(1)
  await cms.send('PATCH', `users/${id}`, { isActivated: true, password: 'another long one' })
  const present = await stored()
  await endSignIn(before, randomUUID())
  expect(await stored()).toEqual(present)
  expect((await signIn(site, { email, password: PASSWORD })).answer.status).toBe(401)
  expect((await signIn(site, { email, password: 'another long one' })).answer.status).toBe(200)
})

test('a link to choose a password is over once the password or the address is another, or the account is deactivated', async () => {
  for (const change of [{ password: 'chosen meanwhile' }, { email: `${randomUUID()}@leadx.example` }, { isActivated: false }]) {
    const { email, id } = await account()
    await send(site, 'POST', '/api/auth/forgotPassword', { body: { email } })
    const token = linkIn(await emailTo(site, email, MESSAGES.en.ResetEmail.subject), '/reset-password/').replace('/reset-password/', '')
    expect(token).toMatch(/^[0-9a-f]{40}$/)
    await cms.send('PATCH', `users/${id}`, change)
    const answer = await send(site, 'POST', '/api/auth/resetPassword', { body: { token, password: 'chosen by the link' } })
    expect(answer.status, Object.keys(change).join()).toBe(422)
  }
})

test('whoever changes their own address or password types the present one', async () => {
  const { id, ...known } = await account('editor')
  const { token } = await signIn(site, known)
  const change = (body: object) => send(site, 'PATCH', `/cms/api/users/${id}`, { token, body })
  const password = 'a different long one'
  for (const refused of [{ password }, { password, presentPassword: 'not this one' }, { password, presentPassword: '' }, { email: 'moved@leadx.example' }]) {
    const answer = await change(refused)
    expect([answer.status, await answer.text()], JSON.stringify(refused)).toEqual([400, expect.stringContaining('your current password')])
  }
  expect((await send(site, 'PATCH', `/cms/api/users?where[id][equals]=${id}`, { token, body: { password } })).status).not.toBe(200)
  expect((await signIn(site, known)).answer.status).toBe(200)
  // What is no secret needs no password.
  expect((await change({ email: known.email.toUpperCase() })).status).toBe(200)
  const { token: elsewhere } = await signIn(site, known)
  const changed = await change({ password, presentPassword: PASSWORD })
  expect([changed.status, await changed.text()]).toEqual([200, expect.not.stringContaining(PASSWORD)])
  expect([(await me(elsewhere)).status, (await me(token)).status], 'other sessions end').toEqual([401, 200])
  expect((await signIn(site, { ...known, password })).answer.status).toBe(200)
  expect((await change({ email: `moved-${known.email}`, presentPassword: password })).status).toBe(200)
})

test('a role that is taken away is gone at once', async () => {
  const { id, ...known } = await account('desk')
  const { token } = await signIn(site, known)
  expect((await send(site, 'GET', '/api/subscriptions', { token })).status).toBe(200)
  await cms.send('PATCH', `users/${id}`, { role: 'user' })
  expect((await send(site, 'GET', '/api/subscriptions', { token })).status).toBe(403)
})

for (const role of ['user', 'desk', 'editor', 'admin']) {
  test(`a deactivated account is signed out and stays out: ${role}`, async () => {
    const { id, ...known } = await account(role)
    const { token } = await signIn(site, known)
    await cms.send('PATCH', `users/${id}`, { isActivated: false })
    expect((await me(token)).status).toBe(401)
    expect((await send(site, 'POST', '/api/partners', { token, body: {} })).status).toBe(401)
    const asCms = { headers: { Authorization: `JWT ${token}` } }
    expect(await (await send(site, 'GET', '/cms/api/users/me', asCms)).json()).toMatchObject({ user: null })
    expect((await send(site, 'POST', '/cms/api/users/refresh-token', asCms)).status).toBe(403)
    const wrong = await signIn(site, { ...known, password: 'not this one' })
    const right = await signIn(site, known)
    expect([right.answer.status, right.token]).toEqual([401, ''])
    expect(await right.answer.json()).toEqual(await wrong.answer.json())
    const before = (await outboxOf(site)).length
    expect((await send(site, 'POST', '/api/auth/forgotPassword', { body: { email: known.email } })).status).toBe(200)
    expect(await outboxOf(site)).toHaveLength(before)
    await cms.send('PATCH', `users/${id}`, { isActivated: true })
    expect((await me(token)).status, 'a session that ended stays ended').toBe(401)
    expect((await signIn(site, known)).answer.status).toBe(200)
  })
}

test('no made-up token is a session', async () => {
  const { token } = await signIn(site)
  const claims = claimsOf(token)
  const [head, body, signature] = token.split('.')
  const none = Buffer.from(JSON.stringify({ ...headerOf(token), alg: 'none' })).toString('base64url')
  const asOther = Buffer.from(JSON.stringify({ ...claims, id: randomUUID() })).toString('base64url')
  const tokens = {
    'another secret': forged(claims, 'x'.repeat(64)),
    'the plain secret': forged(claims, TEST_SETTINGS.AUTH_SECRET),
    'no signature': `${none}.${body}.`,
    'a changed user': `${head}.${asOther}.${signature}`,
    'cut short': token.slice(0, -4),
    nothing: '',
    nonsense: 'x.y.z',
    'a header break': 'abc%0d%0aX: y',
  }
  for (const [what, value] of Object.entries(tokens)) {
    expect((await me(value)).status, what).toBe(401)
    const cookie = { headers: { cookie: `token=${value}` } }
    expect((await send(site, 'GET', '/api/users/me', cookie)).status, what).toBe(401)
    expect((await send(site, 'GET', '/cms/api/payload-preferences', cookie)).status, what).toBe(403)
  }
})

test('a token that is over, or of an ended session, is no session even when it is rightly signed', async () => {
  const { token } = await signIn(site)
  const claims = claimsOf(token)
  const secret = signingSecret()
  expect((await me(forged(claims, secret))).status, 'the test knows how to sign').toBe(200)
  expect((await me(forged(claims, secret, -60))).status, 'expired').toBe(401)
  expect((await me(forged({ ...claims, sid: randomUUID() }, secret))).status, 'unknown session').toBe(401)
  const { sid: _sid, ...without } = claims
  expect((await me(forged(without, secret))).status, 'no session').toBe(401)
})

test('no page of another site can act for somebody who is signed in', async () => {
  const { token } = await signIn(site)
  const cookie = `token=${token}; XSRF-TOKEN=known`
  const tries: Record<string, Record<string, string>> = {
    'without the token': { cookie },
    'with a wrong token': { cookie, 'X-XSRF-TOKEN': 'guessed' },
    'without the cookie': { cookie: `token=${token}`, 'X-XSRF-TOKEN': 'known' },
    'from elsewhere': { cookie, origin: 'https://evil.example' },
    'with an empty token': { cookie: `token=${token}; XSRF-TOKEN=`, 'X-XSRF-TOKEN': '' },
  }
  for (const [what, headers] of Object.entries(tries)) {
    for (const [method, route] of [['POST', '/api/auth/logout'], ['POST', '/api/partners'], ['PATCH', '/api/lineups/positions']] as const) {
      expect((await send(site, method, route, { headers, body: {} })).status, `${what}: ${route}`).toBe(403)
    }
    for (const [method, route] of [['POST', '/cms/api/users'], ['POST', '/cms/api/users/logout'], ['PATCH', '/cms/api/globals/home'], ['POST', '/cms/api/users/refresh-token']] as const) {
      expect((await send(site, method, route, { headers, body: {} })).status, `${what}: ${route}`).toBe(403)
    }
  }
  const form = { 'Content-Type': 'application/x-www-form-urlencoded' }
  for (const origin of ['https://evil.example', 'null', undefined]) {
    const headers = { ...form, cookie, ...(origin && { origin }) }
    expect((await send(site, 'POST', '/api/auth/logout', { headers, body: 'next=/' })).status, origin).toBe(403)
  }
  expect((await me(token)).status).toBe(200)
})

test('no page of another site can sign its visitors in, with or without cookies', async () => {
  const tries: Record<string, Record<string, string>> = {
    'another origin': { origin: 'https://evil.example' },
    'another site by the words of the browser': { 'sec-fetch-site': 'cross-site' },
    'no origin': { origin: 'null', 'sec-fetch-site': 'cross-site' },
  }
  for (const [what, headers] of Object.entries(tries)) {
    const signIn = await send(site, 'POST', '/api/auth/login', { headers, body: ADMIN })
    expect([signIn.status, cookieOf(signIn, 'token')], what).toEqual([403, ''])
    expect((await send(site, 'POST', '/api/subscriptions', { headers, body: { email: 'lured@example.com' } })).status, what).toBe(403)
    for (const route of ['users/login', 'users/logout', 'users/refresh-token', 'users/forgot-password']) {
      expect((await send(site, 'POST', `/cms/api/${route}`, { headers, body: ADMIN })).status, `${what}: ${route}`).toBe(403)
    }
  }
})

test('there is one way to sign in, whatever the CMS brings along', async () => {
  const form = new FormData()
  form.set('_payload', JSON.stringify(ADMIN))
  for (const [session, status] of [[{}, 403], [{ token: cms.token }, 404]] as [Record<string, string>, number][]) {
    const answers = [await site.fetch('/cms/api/users/login', { method: 'POST', body: form, headers: session })]
    for (const route of ['users/login', 'users/%6cogin']) answers.push(await send(site, 'POST', `/cms/api/${route}`, { body: ADMIN, headers: session }))
    for (const answer of answers) expect([answer.status, answer.headers.getSetCookie()]).toEqual([status, []])
  }
})

test('a visitor gets a CSRF token when it is asked for, once, and never by reading', async () => {
  for (const path of ['/api/events?limit=1', '/api/commons/one', '/api/users/me']) {
    expect((await send(site, 'GET', path)).headers.getSetCookie(), path).toEqual([])
  }
  const first = await send(site, 'GET', '/api/csrf')
  expect(cookieOf(first, 'XSRF-TOKEN')).not.toBe('')
  const again = await send(site, 'GET', '/api/csrf', { headers: { cookie: `XSRF-TOKEN=${cookieOf(first, 'XSRF-TOKEN')}` } })
  expect(again.headers.getSetCookie()).toEqual([])
})

test('a visitor cannot create the first administrator', async () => {
  const passer = { email: 'passer@by.example', password: 'passer-by-passes', role: 'admin' }
  for (const route of ['users', 'users/first-register', 'users/reset-password', 'users/forgot-password', 'users/verify/x', 'users/unlock']) {
    expect([400, 401, 403, 404], route).toContain((await send(site, 'POST', `/cms/api/${route}`, { body: passer })).status)
  }
  // Nor one who has an account.
  const { id, ...known } = await account()
  const { token } = await signIn(site, known)
  expect((await send(site, 'POST', '/cms/api/users', { token, body: passer })).status).toBe(403)
  await send(site, 'PATCH', `/cms/api/users/${id}`, { token, body: { role: 'admin', isActivated: false, sessions: [], lockUntil: null } })
  expect(await (await me(token)).json()).toMatchObject({ role: 'user', isActivated: true })
})

test('the last administrator stays one, so that accounts can be given out for ever', async () => {
  const { docs } = await cms.send<{ docs: { id: string; email: string }[] }>('GET', 'users?where[role][equals]=admin&limit=0')
  const last = docs.find(({ email }) => email === ADMIN.email)
  for (const { id, email } of docs) if (email !== ADMIN.email) await cms.send('DELETE', `users/${id}`)
  await expect(cms.send('DELETE', `users/${last?.id}`)).rejects.toThrow('409')
  await expect(cms.send('PATCH', `users/${last?.id}`, { role: 'user' })).rejects.toThrow('409')
  await expect(cms.send('PATCH', `users/${last?.id}`, { isActivated: false })).rejects.toThrow('409')
})

test('of two administrators who demote each other at once, one stays', async () => {
  const two = await Promise.all([account('admin'), account('admin')])
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

test('a password that is too short is refused wherever it is set', async () => {
  await expect(cms.send('POST', 'users', { email: 'short@leadx.example', password: 'seven77', role: 'user' })).rejects.toThrow('400')
})

test('asking for a new password does not reveal who has an account', async () => {
  const before = (await outboxOf(site)).length
  const answer = await send(site, 'POST', '/api/auth/forgotPassword', { body: { email: 'nobody@leadx.example' } })
  expect([answer.status, await answer.text()]).toEqual([200, MESSAGES.en.ApiAnswers.resetEmailSent.replace('{email}', 'nobody@leadx.example')])
  expect(await outboxOf(site)).toHaveLength(before)
})

/** What the CMS signs with: a digest of the secret. */
function signingSecret(): string {
  return createHash('sha256').update(TEST_SETTINGS.AUTH_SECRET).digest('hex').slice(0, 32)
}

test('a link of an email sets a new password once, and the database holds nothing that opens it', async () => {
  const { id, ...known } = await account()
  const { token: session } = await signIn(site, known)
  expect((await send(site, 'POST', '/api/auth/forgotPassword', { body: { email: known.email } })).status).toBe(200)
  const token = linkIn(await emailTo(site, known.email, MESSAGES.en.ResetEmail.subject), '/reset-password/').replace('/reset-password/', '')
  const stored = await site.payload.db.findOne<{ id: string; resetPasswordToken?: string }>({ collection: 'users', where: { id: { equals: id } } })
  expect(stored?.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/)
  expect(stored?.resetPasswordToken).not.toBe(token)
  const reset = (key: string | undefined) => send(site, 'POST', '/api/auth/resetPassword', { body: { token: key, password: 'chosen by the link' } })
  expect((await reset(stored?.resetPasswordToken)).status).toBe(422)
  expect((await reset(token)).status).toBe(200)
  expect((await reset(token)).status).toBe(422)
  expect((await me(session)).status).toBe(401)
  expect((await signIn(site, { ...known, password: 'chosen by the link' })).answer.status).toBe(200)
})

test('of five who open one link at once, one sets a password, and it is the one that counts', async () => {
  const { email } = await account()
  await send(site, 'POST', '/api/auth/forgotPassword', { body: { email } })
  const token = linkIn(await emailTo(site, email, MESSAGES.en.ResetEmail.subject), '/reset-password/').replace('/reset-password/', '')
  const passwords = [1, 2, 3, 4, 5].map((number) => `chosen by number ${number}`)
  const answers = await Promise.all(passwords.map((password) => send(site, 'POST', '/api/auth/resetPassword', { body: { token, password } })))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  const chosen = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await signIn(site, { email, password: chosen })).answer.status).toBe(200)
})

test('nobody says when an account was made, and its role is one that there is', async () => {
  const known = { email: `${randomUUID()}@leadx.example`, password: 'a long enough one' }
  const { doc } = await cms.send('POST', 'users', { ...known, role: 'user' })
  const { token } = await signIn(site, known)
  await send(site, 'PATCH', `/cms/api/users/${doc.id}`, { token, body: { createdAt: '1999-01-01T00:00:00.000Z' } })
  const { createdAt } = await site.payload.findByID({ collection: 'users', id: String(doc.id) })
  expect(new Date(createdAt).getFullYear()).toBeGreaterThan(2000)
  for (const role of [1, ['admin'], 'owner']) {
    const { status } = await cms.ask('POST', 'users', { email: `${randomUUID()}@leadx.example`, password: 'a long enough one', role })
    expect(status, JSON.stringify(role)).toBe(400)
  }
})
