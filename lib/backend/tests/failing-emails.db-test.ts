import { setTimeout } from 'node:timers/promises'
import { findProblems } from '../database/queue/background-problems'
import { after, eventually, expect, LONG, test } from './support/test'
import { findFailedJobs } from '../jobs/failed-jobs'
import { post, register, Staff } from './support/client'
import { makeJobsDue } from './support/due-jobs'
import { MailServer } from './support/mail-server'
import { ADMIN } from './support/settings'
import { openSite } from './support/site'
import { freePort } from '../../../scripts/test/local-server.mjs'

const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl } })
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
  await eventually(async () => expect((await waitingEmails()).every(({ processing }) => !processing)).toBe(true))
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

test('while the mail server refuses everything, emails wait without a try, staff read what it says, and all arrive afterwards', LONG, async () => {
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
