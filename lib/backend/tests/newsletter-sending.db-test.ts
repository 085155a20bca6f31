// On Postgres too: recipients are frozen, claimed and counted by statements.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { amount } from '../../../scripts/test/amount.mjs'
import { freePort } from '../../../scripts/test/local-server.mjs'
import { after, eventually, expect, LONG, test } from './support/test'
import { findProblems } from '../database/queue/background-problems'
import { findSuppression } from '../email/records/suppressions'
import { findUncertainRecipients } from '../newsletters/uncertain'
import { register } from './support/client'
import { MailServer } from './support/mail-server'
import { newsletterStaff, onlyFrom, sql, subscribeAll } from './support/newsletters'
import { addressesOf } from './support/outbox'
import { startWorkerProcess, type Program } from './support/programs'
import { openSite } from './support/site'

/** In a minute, where nothing is about the rate. */
const RATE = 60_000

const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl, NEWSLETTER_RATE: String(RATE) }, hasWorker: false })
const workers: Program[] = []
after(async () => {
  await Promise.all(workers.map((worker) => worker.end()))
  await mailServer.close()
})
const { sendNewsletters, beginDueNewsletters } = await import('../newsletters/send-newsletters')
const { sendEmails } = await import('../email/delivery/email-queue')
const { noteRelay } = await import('../email/delivery/relay')

const { cms, editor, desk, write, stateOf, act, numbersOf } = await newsletterStaff(site)

const endLeases = () => sql("update newsletter_recipients set lease_until = '2026-01-01T00:00:00.000Z' where state = 'claimed'")

async function sendAll(id: string): Promise<void> {
  // Otherwise a letter waits for them.
  while (await sendEmails(site.payload));
  await eventually(async () => {
    await endLeases()
    while (await sendNewsletters(site.payload));
    expect((await stateOf(id)).state).toBe('sent')
  })
}

test('only whoever may sends, every state allows what it should, and nothing is sent that nobody can read', async () => {
  await subscribeAll('fr', 2, { country: 'FR' })
  const id = await write('states', onlyFrom('FR'))
  for (const name of ['send', 'pause', 'cancel']) expect((await act(id, name, {}, editor)).status).toBe(403)
  expect((await act(id, 'schedule', { at: '2099-01-01T10:00:00+04:00' }, desk)).status).toBe(403)
  const sender = await cms.hire('editor', 'sender@leadx.example')
  const account = await cms.keyOf('users', 'email', 'sender@leadx.example')
  await sender.ask('PATCH', `users/${account}`, { canSend: true })
  expect((await act(id, 'pause', {}, sender)).status).toBe(403)
  await cms.send('PATCH', `users/${account}`, { canSend: true })
  for (const name of ['pause', 'resume', 'cancel']) expect((await act(id, name, {}, sender)).status).toBe(409)

  for (const at of ['2020-01-01T10:00:00+04:00', '2099-01-01T10:00:00', 'tomorrow', undefined]) expect((await act(id, 'schedule', { at }, sender)).status).toBe(422)
  const at = '2099-01-01T10:00:00+04:00'
  expect((await act(id, 'schedule', { at }, sender)).status).toBe(202)
  expect(await stateOf(id)).toMatchObject({ state: 'scheduled', sendAt: '2099-01-01T06:00:00.000Z' })
  expect((await cms.ask('DELETE', `newsletters/${id}`)).status).toBe(409)
  await editor.send('PATCH', `newsletters/${id}?locale=en`, { preheader: 'Another one' })
  expect(await stateOf(id)).toMatchObject({ state: 'draft', sendAt: null })
  expect((await act(id, 'schedule', { at }, sender)).status).toBe(202)
  expect((await act(id, 'cancel', {}, sender)).status).toBe(202)
  expect(await stateOf(id)).toMatchObject({ state: 'draft', sendAt: null })
  expect(await (await site.fetch('/api/newsletters?identifier=states')).json()).toMatchObject({ items: [] })

  // One whose time came while no worker ran.
  expect((await act(id, 'schedule', { at }, sender)).status).toBe(202)
  await sql("update newsletters set send_at = '2026-01-01T00:00:00.000Z' where identifier = 'states'")
  await beginDueNewsletters(site.payload)
  expect(await stateOf(id)).toMatchObject({ state: 'sending', sentAt: expect.any(String) })
  expect((await editor.ask('PATCH', `newsletters/${id}?locale=en`, { subject: 'Too late' })).status).toBe(409)
  expect((await editor.ask('PATCH', `newsletters/${id}?locale=en`, { isListed: false })).status).toBe(200)
  expect((await act(id, 'pause', {}, sender)).status).toBe(202)
  while (await sendNewsletters(site.payload));
  expect(mailServer.to('fr-0@list.example')).toHaveLength(0)
  expect((await act(id, 'cancel', {}, sender)).status).toBe(202)
  expect((await act(id, 'resume', {}, sender)).status).toBe(409)
  expect(await numbersOf(id)).toMatchObject({ waiting: 0 })
  expect((await editor.ask('DELETE', `newsletters/${id}`)).status).toBe(403)
  expect(await (await site.fetch('/api/newsletters?identifier=states')).json()).toMatchObject({ items: [{ isListed: false }] })
  expect(((await (await site.fetch('/api/newsletters?all=true&select=identifier')).json()) as { items: { identifier: string }[] }).items.map(({ identifier }) => identifier)).toEqual([])

  expect((await act(await write('nobody', onlyFrom('IS')), 'send')).status).toBe(422)
  const { doc } = await editor.send('POST', 'newsletters?locale=en', { identifier: 'empty', subject: 'No text', audience: { country: 'FR' } })
  expect((await act(doc.id, 'send')).status).toBe(422)
  const { docs } = await cms.send<{ docs: { action: string }[] }>('GET', `audit-log?where[document][equals]=${id}&sort=createdAt&limit=50`)
  expect(docs.map(({ action }) => action).filter((action) => action.endsWith('Letter'))).toEqual(['scheduledLetter', 'scheduledLetter', 'cancelledLetter', 'scheduledLetter', 'pausedLetter', 'cancelledLetter'])
})

test('wherever a worker dies, nobody gets a letter twice, and what is not known is said', async () => {
  const addresses = await subscribeAll('de', 20, { country: 'DE' })
  const id = await write('deaths', onlyFrom('DE'))
  expect((await act(id, 'send')).status).toBe(202)
  const { claimRecipients } = await import('../newsletters/claims')
  const { freezeRecipients } = await import('../newsletters/recipients')
  await Promise.all([freezeRecipients(site.payload, id), freezeRecipients(site.payload, id)])
  expect(await numbersOf(id)).toMatchObject({ recipients: 20, waiting: 20 })
  // Before anything was handed over, right before the end of an email, and right after it was noted.
  const claims = await Promise.all([claimRecipients(site.payload, id), claimRecipients(site.payload, id)])
  const claimed = claims.flatMap((recipients) => recipients ?? [])
  expect(new Set(claimed.map((recipient) => recipient.id)).size).toBe(claimed.length)
  const recipientOf = async (name: string) => (await sql(`select id from newsletter_recipients where address_folded = '${name}@list.example'`))[0]?.[0]
  const [unsure, noted] = [await recipientOf('de-0'), await recipientOf('de-1')]
  const insert = (recipient: string | undefined, state: string, claim: string) =>
    sql(`insert into emails (id, key, state, claimed_by, "to", to_folded) values ('${randomUUID()}', 'newsletter-${recipient}', '${state}', ${claim}, 'a@b.example', 'a@b.example')`)
  await insert(unsure, 'queued', `'newsletter-${unsure}'`)
  await insert(noted, 'handedOver', 'null')
  await sql(`update subscriptions set state = 'unsubscribed' where email = 'de-18@list.example'`, `insert into suppressions (id, address_folded, reason) values ('${randomUUID()}', 'de-19@list.example', 'complaint')`)
  await sendAll(id)
  const got = mailServer.mails.filter(({ headers }) => String(headers.get('message-id')).includes('newsletter-')).flatMap(addressesOf).filter((address) => addresses.includes(address))
  expect(got.length).toBe(new Set(got).size)
  expect(got).not.toContain('de-18@list.example')
  expect(got).not.toContain('de-19@list.example')
  const numbers = await numbersOf(id)
  expect(numbers).toMatchObject({ recipients: 20, waiting: 0, uncertain: 1, failed: 0, left: 0 })
  expect(await findUncertainRecipients(site.payload, id)).toMatchObject([{ email: 'de-0@list.example' }])
  expect(numbers.skipped + numbers.handedOver + numbers.uncertain).toBe(20)
  expect(got.length).toBe(numbers.handedOver - 1)
  for (const address of got) expect(mailServer.to(address)[0]?.subject).toBe(Number(/\d+/.exec(address)?.[0]) % 2 ? 'ზამთარი' : 'Winter')
  const emails = await cms.send<{ docs: { state: string; kind: string }[] }>('GET', `emails?where[to][equals]=${got[0]}`)
  expect(emails.docs).toMatchObject([{ kind: 'newsletter', state: 'handedOver' }])
  const { doc: copy } = await editor.send<{ doc: { id: string; state: string } }>('POST', `newsletters/${id}/duplicate?locale=en`)
  expect(copy.state).toBe('draft')
  expect((await act(copy.id, 'send')).status).toBe(202)
  await sendAll(copy.id)
  expect(await numbersOf(copy.id)).toMatchObject({ recipients: 18, handedOver: 18 })
})

test('a mail server that refuses everything, or is away, costs no letter, and one address that it refuses costs only that one', async () => {
  console.error = () => undefined
  await subscribeAll('pl', 4, { country: 'PL' })
  const id = await write('refused', onlyFrom('PL'))
  expect((await act(id, 'send')).status).toBe(202)
  mailServer.refusal = { code: 535, message: 'Sign in first', at: 'sender' }
  await sendNewsletters(site.payload)
  await sendNewsletters(site.payload)
  expect(await numbersOf(id)).toMatchObject({ recipients: 4, waiting: 4 })
  expect(await findProblems(site.payload)).toMatchObject([{ task: 'Mail server', reason: expect.stringContaining('Sign in first') }])
  await noteRelay(site.payload, null)
  await mailServer.close()
  await sendNewsletters(site.payload)
  expect(await numbersOf(id)).toMatchObject({ recipients: 4, waiting: 4 })
  await mailServer.open()
  mailServer.refusal = { code: 550, message: '5.1.1 No such user', only: 'pl-2@list.example' }
  await sendAll(id)
  mailServer.refusal = null
  expect(await numbersOf(id)).toMatchObject({ recipients: 4, handedOver: 3, failed: 1 })
  expect(await findSuppression(site.payload, 'pl-2@list.example')).toBe('unknownAddress')

  const later = await write('later', onlyFrom('PL'))
  mailServer.refusal = { code: 451, message: 'Try again later', only: 'pl-1@list.example' }
  expect((await act(later, 'send')).status).toBe(202)
  await eventually(async () => {
    await sendNewsletters(site.payload)
    expect(await numbersOf(later)).toMatchObject({ recipients: 3, handedOver: 2, deferred: 1 })
  })
  mailServer.refusal = null
  await sql("update newsletter_recipients set wait_until = null where state = 'waiting'")
  await sendAll(later)
  expect(await numbersOf(later)).toMatchObject({ recipients: 3, handedOver: 3 })
})

function start(): Program {
  const worker = startWorkerProcess()
  workers.push(worker)
  return worker
}

const READERS = amount(400, 20_000)

test('with workers killed and letters paused in the middle everybody gets theirs once, and a ticket waits for none', LONG, async () => {
  await cms.createEvent('seated')
  const addresses = await subscribeAll('all', READERS, { country: 'ES' })
  const id = await write('everybody', onlyFrom('ES'))
  const got = () => addresses.flatMap((address) => mailServer.to(address).map(() => address))
  const reached = (part: number) => eventually(() => expect(got().length).toBeGreaterThanOrEqual(READERS * part), { interval: amount(10, 100) })
  expect((await act(id, 'send')).status).toBe(202)
  let running = [start(), start()]
  for (const part of [0.1, 0.25, 0.4, 0.55, 0.7]) {
    await reached(part)
    await running[0]?.end()
    running = [...running.slice(1), start()]
    await endLeases()
  }
  for (const part of [0.75, 0.8]) {
    await reached(part)
    expect((await act(id, 'pause')).status).toBe(202)
    await setTimeout(1000)
    const count = got().length
    await setTimeout(1000)
    expect(got().length).toBe(count)
    expect((await act(id, 'resume')).status).toBe(202)
  }
  const begun = Date.now()
  expect((await register(site, 'ticket@example.com', 'seated')).status).toBe(201)
  await eventually(() => expect(mailServer.to('ticket@example.com')).toHaveLength(1), { interval: 20 })
  expect(Date.now() - begun).toBeLessThan(20_000)
  await eventually(async () => {
    await endLeases()
    expect((await stateOf(id)).state).toBe('sent')
  }, { interval: 1000 })
  const known = got()
  expect(known.length).toBe(new Set(known).size)
  const numbers = await numbersOf(id)
  expect(numbers).toMatchObject({ recipients: READERS, waiting: 0, skipped: 0, failed: 0, deferred: 0 })
  expect(numbers.uncertain).toBeLessThanOrEqual(5)
  expect(numbers.handedOver).toBeGreaterThanOrEqual(READERS - 5)
  expect(known.length).toBeGreaterThanOrEqual(numbers.handedOver)
  for (const [index, address] of addresses.entries()) for (const email of mailServer.to(address)) expect(email.subject).toBe(index % 2 ? 'ზამთარი' : 'Winter')
  expect(await Promise.all(running.map((worker) => worker.end('SIGTERM')))).toEqual([0, 0])
})
