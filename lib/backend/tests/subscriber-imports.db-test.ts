// On Postgres too: imports that broke off are found by statements.
import { eventually, expect, test } from './support/test'
import { post, Staff } from './support/client'
import { sql, subscribeAll } from './support/newsletters'
import { emailsTo, ownPath } from './support/outbox'
import { openSite } from './support/site'

const WORKER_STOP = 2000

const site = await openSite({ content: 'empty' })
const admin = await Staff.signIn(site)
const [editor, desk] = [await admin.hire('editor'), await admin.hire('desk')]

test('staff invite to the list by an address or a file, and only whoever confirms is on it', async () => {
  await subscribeAll('gb', 1)
  const invite = (email: string) => desk.ask('POST', 'subscriptions/invite', { email })
  expect((await editor.ask('POST', 'subscriptions/invite', { email: 'a@invited.example' })).status).toBe(403)
  expect((await invite('nonsense')).status).toBe(422)
  expect((await invite('One@invited.example')).status).toBe(200)
  expect((await invite('gb-0@list.example')).status).toBe(409)
  const own = await ownPath(site, 'one@invited.example', 'subscription')
  expect(await (await site.fetch(own)).json()).toMatchObject({ state: 'pending' })
  expect((await post(site, `${own}/confirm`, {})).status).toBe(200)
  const { docs } = await site.payload.find({ collection: 'subscriptions', where: { email: { equals: 'one@invited.example' } } })
  expect(docs).toMatchObject([{ state: 'confirmed', consent: { where: 'invitation', at: expect.any(String) } }])

  const file = Buffer.from('Name;Email;Language\nNino;two@invited.example;Georgian\nOne;one@invited.example;\nNobody;wrong;\n').toString('base64')
  const { id } = await desk.send<{ id: string }>('POST', 'subscriptions/import', { fileName: 'list.csv', file })
  await eventually(async () => expect(await desk.send('GET', `subscriptions/import/${id}`)).toMatchObject({ state: 'done', total: 3, done: 3, counts: { invited: 1, exists: 1, left: 0, asked: 0, wrong: 1 } }))
  expect((await emailsTo(site, 'two@invited.example', 1))[0]?.subject).toContain('მოგწეროთ ხოლმე?')
})

test('an import of addresses that breaks off says so and keeps none, nor does one keep somebody who was erased', async () => {
  await site.worker?.stop(WORKER_STOP)
  const file = Buffer.from('Name;Email\nNino;stays@broken.example\nAna;Erased@broken.example\n').toString('base64')
  const { id } = await desk.send<{ id: string }>('POST', 'subscriptions/import', { fileName: 'list.csv', file })
  const stored = async () => JSON.stringify(await sql(`select data from payload_kv where key like 'subscriber-import-${id}%'`))
  const { endOldImports } = await import('../subscriptions')
  await endOldImports(site.payload)
  expect(await stored()).toContain('reading')
  await site.payload.db.updateOne({ collection: 'payload-kv', where: { key: { equals: `subscriber-import-${id}` } }, data: { data: { begunAt: new Date().toISOString(), state: 'inviting', fileName: 'list.csv', problem: '', total: 2, done: 0, counts: {} } } })
  await site.payload.db.create({ collection: 'payload-kv', data: { key: `subscriber-import-${id}-list`, data: { addresses: [{ email: 'stays@broken.example' }, { email: 'Erased@broken.example' }] } } })
  await desk.send('POST', 'people/erase', { email: 'erased@broken.example' })
  expect(await stored()).toContain('stays@broken.example')
  expect((await stored()).toLowerCase()).not.toContain('erased@broken.example')

  await sql("update payload_jobs set has_error = true where task_slug = 'inviteSubscribers' and completed_at is null")
  await endOldImports(site.payload)
  expect(await desk.send('GET', `subscriptions/import/${id}`)).toMatchObject({ state: 'failed', problem: expect.stringContaining('broke off') })
  expect(await stored()).not.toContain('broken.example')
  expect(await sql("select id from payload_jobs where task_slug = 'inviteSubscribers' and has_error = true")).toEqual([])
  await site.payload.db.updateOne({ collection: 'payload-kv', where: { key: { equals: `subscriber-import-${id}` } }, data: { data: { begunAt: '2026-01-01T00:00:00.000Z', state: 'failed' } } })
  await endOldImports(site.payload)
  expect(await stored()).toBe('[]')
})
