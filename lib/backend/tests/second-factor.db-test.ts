import { randomUUID } from 'node:crypto'
import { expect, MESSAGES, test } from './support/test'
import { Secret, TOTP } from 'otpauth'
import type { User } from '../payload-types'
import { cookieOf } from '../../../scripts/test/api-request'
import { send, signIn, Staff } from './support/client'
import { emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'
import { env } from '@/lib/env'
import { findUnreadableFactors, resetSecondFactors } from '../accounts/second-factor/lost-factors'

const site = await openSite()
const cms = await Staff.signIn(site)
const PASSWORD = 'a long enough one'
const { ApiErrors } = MESSAGES.en

type Account = Record<'id' | 'email' | 'password', string>

async function account(role = 'editor'): Promise<Account> {
  const email = `${randomUUID()}@leadx.example`
  const { doc } = await cms.send('POST', 'users', { email, password: PASSWORD, role })
  return { email, password: PASSWORD, id: doc.id }
}

const codeOf = (secret: string, periods = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + periods * 30_000 })

type SetUp = Record<'secret' | 'address' | 'picture' | 'setup', string>

async function enrol(known: Account) {
  const staff = await Staff.signIn(site, known)
  const { secret, setup } = await staff.send<SetUp>('POST', 'users/second-factor/begin', { presentPassword: known.password })
  const confirm = async () => {
    const code = codeOf(secret, -1)
    return { code, answer: await staff.ask('POST', 'users/second-factor/confirm', { setup, code }) }
  }
  let confirmed = await confirm()
  // The period of the code passed on the way.
  if (!confirmed.answer.ok) confirmed = await confirm()
  expect(confirmed.answer.status).toBe(200)
  const { recoveryCodes } = (await confirmed.answer.json()) as { recoveryCodes: string[] }
  return { staff, secret, code: confirmed.code, recoveryCodes }
}

/** The first step. @returns what proves it */
async function firstStep(known: Account): Promise<string> {
  const { answer } = await signIn(site, known)
  return cookieOf(answer, 'sign-in-step')
}

const secondStep = (step: string, code: string) => send(site, 'POST', '/api/auth/secondFactor', { headers: { 'sign-in-step': step }, body: { code } })
const me = (token: string) => send(site, 'GET', '/api/users/me', { token })
const refused = async (answer: Response, field: 'code' | 'token') => {
  const message = field === 'code' ? ApiErrors.codeFailed : ApiErrors.signInStepOver
  expect(cookieOf(answer, 'token')).toBe('')
  expect([answer.status, await answer.json()]).toEqual([401, { error: { code: 'unauthorized', message, fields: { [field]: message } } }])
}
const accountRow = async (id: string) => site.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })

test('with a second factor the password alone begins no session, a code does, and each code once', async () => {
  const known = await account()
  const { secret, code: usedCode } = await enrol(known)
  const { answer, token } = await signIn(site, known)
  expect([answer.status, token, cookieOf(answer, 'signed-in')]).toEqual([401, '', ''])
  expect(await answer.json()).toMatchObject({ error: { code: 'unauthorized', fields: { code: ApiErrors.codeNeeded } } })
  expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sign-in-step='))).toMatch(/; HttpOnly; Path=\/; Max-Age=300; SameSite=Lax$/)
  const step = cookieOf(answer, 'sign-in-step')
  expect((await me(step)).status, 'the step is no session').toBe(401)
  expect((await accountRow(known.id))?.sessions).toHaveLength(1)

  await refused(await secondStep(step, '000000'), 'code')
  await refused(await secondStep(step, usedCode), 'code')
  const code = codeOf(secret)
  const done = await secondStep(step, `${code.slice(0, 3)} ${code.slice(3)}`)
  expect([done.status, done.headers.getSetCookie().join()]).toEqual([200, expect.stringContaining('sign-in-step=; HttpOnly; Path=/; Max-Age=0')])
  expect((await me(cookieOf(done, 'token'))).status).toBe(200)
  await refused(await secondStep(await firstStep(known), code), 'code')
})

test('two devices with one code: one of them signs in', async () => {
  const known = await account()
  const { secret } = await enrol(known)
  const step = await firstStep(known)
  const code = codeOf(secret)
  const answers = await Promise.all([secondStep(step, code), secondStep(step, code)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401])
})

test('codes of one period before or after are taken, others are not', async () => {
  const known = await account()
  const { secret } = await enrol(known)
  const step = await firstStep(known)
  await refused(await secondStep(step, codeOf(secret, -3)), 'code')
  await refused(await secondStep(step, codeOf(secret, 3)), 'code')
  expect((await secondStep(step, codeOf(secret, 1))).status).toBe(200)
})

test('a recovery code signs in once, and new ones replace those of before', async () => {
  const known = await account()
  const { staff, secret, recoveryCodes } = await enrol(known)
  expect(recoveryCodes).toHaveLength(10)
  expect(new Set(recoveryCodes).size).toBe(10)
  const [first = '', second = '', third = ''] = recoveryCodes
  const typed = first.toLowerCase().replace('-', ' ')
  expect((await secondStep(await firstStep(known), typed)).status).toBe(200)
  await refused(await secondStep(await firstStep(known), first), 'code')
  expect(await staff.send('GET', 'users/second-factor')).toMatchObject({ recoveryCodes: 9 })
  const renewal = { presentPassword: PASSWORD, code: codeOf(secret, 1) }
  const wrong = [{ ...renewal, presentPassword: 'not this one' }, { ...renewal, code: '000000' }, { ...renewal, code: first }]
  for (const proof of wrong) expect((await staff.ask('POST', 'users/second-factor/recovery-codes', proof)).status).toBe(400)
  const renewed = await staff.send<{ recoveryCodes: string[] }>('POST', 'users/second-factor/recovery-codes', renewal)
  expect((await staff.ask('POST', 'users/second-factor/recovery-codes', { presentPassword: PASSWORD, code: third })).status, 'replaced').toBe(400)
  await refused(await secondStep(await firstStep(known), second), 'code')
  expect((await secondStep(await firstStep(known), renewed.recoveryCodes[0] ?? '')).status).toBe(200)
})

test('five wrong codes lock the account, against the right one too', async () => {
  const known = await account()
  const { secret, recoveryCodes } = await enrol(known)
  const step = await firstStep(known)
  for (let count = 0; count < 5; count += 1) await refused(await secondStep(step, '000000'), 'code')
  await refused(await secondStep(step, codeOf(secret)), 'code')
  await refused(await secondStep(step, recoveryCodes[0] ?? ''), 'code')
  const { answer } = await signIn(site, known)
  expect(await answer.json()).toMatchObject({ error: { message: ApiErrors.signInFailed } })
  // Passing the first step again gives no new tries.
  const other = await account()
  await enrol(other)
  for (let count = 0; count < 5; count += 1) await refused(await secondStep(await firstStep(other), '000000'), 'code')
  expect(await firstStep(other)).toBe('')
})

test('a first step is worth nothing when it is made up, changed, another one’s, or older than a change of the account', async () => {
  const [known, other] = [await account(), await account()]
  const { staff, secret } = await enrol(known)
  await enrol(other)
  const step = await firstStep(known)
  const [id, expires, signature] = step.split('.')
  const made = ['', 'x', `${id}.${expires}.`, `${other.id}.${expires}.${signature}`, `${id}.${Number(expires) + 60}.${signature}`, `${id}.1.${signature}`, `${step}.x`]
  for (const value of made) await refused(await secondStep(value, codeOf(secret)), 'token')
  await staff.send('PATCH', `users/${known.id}`, { password: 'another long one', presentPassword: PASSWORD })
  await refused(await secondStep(step, codeOf(secret)), 'token')
  const again = await firstStep({ ...known, password: 'another long one' })
  await cms.send('PATCH', `users/${known.id}`, { isActivated: false })
  await refused(await secondStep(again, codeOf(secret)), 'token')
})

test('setting it up asks for the password and a code, and ends the other sessions', async () => {
  const known = await account()
  const { token: elsewhere } = await signIn(site, known)
  const staff = await Staff.signIn(site, known)
  expect(await staff.send('GET', 'users/second-factor')).toEqual({ since: null, recoveryCodes: 0, isRequired: false })
  for (const presentPassword of ['not this one', '']) {
    expect((await staff.ask('POST', 'users/second-factor/begin', { presentPassword })).status).toBe(400)
  }
  expect((await staff.ask('POST', 'users/second-factor/begin', {})).status).toBe(422)
  const begun = await staff.send<SetUp>('POST', 'users/second-factor/begin', { presentPassword: PASSWORD })
  expect(begun.address).toContain(`secret=${begun.secret}`)
  expect(begun.picture).toMatch(/^<svg/)
  const confirm = (setup: string, code: string) => staff.ask('POST', 'users/second-factor/confirm', { setup, code })
  expect((await confirm(begun.setup, '000000')).status).toBe(400)
  expect((await confirm('made up', codeOf(begun.secret))).status).toBe(400)
  const other = await Staff.signIn(site, await account())
  expect((await other.ask('POST', 'users/second-factor/confirm', { setup: begun.setup, code: codeOf(begun.secret) })).status).toBe(400)
  expect((await signIn(site, known)).token).not.toBe('')
  expect((await confirm(begun.setup, codeOf(begun.secret))).status).toBe(200)
  expect([(await me(elsewhere)).status, (await me(staff.token)).status]).toEqual([401, 200])
  expect((await staff.ask('POST', 'users/second-factor/begin', { presentPassword: PASSWORD })).status).toBe(409)
  const remove = async (proof: object) => (await staff.ask('POST', 'users/second-factor/remove', proof)).status
  expect(await remove({ presentPassword: PASSWORD }), 'the password alone').toBe(422)
  expect(await remove({ presentPassword: PASSWORD, code: '000000' })).toBe(400)
  expect(await remove({ presentPassword: 'not this one', code: codeOf(begun.secret, 1) })).toBe(400)
  expect(await remove({ presentPassword: PASSWORD, code: codeOf(begun.secret, 1) })).toBe(200)
  expect((await signIn(site, known)).token).not.toBe('')
})

test('nobody reads or writes what is stored of it, and the database alone gives nothing away', async () => {
  const known = await account()
  const { staff, secret, recoveryCodes } = await enrol(known)
  const row = await accountRow(known.id)
  expect(row).toMatchObject({ secondFactorSecret: expect.any(String), recoveryCodes: expect.any(Array) })
  for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replace('-', ''))]) expect(JSON.stringify(row)).not.toContain(text)
  for (const asking of [staff, cms]) {
    const read = JSON.stringify(await asking.send('GET', `users/${known.id}`))
    for (const name of ['secondFactorSecret', 'secondFactorPeriod', 'recoveryCodes', 'hash', 'salt']) expect(read, name).not.toContain(`"${name}"`)
  }
  await staff.ask('PATCH', `users/${known.id}`, { secondFactorSecret: null, secondFactorSince: null, recoveryCodes: [], secondFactorPeriod: 0 })
  expect(await accountRow(known.id)).toMatchObject({ secondFactorSecret: row?.secondFactorSecret, recoveryCodes: row?.recoveryCodes, secondFactorSince: row?.secondFactorSince })
  for (const query of ['where[secondFactorSecret][exists]=true', 'where[recoveryCodes][like]=a', 'where[hash][like]=a']) {
    expect((await staff.ask('GET', `users?${query}`)).status, query).toBe(400)
  }
})

test('an administrator takes a second factor away, which the audit log tells; others do not', async () => {
  const known = await account()
  const { staff } = await enrol(known)
  const path = `users/${known.id}/second-factor/reset`
  expect((await (await Staff.signIn(site, await account())).ask('POST', path)).status).toBe(403)
  expect((await staff.ask('POST', path)).status).toBe(403)
  expect((await send(site, 'POST', `/cms/api/${path}`)).status).toBe(403)
  expect((await cms.ask('POST', `users/${randomUUID()}/second-factor/reset`)).status).toBe(404)
  await cms.send('POST', path)
  expect((await me(staff.token)).status).toBe(401)
  expect((await signIn(site, known)).token).not.toBe('')
  const { docs } = await cms.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${known.id}&sort=createdAt`)
  const actions = docs.filter((entry) => String((entry as { action: string }).action).startsWith('secondFactor'))
  expect(actions).toMatchObject([{ action: 'secondFactorOn', by: known.email }, { action: 'secondFactorOff', by: 'admin@leadx.example' }])
})

test('a visitor’s account has none, and a form without JavaScript is led through both steps', async () => {
  const visitor = await Staff.signIn(site, await account('user'))
  expect((await visitor.ask('POST', 'users/second-factor/begin', { presentPassword: PASSWORD })).status).toBe(403)
  const known = await account()
  const { secret } = await enrol(known)
  const form = (path: string, body: Record<string, string>, cookie = '') =>
    send(site, 'POST', path, {
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', origin: site.url, ...(cookie && { cookie }) },
      body: new URLSearchParams(body).toString(),
    })
  const next = '/admin'
  const first = await form('/api/auth/login', { email: known.email, password: PASSWORD, next })
  expect([first.status, first.headers.get('location')]).toEqual([303, '/login?step=code&next=%2Fadmin'])
  const cookie = `sign-in-step=${cookieOf(first, 'sign-in-step')}`
  expect((await form('/api/auth/secondFactor', { code: '000000', next }, cookie)).headers.get('location')).toBe('/login?step=code&next=%2Fadmin&notice=failed')
  expect((await form('/api/auth/secondFactor', { code: codeOf(secret), next })).headers.get('location')).toBe('/login?next=%2Fadmin&notice=over')
  const done = await form('/api/auth/secondFactor', { code: codeOf(secret), next }, cookie)
  expect([done.status, done.headers.get('location')]).toEqual([303, '/admin'])
  expect((await me(cookieOf(done, 'token'))).status).toBe(200)
})

test('a new password by the link of an email leaves the second factor as it is', async () => {
  const known = await account()
  const { secret } = await enrol(known)
  await send(site, 'POST', '/api/auth/forgotPassword', { body: { email: known.email } })
  const token = linkIn(await emailTo(site, known.email, MESSAGES.en.Emails.passwordResetSubject), '/reset-password/').replace('/reset-password/', '')
  const answer = await send(site, 'POST', '/api/auth/resetPassword', { body: { token, password: 'chosen by the link' } })
  expect([answer.status, cookieOf(answer, 'token')]).toEqual([200, ''])
  const changed = { ...known, password: 'chosen by the link' }
  expect((await signIn(site, changed)).token).toBe('')
  expect((await secondStep(await firstStep(changed), codeOf(secret))).status).toBe(200)
})

test('with another secret of the site no code counts, nothing goes by itself, and whoever runs the server takes these factors away', async () => {
  const [lost, known] = [await account(), await account()]
  await enrol(lost)
  const secretBefore = env().AUTH_SECRET
  const now = Object.assign(env(), { AUTH_SECRET: 'the secret that is used since yesterday' })
  try {
    const { staff, recoveryCodes } = await enrol(known)
    expect((await findUnreadableFactors(site.payload)).map(({ email }) => email)).toContain(lost.email)
    expect((await findUnreadableFactors(site.payload)).map(({ email }) => email)).not.toContain(known.email)
    for (const code of ['000000', recoveryCodes[0] ?? '']) {
      const answer = await secondStep(await firstStep(lost), code)
      expect(await answer.json()).toEqual({ error: { code: 'unauthorized', message: ApiErrors.codeUncheckable, fields: { code: ApiErrors.codeUncheckable } } })
    }
    expect((await signIn(site, lost)).token, 'the password alone is not enough').toBe('')

    const reset = await resetSecondFactors(site.payload, 'unreadable')
    expect([reset.includes(lost.email), reset.includes(known.email)]).toEqual([true, false])
    expect(await findUnreadableFactors(site.payload)).toEqual([])
    expect((await signIn(site, lost)).token).not.toBe('')
    expect(await resetSecondFactors(site.payload, { email: lost.email })).toEqual([])

    expect((await me(staff.token)).status).toBe(200)
    expect(await resetSecondFactors(site.payload, { email: known.email.toUpperCase() })).toEqual([known.email])
    expect((await me(staff.token)).status).toBe(401)
    const { docs } = await cms.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${known.id}&where[action][equals]=secondFactorOff`)
    expect(docs).toMatchObject([{ by: 'The operator of the server' }])
  } finally {
    Object.assign(now, { AUTH_SECRET: secretBefore })
  }
})

test('who signs in by codes while somebody signs out of the same account is signed in', async () => {
  const known = await account()
  const { staff, recoveryCodes } = await enrol(known)
  const steps = []
  for (let count = 0; count < 4; count += 1) steps.push(await firstStep(known))
  const [signedOut, ...answers] = await Promise.all([
    send(site, 'POST', '/api/auth/logout', { token: staff.token }),
    ...steps.map((step, index) => secondStep(step, recoveryCodes[index] ?? '')),
  ])
  expect(signedOut.status).toBe(200)
  const tokens = answers.map((answer) => cookieOf(answer, 'token'))
  expect(await Promise.all(tokens.map(async (token) => (await me(token)).status))).toEqual([200, 200, 200, 200])
  expect((await me(staff.token)).status).toBe(401)
})
