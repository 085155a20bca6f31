// On Postgres too: records are written and deleted by statements.
import { eventually, expect, test } from './support/test'
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { post, Staff } from './support/client'
import { emailsTo, outboxOf } from './support/outbox'
import { deleteAllExpired } from './support/expired-data'
import { openSite } from './support/site'

const site = await openSite({ content: 'empty' })
const outbox = path.join(site.dataDir, 'outbox')
const subscribe = (email: string) => post(site, '/api/subscriptions', { email })
const deliveredKeys = async () => {
  const { docs } = await site.payload.find({ collection: 'emails', where: { state: { equals: 'handedOver' } }, pagination: false })
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

test('the desk reads what became of the emails to one person, and nobody else does', async () => {
  await subscribe('Watched@Example.com')
  const path = 'emails?where[to][equals]=watched@example.com'
  const staff = await Staff.signIn(site)
  await eventually(async () => {
    const { docs } = await staff.send<{ docs: object[] }>('GET', path)
    expect(docs).toEqual([{ id: expect.any(String), kind: 'confirm', subject: expect.stringContaining('confirm'), state: 'handedOver', reason: null, at: expect.any(String) }])
  })
  expect((await staff.ask('GET', 'emails')).status).toBe(400)
  expect((await staff.ask('GET', 'emails?where[to][equals]=')).status).toBe(400)
  expect((await staff.ask('GET', 'emails?where[subject][like]=a')).status).toBe(400)
  const { docs: [email] } = await site.payload.find({ collection: 'emails', limit: 1 })
  expect((await staff.ask('GET', `emails/${email?.id}`)).status).toBe(403)
  await staff.send('POST', 'users', { email: 'editor@example.com', password: 'a long enough password', name: 'Editor', role: 'editor' })
  const editor = await Staff.signIn(site, { email: 'editor@example.com', password: 'a long enough password' })
  expect((await editor.ask('GET', path)).status).toBe(403)
  expect((await site.fetch(`/cms/api/${path}`)).status).toBe(403)
})

test('erasing a person erases what is known of the emails to them, and about them', async () => {
  const sender = 'sender@example.com'
  await post(site, '/api/subscriptions', { email: sender })
  await emailsTo(site, sender, 1)
  const left = async () => (await site.payload.count({ collection: 'emails', where: { toFolded: { equals: sender } } })).totalDocs
  expect(await left()).toBe(1)
  await (await Staff.signIn(site)).send('POST', 'people/erase', { email: sender })
  expect(await left()).toBe(0)
})

test('records go after a year, and soon after what they are about', async () => {
  const days = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString()
  const { id } = await site.payload.create({ collection: 'subscriptions', data: { email: 'there@example.com', locale: 'en', state: 'confirmed' } })
  const create = (key: string, createdAt: string, about?: string) => site.payload.create({ collection: 'emails', data: { key, createdAt, about, state: 'handedOver' } })
  await create('kept', days(300), `subscriptions:${id}`)
  await create('young', days(3), 'subscriptions:00000000-0000-4000-8000-000000000000')
  await create('too old', days(370), `subscriptions:${id}`)
  await create('about nobody', days(20), 'registrations:00000000-0000-4000-8000-000000000000')
  await create('about nothing', days(20))
  await deleteAllExpired(site.payload)
  expect((await deliveredKeys()).filter((key) => !key.includes('-')).sort()).toEqual(['kept', 'young'])
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
  const { tidyOutbox, writeToOutbox } = await import('../email/delivery/outbox')
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
