// On Postgres too: sessions are written under its row locks.
import { createHash, createHmac, randomUUID } from 'node:crypto'
import { expect, LONG, MESSAGES, SAME_ON_BOTH, test } from './support/test'
import type { User } from '@/lib/backend/payload-types'
import { cookieOf } from '../../../scripts/test/api-request'
import { send, signIn, Staff } from './support/client'
import { emailTo, linkIn, outboxOf } from './support/outbox'
import { ADMIN, TEST_SETTINGS } from './support/settings'
import { openSite } from './support/site'

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
const ask = (email: string) => send(site, 'POST', '/api/auth/forgotPassword', { body: { email } })
const reset = (token: string | undefined, password = 'chosen by the link') => send(site, 'POST', '/api/auth/resetPassword', { body: { token, password } })
/** Asks for a link to choose a password. @returns its token */
async function resetToken(email: string): Promise<string> {
  await ask(email)
  return linkIn(await emailTo(site, email, MESSAGES.en.Emails.passwordResetSubject), '/reset-password/').replace('/reset-password/', '')
}
/** A token with the claims of a real one, signed with any secret. @param lasting how many seconds it lasts */
function forged(claims: object, secret: string, lasting = 3600): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url')
  const body = { ...claims, iat: now(), exp: now() + lasting }
  const signed = `${encode({ alg: 'HS256', typ: 'JWT', authVersion: 1 })}.${encode(body)}`
  return `${signed}.${createHmac('sha256', secret).update(signed).digest('base64url')}`
}
const now = () => Math.floor(Date.now() / 1000)
const partOf = (token: string, part: number) => JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString()) as Record<string, unknown>

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
  for (const [role, location] of [['admin', '/admin'], ['desk', '/admin'], ['door', '/admin/check-in'], ['user', null]] as const) {
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

test('a sign-in to no account takes as long as one with a wrong password, also when many come at once', { ...LONG, ...SAME_ON_BOTH }, async () => {
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
    expect(Math.abs(known - unknown), `${atOnce} at once: ${known}, ${unknown}`).toBeLessThan(Math.max(150, known / 2))
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
  const owner = await Staff.signIn(site, known)
  await owner.send('PATCH', `users/${id}`, { password: 'another long one', presentPassword: PASSWORD })
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
  await site.payload.update({ collection: 'users', id, data: { isActivated: true, password: 'another long one' } })
  const present = await stored()
  await endSignIn(before, randomUUID())
  expect(await stored()).toEqual(present)
  expect((await signIn(site, { email, password: PASSWORD })).answer.status).toBe(401)
  expect((await signIn(site, { email, password: 'another long one' })).answer.status).toBe(200)
})

test('a link to choose a password is over once the password or the address is another, or the account is deactivated', async () => {
  for (const change of [{ password: 'chosen meanwhile' }, { email: `${randomUUID()}@leadx.example` }, { isActivated: false }]) {
    const { email, id } = await account()
    const token = await resetToken(email)
    expect(token).toMatch(/^[0-9a-f]{40}$/)
    await site.payload.update({ collection: 'users', id, data: change })
    expect((await reset(token)).status, Object.keys(change).join()).toBe(422)
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

test('a deactivated account is signed out and stays out', SAME_ON_BOTH, async () => {
  const { id, ...known } = await account('desk')
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
  expect((await ask(known.email)).status).toBe(200)
  expect(await outboxOf(site)).toHaveLength(before)
  await cms.send('PATCH', `users/${id}`, { isActivated: true })
  expect((await me(token)).status, 'a session that ended stays ended').toBe(401)
  expect((await signIn(site, known)).answer.status).toBe(200)
  const { token: again } = await signIn(site, known)
  const readsInbox = async () => (await send(site, 'GET', '/api/subscriptions', { token: again })).status
  expect(await readsInbox()).toBe(200)
  await cms.send('PATCH', `users/${id}`, { role: 'user' })
  expect(await readsInbox(), 'a role that is taken away is gone at once').toBe(403)
})

test('no made-up token is a session', async () => {
  const { token } = await signIn(site)
  const claims = partOf(token, 1)
  const [head, body, signature] = token.split('.')
  const none = Buffer.from(JSON.stringify({ ...partOf(token, 0), alg: 'none' })).toString('base64url')
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
  const claims = partOf(token, 1)
  const secret = signingSecret()
  expect((await me(forged(claims, secret))).status, 'the test knows how to sign').toBe(200)
  expect((await me(forged(claims, secret, -60))).status, 'expired').toBe(401)
  expect((await me(forged({ ...claims, sid: randomUUID() }, secret))).status, 'unknown session').toBe(401)
  const { sid: _sid, ...without } = claims
  expect((await me(forged(without, secret))).status, 'no session').toBe(401)
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

test('a password that is too short is refused wherever it is set', async () => {
  await expect(cms.send('POST', 'users', { email: 'short@leadx.example', password: 'seven77', role: 'user' })).rejects.toThrow('400')
})

test('asking for a new password does not reveal who has an account', async () => {
  const before = (await outboxOf(site)).length
  const answer = await ask('nobody@leadx.example')
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
  const token = await resetToken(known.email)
  const stored = await site.payload.db.findOne<{ id: string; resetPasswordToken?: string }>({ collection: 'users', where: { id: { equals: id } } })
  expect(stored?.resetPasswordToken).toMatch(/^[0-9a-f]{64}$/)
  expect(stored?.resetPasswordToken).not.toBe(token)
  expect((await reset(stored?.resetPasswordToken)).status).toBe(422)
  expect((await reset(token)).status).toBe(200)
  expect((await reset(token)).status).toBe(422)
  expect((await me(session)).status).toBe(401)
  expect((await signIn(site, { ...known, password: 'chosen by the link' })).answer.status).toBe(200)
})

test('of five who open one link at once, one sets a password, and it is the one that counts', async () => {
  const { email } = await account()
  const token = await resetToken(email)
  const passwords = [1, 2, 3, 4, 5].map((number) => `chosen by number ${number}`)
  const answers = await Promise.all(passwords.map((password) => reset(token, password)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422, 422, 422])
  const chosen = passwords[answers.findIndex(({ status }) => status === 200)] ?? ''
  expect((await signIn(site, { email, password: chosen })).answer.status).toBe(200)
})

test('nobody says when an account was made', async () => {
  const known = { email: `${randomUUID()}@leadx.example`, password: 'a long enough one' }
  const { doc } = await cms.send('POST', 'users', { ...known, role: 'user' })
  const { token } = await signIn(site, known)
  await send(site, 'PATCH', `/cms/api/users/${doc.id}`, { token, body: { createdAt: '1999-01-01T00:00:00.000Z' } })
  const { createdAt } = await site.payload.findByID({ collection: 'users', id: String(doc.id) })
  expect(new Date(createdAt).getFullYear()).toBeGreaterThan(2000)
})
