import { randomUUID } from 'node:crypto'
import type { User } from '../payload-types'
import { expect, MESSAGES, test } from './support/test'
import { send, signIn, Staff } from './support/client'
import { emailsTo, emailTo, linkIn } from './support/outbox'
import { openSite } from './support/site'

const site = await openSite()
const admin = await Staff.signIn(site)
const { Emails } = MESSAGES.en
const PASSWORD = 'chosen by themselves'

const row = (id: string) => site.payload.db.findOne<User>({ collection: 'users', where: { id: { equals: id } } })
const choose = (token: string, password = PASSWORD) => send(site, 'POST', '/api/auth/resetPassword', { body: { token, password } })
const tokenIn = (email: Parameters<typeof linkIn>[0]) => linkIn(email, '/reset-password/').replace('/reset-password/', '')
const newest = async (address: string, count: number) => tokenIn((await emailsTo(site, address, count)).at(-1))

async function invite(more: object = {}) {
  const email = `${randomUUID()}@leadx.example`
  const { doc } = await admin.send('POST', 'users', { name: ' Nino Beridze ', email, role: 'editor', language: 'en', ...more })
  return { email, id: doc.id }
}

test('a colleague is invited in a language, and chooses a password by a link that works once', async () => {
  const { email, id } = await invite({ language: 'ka' })
  const invitation = await emailTo(site, email, 'Leadx')
  expect(invitation.subject).toBe(MESSAGES.ka.Emails.accountInvitationSubject.replace('{organisation}', 'Leadx'))
  expect(invitation.text).toContain('Nino Beridze')
  expect(invitation.text).toMatch(/\/reset-password\/[0-9a-f]{40}\?(?=\S*invited=1)\S*lang=ge/)
  const stored = await row(id)
  const token = tokenIn(invitation)
  expect(stored?.resetPasswordToken).not.toBe(token)
  const days = (Date.parse(String(stored?.resetPasswordExpiration)) - Date.now()) / (24 * 60 * 60 * 1000)
  expect([Math.round(days), Boolean(stored?.invitedAt)]).toEqual([7, true])
  expect((await choose(token, 'short')).status).toBe(422)
  expect((await choose(token)).status).toBe(200)
  expect((await choose(token, 'a second one of somebody')).status).toBe(422)
  expect((await signIn(site, { email, password: PASSWORD })).answer.status).toBe(200)
  expect((await row(id))?.invitedAt).toBeNull()
})

test('it is sent again by an administrator, or when whoever was invited asks, and taken back with the account', async () => {
  const { email, id } = await invite()
  const first = await newest(email, 1)
  expect((await (await admin.hire('editor')).ask('POST', `users/${id}/password-link`)).status).toBe(403)
  await admin.send('POST', `users/${id}/password-link`)
  const second = await newest(email, 2)
  expect((await choose(first)).status, 'it ends the one before').toBe(422)
  await send(site, 'POST', '/api/auth/forgotPassword', { body: { email } })
  const third = await newest(email, 3)
  expect((await emailsTo(site, email, 3)).map(({ subject }) => subject)).toEqual(Array(3).fill(Emails.accountInvitationSubject.replace('{organisation}', 'Leadx')))
  expect((await choose(second)).status).toBe(422)
  await admin.send('DELETE', `users/${id}`)
  expect((await choose(third)).status).toBe(422)
})

test('an administrator gives nobody a password, but sends a link to whoever has forgotten theirs', async () => {
  const { email, id } = await invite()
  await choose(await newest(email, 1))
  expect((await admin.ask('PATCH', `users/${id}`, { password: 'invented by somebody else' })).status).toBe(422)
  await admin.send('POST', `users/${id}/password-link`)
  expect((await choose(tokenIn(await emailTo(site, email, Emails.passwordResetSubject)), 'another of their own')).status).toBe(200)
  await admin.send('PATCH', `users/${id}`, { isActivated: false })
  expect((await admin.ask('POST', `users/${id}/password-link`)).status).toBe(409)
  expect((await admin.ask('POST', `users/${randomUUID()}/password-link`)).status).toBe(404)
})

test('an invitation needs a name and an address that is free', async () => {
  const { email } = await invite()
  const problems = async (body: object) => JSON.stringify(await (await admin.ask('POST', 'users', { role: 'editor', ...body })).json())
  expect(await problems({ email: 'nameless@leadx.example', name: ' ' })).toContain('Enter a name.')
  expect(await problems({ name: 'Nino', email })).toContain('already registered')
  expect(await problems({ name: 'Nino', email: 'no address' })).toContain('"path":"email"')
})

test('colleagues are named where they work; without a name their address is', async () => {
  const named = await invite()
  await choose(await newest(named.email, 1))
  const partner = (await admin.send<{ docs: { id: string }[] }>('GET', 'partners?limit=1')).docs[0]?.id ?? ''
  for (const [account, label] of [
    [await Staff.signIn(site, { email: named.email, password: PASSWORD }), `Nino Beridze (${named.email})`],
    [admin, admin.email],
  ] as const) {
    const value = ((await account.send<{ user: { id: string } }>('GET', 'users/me')).user).id
    await account.send('PATCH', `partners/${partner}?locale=en`, { link: `https://${randomUUID()}.example`, _status: 'published' })
    const log = await admin.send<{ docs: object[] }>('GET', `audit-log?where[document][equals]=${partner}&sort=-createdAt&limit=1`)
    expect(log.docs).toMatchObject([{ by: label }])
    const { doc } = await account.send('POST', 'payload-locked-documents', { document: { relationTo: 'partners', value: partner }, user: { relationTo: 'users', value } })
    expect(await admin.send('GET', `payload-locked-documents/${doc.id}`)).toMatchObject({ user: { value: { email: label } } })
    await account.send('DELETE', `payload-locked-documents/${doc.id}`)
  }
})
