// On Postgres too: states, reports and what follows from them are statements of their own.
import { generateKeyPairSync } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { findProblems } from '../database/queue/background-problems'
import { after, eventually, expect, LONG, SAME_ON_BOTH, test } from './support/test'
import { changeEmailState } from '../email/records/change-email-state'
import { findSuppression } from '../email/records/suppressions'
import { findUndeliveredTickets } from '../registrations/undelivered-tickets'
import { findFailedJobs } from '../database/queue/failed-jobs'
import { post, register, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { MailServer } from './support/mail-server'
import { ADMIN } from './support/settings'
import { openSite } from './support/site'
import { freePort } from '../../../scripts/test/local-server.mjs'

const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048, publicKeyEncoding: { type: 'spki', format: 'pem' }, privateKeyEncoding: { type: 'pkcs8', format: 'pem' } })
const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl, MAIL_BOUNCES: 'bounces@example.org', POSTMARK_WEBHOOK_AUTH: 'site:a-long-enough-password', DKIM_DOMAIN: 'example.org', DKIM_SELECTOR: 'site', DKIM_PRIVATE_KEY: privateKey } })
after(() => mailServer.close())

const subscribe = (email: string) => post(site, '/api/subscriptions', { email })
const waitingEmails = async () => {
  const { docs } = await site.payload.find({ collection: 'payload-jobs', where: { queue: { equals: 'mail' } }, pagination: false })
  return docs
}
/** Lets the emails that wait for their next try be tried now. */
const tryAgainNow = () => makeJobsDue(site.payload, 'sendMail')

test('emails that are refused for a while come later, once', async () => {
  mailServer.refusal = { code: 451, message: 'Try again later' }
  const addresses = ['one', 'two', 'three'].map((name) => `${name}@later.example`)
  for (const address of addresses) expect((await subscribe(address)).status).toBe(201)
  await eventually(async () => expect((await waitingEmails()).map(({ processing, totalTried }) => [processing, totalTried])).toEqual(Array(3).fill([false, 1])))
  expect(mailServer.refused).toEqual(expect.arrayContaining(addresses))
  expect(await stateOf('one@later.example')).toEqual([['deferred', expect.stringContaining('451 Try again later')]])
  mailServer.refusal = null
  await tryAgainNow()
  await eventually(async () => expect((await waitingEmails()).length).toBe(0))
  for (const address of addresses) expect(mailServer.to(address)).toHaveLength(1)
  await eventually(async () => expect(await stateOf('one@later.example')).toEqual([['handedOver', null]]))
})

test('a link to choose a password cannot be read in the queue', async () => {
  mailServer.refusal = { code: 451, message: 'Try again later' }
  expect((await post(site, '/api/auth/forgotPassword', { email: ADMIN.email })).status).toBe(200)
  await eventually(() => expect(mailServer.refused).toContain(ADMIN.email))
  const [job] = await waitingEmails()
  expect(JSON.stringify(job)).toContain(ADMIN.email)
  expect(JSON.stringify(job)).not.toMatch(/reset-password|https?:/)
  mailServer.refusal = null
  await tryAgainNow()
  await eventually(() => expect(mailServer.to(ADMIN.email)[0]?.text).toContain('/reset-password/'))
  await eventually(async () => expect((await waitingEmails()).length).toBe(0))
})

const stateOf = async (address: string) => {
  const { docs } = await site.payload.find({ collection: 'emails', where: { toFolded: { equals: address } }, pagination: false })
  return docs.map(({ state, reason }) => [state, reason])
}

const failedJobs = async () => {
  const { docs } = await site.payload.find({ collection: 'payload-jobs', where: { hasError: { equals: true } }, pagination: false })
  return docs
}

test('an email that is refused for good ends at once with its reason, holds up no other, and staff try it again or dismiss it', async () => {
  const logged: string[] = []
  console.error = (text: string) => void logged.push(text)
  for (const [address, at] of [['nobody@example.com', 'recipient'], ['wrong@example.com', 'content']] as const) {
    mailServer.refusal = { code: 550, message: `<${address.replace(/./, (letter) => letter.toUpperCase())}>: No such user`, at }
    expect((await subscribe(address)).status).toBe(201)
    await eventually(async () => expect((await failedJobs()).filter(({ input }) => JSON.stringify(input).includes(address))).toHaveLength(1))
  }
  mailServer.refusal = null
  expect((await subscribe('somebody@example.com')).status).toBe(201)
  await eventually(() => expect(mailServer.to('somebody@example.com')).toHaveLength(1))
  expect(JSON.stringify((await failedJobs()).map(({ error, log }) => [error, log?.map((tried) => tried.error)]))).not.toMatch(/(nobody|wrong)@/i)
  await eventually(() => expect(logged.filter((line) => /sendMail subscription-.*failed for good: .*No such user/.test(line))).toHaveLength(2))
  expect(logged.join()).not.toMatch(/(nobody|wrong)@/i)
  const { jobs: shown, total } = await findFailedJobs(site.payload, ['sendMail'], 10)
  expect([total, shown.map(({ subject }) => subject).sort()]).toEqual([2, [expect.stringMatching(/^nobody@/), expect.stringMatching(/^wrong@/)]])
  expect(shown[0]?.reason).toContain('No such user')

  expect(await stateOf('wrong@example.com')).toEqual([['failed', expect.stringMatching(/550 <the address>: No such user/)]])
  mailServer.refusal = null
  const idOf = (address: string) => shown.find(({ subject }) => subject.startsWith(address))?.id
  expect((await post(site, `/cms/api/failed-jobs/${idOf('wrong')}/retry`, {})).status).toBe(403)
  const staff = await Staff.signIn(site)
  expect((await staff.ask('POST', 'failed-jobs/nothing/retry')).status).toBe(404)
  expect((await staff.ask('POST', `failed-jobs/${idOf('wrong')}/retry`)).status).toBe(200)
  await eventually(() => expect(mailServer.to('wrong@example.com')).toHaveLength(1))
  await eventually(async () => expect(await stateOf('wrong@example.com')).toEqual([['handedOver', null]]))
  expect((await staff.ask('POST', `failed-jobs/${idOf('nobody')}/dismiss`)).status).toBe(200)
  await eventually(async () => expect(await failedJobs()).toEqual([]))
  expect(mailServer.to('nobody@example.com')).toHaveLength(0)
})

test('while the mail server refuses everything, emails wait without a try, staff read what it says, and all arrive afterwards', { ...LONG, ...SAME_ON_BOTH }, async () => {
  console.error = () => undefined
  for (const [index, at] of (['connection', 'sender'] as const).entries()) {
    const address = `waits-${index}@example.com`
    mailServer.refusal = { code: 554, message: 'Not from there', at }
    expect((await subscribe(address)).status).toBe(201)
    await eventually(async () => expect(await findProblems(site.payload)).toMatchObject([{ task: 'Mail server', subject: `127.0.0.1:${mailServer.port}`, reason: expect.stringContaining('Not from there') }]))
    await setTimeout(1500)
    expect((await waitingEmails()).map(({ hasError, totalTried, log, waitUntil }) => [hasError, totalTried ?? 0, log?.length ?? 0, waitUntil ?? null])).toEqual([[false, 0, 0, null]])
    mailServer.refusal = null
    await eventually(() => expect(mailServer.to(address)).toHaveLength(1))
    await eventually(async () => expect(await findProblems(site.payload)).toEqual([]))
  }
})

test('an email that waited while the registration was cancelled does not come after the one that says so', LONG, async () => {
  const staff = await Staff.signIn(site)
  await staff.createEvent('held-up')
  mailServer.refusal = { code: 451, message: 'Try again later' }
  expect((await register(site, 'held@example.com', 'held-up')).status).toBe(201)
  await eventually(async () => expect((await waitingEmails()).map(({ processing, totalTried }) => [processing, totalTried])).toEqual([[false, 1]]))
  mailServer.refusal = null
  await staff.send('PATCH', `registrations/${await staff.keyOf('registrations', 'email', 'held@example.com')}`, { state: 'withdrawn' })
  await eventually(() => expect(mailServer.to('held@example.com').map(({ subject }) => subject)).toEqual([expect.stringContaining('cancelled')]))
  await tryAgainNow()
  await eventually(async () => expect((await waitingEmails()).length).toBe(0))
  expect(mailServer.to('held@example.com')).toHaveLength(1)
})

test('a ticket to an address that does not exist is on the list of the desk until a corrected one gets it, and a seat offered there moves on', LONG, async () => {
  console.error = () => undefined
  const staff = await Staff.signIn(site)
  const event = await staff.createEvent('dead-address', { capacity: 1 })
  mailServer.refusal = { code: 550, message: '5.1.1 No such user', only: 'typo@dead.example' }
  expect((await register(site, 'typo@dead.example', 'dead-address', { phone: '+995 555 123456' })).status).toBe(201)
  await eventually(async () => expect(await findUndeliveredTickets(site.payload)).toMatchObject([{ email: 'typo@dead.example', phone: '+995 555 123456', reason: expect.stringMatching(/^550 5\.1\.1/) }]))
  expect(await findSuppression(site.payload, 'Typo@dead.example')).toBe('unknownAddress')
  const typo = await staff.keyOf('registrations', 'email', 'typo@dead.example')
  await staff.send('PATCH', `registrations/${typo}`, { email: 'right@dead.example' })
  await eventually(() => expect(mailServer.to('right@dead.example')).toHaveLength(1))
  expect(await findUndeliveredTickets(site.payload)).toEqual([])

  for (const name of ['gone', 'next']) expect((await register(site, `${name}@dead.example`, 'dead-address')).status).toBe(200)
  await eventually(() => expect(mailServer.to('next@dead.example')).toHaveLength(1))
  mailServer.refusal = { code: 550, message: '5.1.1 No such user', only: 'gone@dead.example' }
  await staff.publish('events', event, { capacity: 2 })
  await eventually(async () => expect(await stateOf('gone@dead.example')).toContainEqual(['failed', expect.stringContaining('5.1.1')]))
  await eventually(() => expect(mailServer.to('next@dead.example').map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/seat/i)))
  expect((await site.payload.count({ collection: 'suppressions', where: { addressFolded: { equals: 'gone@dead.example' } } })).totalDocs).toBe(1)
  mailServer.refusal = null
})

test('whoever confirms a suppressed address anew, or staff, let letters go there again', async () => {
  const address = 'back@again.example'
  expect((await subscribe(address)).status).toBe(201)
  await eventually(() => expect(mailServer.to(address)).toHaveLength(1))
  const { docs: [email] } = await site.payload.find({ collection: 'emails', where: { toFolded: { equals: address } } })
  const complain = () => changeEmailState(site.payload, { id: email?.id ?? '' }, { state: 'complained' })
  expect([await complain(), await complain()]).toEqual([true, false])
  expect(await findSuppression(site.payload, address)).toBe('complaint')
  const token = /subscription\/(\w[\w-]+)/.exec(mailServer.to(address)[0]?.text ?? '')?.[1] ?? ''
  expect((await post(site, `/api/ownSubscriptions/${token}/confirm`, {})).status).toBe(200)
  expect(await findSuppression(site.payload, address)).toBeNull()
  await eventually(() => expect(mailServer.to(address)[1]?.headers.get('dkim-signature')).toMatchObject({ params: { h: expect.stringMatching(/List-Unsubscribe:List-Unsubscribe-Post/i) } }))
  await site.payload.create({ collection: 'suppressions', data: { addressFolded: address, reason: 'complaint' } })
  const staff = await Staff.signIn(site)
  await staff.send('POST', `subscriptions/${await staff.keyOf('subscriptions', 'email', address)}/lift-suppression`)
  expect(await findSuppression(site.payload, address)).toBeNull()
})

test('reports find their email by what its envelope and headers say, and a provider proves who it is', async () => {
  const address = 'reported@example.com'
  expect((await subscribe(address)).status).toBe(201)
  await eventually(async () => expect(await stateOf(address)).toEqual([['handedOver', null]]))
  const { docs: [email] } = await site.payload.find({ collection: 'emails', where: { toFolded: { equals: address } } })
  expect(email).toMatchObject({ relayId: expect.stringMatching(/^relay-\d+$/), messageId: expect.stringMatching(/^<subscription-.*>$/), kind: 'confirm', about: expect.stringMatching(/^subscriptions:/) })
  expect(mailServer.envelopes.at(-1)).toEqual({ from: `bounces+${email?.id}@example.org`, dsn: { ret: 'HDRS', envid: email?.id }, notify: ['FAILURE', 'DELAY'] })
  const headers = mailServer.to(address)[0]?.headers
  expect([headers?.get('x-pm-metadata-email'), headers?.get('x-mailgun-variables'), headers?.get('x-ses-message-tags'), headers?.get('auto-submitted')]).toEqual([email?.id, `{"email":"${email?.id}"}`, `email=${email?.id}`, 'auto-generated'])
  expect(headers?.get('dkim-signature')).toMatchObject({ params: expect.objectContaining({ d: 'example.org', s: 'site', h: expect.stringMatching(/from:/i) }) })

  const authorization = `Basic ${Buffer.from('site:a-long-enough-password').toString('base64')}`
  const report = (body: object, auth = authorization, provider = 'postmark') =>
    site.fetch(`/api/emailEvents/${provider}`, { method: 'POST', headers: { 'Content-Type': 'application/json', authorization: auth }, body: JSON.stringify(body) }).then(({ status }) => status)
  const bounce = { RecordType: 'Bounce', Type: 'HardBounce', MessageID: 'm1', Metadata: { email: email?.id }, Details: `smtp;550 5.1.1 ${address}: no such user`, BouncedAt: new Date(Date.now() - 1000).toISOString() }
  expect(await report(bounce, 'Basic forged')).toBe(403)
  expect([await report(bounce, authorization, 'resend'), await report(bounce, authorization, 'other')]).toEqual([404, 404])
  expect(await report({ RecordType: 'Delivery', MessageID: email?.relayId })).toBe(204)
  expect(await stateOf(address)).toEqual([['delivered', null]])
  expect([await report(bounce), await report(bounce), await report({ RecordType: 'Delivery', MessageID: email?.relayId })]).toEqual([204, 204, 204])
  expect(await stateOf(address)).toEqual([['bounced', 'smtp;550 5.1.1 the address: no such user']])
  expect(await findSuppression(site.payload, address)).toBe('unknownAddress')
  expect(await report({ ...bounce, Metadata: { email: '3f0c1c3e-9a57-4e0b-8a55-6e1d1c3a7c10' } })).toBe(204)
  expect(await report({ padding: 'x'.repeat(300_000) })).toBe(413)
})
