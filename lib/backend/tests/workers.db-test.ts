// On Postgres too: jobs are claimed with SKIP LOCKED.
import type { Payload } from 'payload'
import { after, eventually, expect, LONG, test } from './support/test'
import { countEmails } from '../email/email-numbers'
import { findFailedJobs } from '../database/queue/failed-jobs'
import { amount } from '../../../scripts/test/amount.mjs'
import { freePort } from '../../../scripts/test/local-server.mjs'
import { MailServer } from './support/mail-server'
import { addressesOf } from './support/outbox'
import { openSite } from './support/site'
import { endLeases } from './support/sql'
import { Staff } from './support/client'
import { startWorkerProcess, type Program } from './support/programs'

const EMAILS = amount(240, 2000)
/** How many have arrived by then. */
const KILLED_AT = [EMAILS / 4, (EMAILS * 3) / 5]

const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl }, hasWorker: false })
const workers: Program[] = []
after(async () => {
  await Promise.all(workers.map((worker) => worker.end()))
  await mailServer.close()
})

function start(): Program {
  const worker = startWorkerProcess()
  workers.push(worker)
  return worker
}

/** Kills a worker, and does not wait until another one may have its job. */
async function kill(worker: Program): Promise<void> {
  await worker.end()
  await endLeases(process.env.DATABASE_URL ?? '')
}

async function queue(addresses: readonly string[]): Promise<void> {
  for (const to of addresses) {
    const mail = { to, subject: 'Once', text: 'Once', html: '<p>Once</p>' }
    await site.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { key: `test-${to}`, mail } })
  }
}

const received = () => mailServer.mails.flatMap(addressesOf)
const waiting = async () => {
  const { totalDocs } = await site.payload.count({ collection: 'payload-jobs', where: { hasError: { not_equals: true } } })
  return totalDocs
}
const failed = async () => (await findFailedJobs(site.payload, ['sendMail'], EMAILS)).jobs

test('each email goes once, however often a worker is killed, and two of them share what is left', LONG, async () => {
  const addresses = Array.from({ length: EMAILS }, (_, index) => `guest-${index}@example.com`)
  await queue(addresses)
  for (const count of KILLED_AT) {
    const worker = start()
    await eventually(() => expect(mailServer.mails.length).toBeGreaterThanOrEqual(count), { interval: 5 })
    await kill(worker)
  }
  const last = [start(), start()]
  await eventually(async () => expect(await waiting()).toBe(0))
  const known = received()
  expect(known.length).toBe(new Set(known).size)
  // Where a worker was killed between the last line and the answer, staff are asked to look.
  const unknown = (await failed()).map(({ subject }) => subject.replace(': Once', ''))
  expect(unknown.length).toBeLessThanOrEqual(KILLED_AT.length)
  expect([...new Set([...known, ...unknown])].sort()).toEqual([...addresses].sort())
  expect(await Promise.all(last.map((worker) => worker.end('SIGTERM')))).toEqual([0, 0])
  for (const { id } of await failed()) await site.payload.delete({ collection: 'payload-jobs', id })
})

test('an email of which nobody knows whether it has arrived is shown to staff, and goes again when they say so', LONG, async () => {
  const release = mailServer.hold()
  const before = mailServer.received
  await queue(['unsure@example.com'])
  const worker = start()
  await eventually(() => expect(mailServer.received).toBe(before + 1))
  await kill(worker)
  release()
  await eventually(() => expect(mailServer.to('unsure@example.com')).toHaveLength(1))
  const next = start()
  await eventually(async () => expect(await failed()).toMatchObject([{ reason: expect.stringContaining('the mail server may have it') }]))
  expect(mailServer.to('unsure@example.com')).toHaveLength(1)

  const staff = await Staff.signIn(site)
  const [job] = await failed()
  expect((await staff.ask('POST', `failed-jobs/${job?.id}/retry`)).status).toBe(200)
  await eventually(() => expect(mailServer.to('unsure@example.com')).toHaveLength(2))
  await eventually(async () => expect(await waiting()).toBe(0))
  expect(await failed()).toEqual([])
  expect(await next.end('SIGTERM')).toBe(0)
})

test('a job belongs to one worker, for as long as that one renews its lease', async () => {
  const { claimJob, releaseLeases, renewLeases } = await import('../database/queue/leases')
  const { worker } = await import('../database/queue/worker-state')
  const wanted = { tasks: ['sendMail' as const], queue: 'mail' }
  const ofWorker = async <Result>(name: string, work: () => Promise<Result>) => {
    worker.name = name
    return work()
  }
  await queue(['one@example.com', 'other@example.com'])
  const claims = await Promise.all(Array.from({ length: 4 }, () => claimJob(site.payload, wanted)))
  expect(new Set(claims.filter(Boolean)).size).toBe(2)
  const claim = (name: string) => ofWorker(name, () => claimJob(site.payload, wanted))
  await endLeases(process.env.DATABASE_URL ?? '')
  await ofWorker('third', () => renewLeases(site.payload))
  expect([await claim('second'), await claim('second'), await claim('third')]).toEqual([expect.any(String), expect.any(String), null])
  await ofWorker('third', () => releaseLeases(site.payload))
  expect(await claim('third')).toBeNull()
  await ofWorker('second', () => releaseLeases(site.payload))
  expect(await claim('third')).not.toBeNull()
})

test('a job at which three workers have ended is given up and shown to staff, who let it begin anew', async () => {
  const { claimJob, releaseLeases } = await import('../database/queue/leases')
  const wanted = { tasks: ['sendMail' as const], queue: 'deadly' }
  const mail = { to: 'deadly@example.com', subject: 'Once', text: 'Once', html: '<p>Once</p>' }
  await site.payload.jobs.queue({ task: 'sendMail', queue: 'deadly', input: { key: 'deadly', mail } })
  const loseWorker = async () => {
    const id = await claimJob(site.payload, wanted)
    await endLeases(process.env.DATABASE_URL ?? '')
    return id
  }
  // Whoever gives a job back has not ended because of it.
  for (let time = 0; time < 5; time += 1) {
    expect(await claimJob(site.payload, wanted)).not.toBeNull()
    await releaseLeases(site.payload)
  }
  for (let time = 0; time < 3; time += 1) expect(await loseWorker(), String(time)).not.toBeNull()
  // Nobody has refused it.
  expect((await countEmails(site.payload, new Date())).byState.deferred).toBe(0)
  expect(await loseWorker()).toBeNull()
  const [job] = await failed()
  expect(job).toMatchObject({ subject: 'deadly@example.com: Once', reason: expect.stringContaining('3 times') })
  const staff = await Staff.signIn(site)
  expect((await staff.ask('POST', `failed-jobs/${job?.id}/retry`)).status).toBe(200)
  expect(await failed()).toEqual([])
  expect(await loseWorker()).not.toBeNull()
  await site.payload.delete({ collection: 'payload-jobs', where: { queue: { equals: 'deadly' } } })
})

test('a job that stands still is given up and shown to staff, while others go on', async () => {
  const { runNextJob } = await import('../database/queue/run-job')
  const { runWorker } = await import('../database/queue/run-worker')
  const { worker } = await import('../database/queue/worker-state')
  const release = mailServer.hold()
  const mail = { to: 'still@example.com', subject: 'Once', text: 'Once', html: '<p>Once</p>' }
  await site.payload.jobs.queue({ task: 'sendMail', queue: 'still', input: { key: 'still', mail } })
  let turns = 0
  const loops = [
    { work: (payload: Payload) => runNextJob(payload, { tasks: ['sendMail'], queue: 'still' }), interval: 50 },
    { work: () => Promise.resolve((turns += 1) < 0), interval: 50 },
  ]
  let isGivenUp = false
  const running = runWorker(site.payload, loops, { longest: 1000, onEnd: () => (isGivenUp = true) })
  await eventually(() => expect(isGivenUp).toBe(true))
  expect(await failed()).toMatchObject([{ subject: 'still@example.com: Once', reason: expect.stringContaining('stood still') }])
  expect(turns).toBeGreaterThan(5)
  release()
  await running.stop(5000)
  worker.isStopping = false
  for (const { id } of await failed()) await site.payload.delete({ collection: 'payload-jobs', id })
})

test('a job that was done, and whose worker was ended before it could delete it, is deleted by the next one', LONG, async () => {
  const done = { taskSlug: 'sendMail' as const, queue: 'mail', input: { key: 'done', mail: {} }, completedAt: new Date().toISOString() }
  const { id } = await site.payload.create({ collection: 'payload-jobs', data: done })
  const worker = start()
  await eventually(async () => expect((await site.payload.count({ collection: 'payload-jobs', where: { id: { equals: id } } })).totalDocs).toBe(0))
  expect(mailServer.mails.flatMap(addressesOf)).not.toContain('done')
  expect(await worker.end('SIGTERM')).toBe(0)
})
