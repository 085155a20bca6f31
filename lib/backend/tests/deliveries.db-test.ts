import { eventually, expect, test } from './support/test'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { post, Staff } from './support/client'
import { emailsTo, outboxOf } from './support/outbox'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const outbox = path.join(site.dataDir, 'outbox')
const subscribe = (email: string) => post(site, '/api/subscriptions', { email })
const deliveredKeys = async () => {
  const { docs } = await site.payload.find({ collection: 'email-deliveries', pagination: false })
  return docs.map(({ key }) => key)
}
const jobs = { collection: 'payload-jobs', where: { taskSlug: { equals: 'sendMail' } } } as const

test('whether an email was handed over is in the database, so that its job sends it once, whichever process has it', async () => {
  await subscribe('once@example.com')
  await emailsTo(site, 'once@example.com', 1)
  // The file is there a moment before its record.
  await eventually(async () => expect(await deliveredKeys()).toEqual([expect.stringMatching(/^subscription-.*-confirm-/)]))
  const [key = ''] = await deliveredKeys()
  const mail = { to: 'once@example.com', subject: 'Twice', text: 'Twice', html: 'Twice' }
  await site.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: { key, mail } })
  await eventually(async () => expect((await site.payload.count(jobs)).totalDocs).toBe(0))
  expect(await outboxOf(site)).toHaveLength(1)
  expect(await readdir(outbox)).not.toContain('delivered.log')
})

test('records older than any job are deleted', async () => {
  await site.payload.create({ collection: 'email-deliveries', data: { key: 'old', createdAt: '2026-01-01T00:00:00.000Z' } })
  await eventually(async () => expect(await deliveredKeys()).toEqual([expect.stringMatching(/^subscription-/)]))
})

test('a subscription email that staff send again has a well-formed identifier', async () => {
  const email = 'reader@example.com'
  await post(site, '/api/subscriptions', { email })
  await emailsTo(site, email, 1)
  const staff = await Staff.signIn(site)
  await staff.send('POST', `subscriptions/${await staff.keyOf('subscriptions', 'email', email)}/resend`, {})
  for (const { messageId } of await emailsTo(site, email, 2)) expect(messageId).toMatch(/^<[\w.-]+@[\w.-]+>$/)
})

test('a file that cannot be written whole is removed, and what is left from before at the start', async () => {
  const { tidyOutbox, writeToOutbox } = await import('../email/outbox')
  const before = await readdir(outbox)
  // A folder cannot be replaced by a file.
  await mkdir(path.join(outbox, 'blocked.eml', 'full'), { recursive: true })
  expect(() => writeToOutbox('blocked', Buffer.from('text'))).toThrow()
  expect((await readdir(outbox)).sort()).toEqual([...before, 'blocked.eml'].sort())
  const [half, writing] = ['half.eml.3f0c1c3e-9a57-4e0b-8a55-6e1d1c3a7c10', 'writing.eml.3f0c1c3e-9a57-4e0b-8a55-6e1d1c3a7c11']
  for (const name of [half, writing]) await writeFile(path.join(outbox, name), '')
  const longAgo = new Date(Date.now() - 120_000)
  await utimes(path.join(outbox, half), longAgo, longAgo)
  await writeFile(path.join(outbox, 'delivered.log'), 'some-key\n')
  tidyOutbox()
  expect((await readdir(outbox)).sort()).toEqual([...before, 'blocked.eml', writing].sort())
})
