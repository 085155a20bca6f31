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
  mailServer.refusal = null
  await tryAgainNow()
  await eventually(async () => expect((await waitingEmails()).length).toBe(0))
  for (const address of addresses) expect(mailServer.to(address)).toHaveLength(1)
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

test('an email that is refused does not hold up the others', async () => {
  mailServer.refusal = { code: 550, message: 'No such user' }
  expect((await subscribe('nobody@example.com')).status).toBe(201)
  await eventually(() => expect(mailServer.refused).toContain('nobody@example.com'))
  mailServer.refusal = null
  expect((await subscribe('somebody@example.com')).status).toBe(201)
  await eventually(() => expect(mailServer.to('somebody@example.com')).toHaveLength(1))
  expect(mailServer.to('nobody@example.com')).toHaveLength(0)
  await eventually(async () => expect((await waitingEmails()).length).toBe(1))
})

/** One less than are allowed. */
const FORMER_TRIES = Array.from({ length: 12 }, () => {
  const at = new Date().toISOString()
  return { taskSlug: 'sendMail' as const, taskID: '1', state: 'failed' as const, executedAt: at, completedAt: at, error: { message: 'refused' } }
})

const jobs = async () => {
  const { docs } = await site.payload.find({ collection: 'payload-jobs', where: { hasError: { equals: true } }, pagination: false })
  return docs
}

test('an email that is refused for good is logged with its reason, and staff try it again or dismiss it', async () => {
  const logged: string[] = []
  console.error = (text: string) => void logged.push(text)
  mailServer.refusal = { code: 550, message: '<Wrong@example.com>: No such user' }
  expect((await subscribe('wrong@example.com')).status).toBe(201)
  await eventually(() => expect(mailServer.refused).toContain('wrong@example.com'))
  await eventually(async () => expect((await waitingEmails()).map(({ processing, totalTried }) => [processing, totalTried])).toEqual([[false, 1], [false, 1]]))
  for (const { id } of await waitingEmails()) await site.payload.update({ collection: 'payload-jobs', id, data: { log: FORMER_TRIES, totalTried: 12 } })
  await tryAgainNow()
  await eventually(async () => expect(await jobs()).toHaveLength(2))
  expect(JSON.stringify((await jobs()).map(({ error, log }) => [error, log?.map((tried) => tried.error)]))).not.toMatch(/wrong@/i)
  await eventually(() => expect(logged.filter((line) => /sendMail subscription-.*failed for good: .*No such user/.test(line))).toHaveLength(2))
  expect(logged.join()).not.toContain('wrong@example.com')
  const { jobs: shown, total } = await findFailedJobs(site.payload, ['sendMail'], 10)
  expect([total, shown.map(({ subject }) => subject).sort()]).toEqual([2, [expect.stringMatching(/^nobody@/), expect.stringMatching(/^wrong@/)]])
  expect(shown[0]?.reason).toContain('No such user')

  mailServer.refusal = null
  const idOf = (address: string) => shown.find(({ subject }) => subject.startsWith(address))?.id
  expect((await post(site, `/cms/api/failed-jobs/${idOf('wrong')}/retry`, {})).status).toBe(403)
  const staff = await Staff.signIn(site)
  expect((await staff.ask('POST', 'failed-jobs/nothing/retry')).status).toBe(404)
  expect((await staff.ask('POST', `failed-jobs/${idOf('wrong')}/retry`)).status).toBe(200)
  await eventually(() => expect(mailServer.to('wrong@example.com')).toHaveLength(1))
  expect((await staff.ask('POST', `failed-jobs/${idOf('nobody')}/dismiss`)).status).toBe(200)
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(mailServer.to('nobody@example.com')).toHaveLength(0)
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
