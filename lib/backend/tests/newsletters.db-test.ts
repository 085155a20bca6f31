// On Postgres too: recipients are frozen, claimed and counted by statements.
import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { amount } from '../../../scripts/test/amount.mjs'
import { freePort } from '../../../scripts/test/local-server.mjs'
import { after, eventually, expect, LONG, test } from './support/test'
import { findProblems } from '../database/queue/background-problems'
import { findSuppression } from '../email/records/suppressions'
import type { NewsletterNumbers } from '../newsletters/recipients'
import { findUncertainRecipients } from '../newsletters/uncertain'
import { post, register, send, Staff } from './support/client'
import { MailServer } from './support/mail-server'
import { addressesOf } from './support/outbox'
import { startWorkerProcess, type Program } from './support/programs'
import { openSite } from './support/site'
import { runSql } from './support/sql'

/** In a minute, where nothing is about the rate. */
const RATE = 60_000
const LONGEST = 180_000

const mailServer = new MailServer(await freePort())
await mailServer.open()
const site = await openSite({ content: 'empty', settings: { SMTP_URL: mailServer.smtpUrl, NEWSLETTER_RATE: String(RATE), SITE_URL: 'https://events.example' }, hasWorker: false })
const workers: Program[] = []
after(async () => {
  await Promise.all(workers.map((worker) => worker.end()))
  await mailServer.close()
})
const { sendNewsletters, beginDueNewsletters } = await import('../newsletters/send-newsletters')
const { sendEmails } = await import('../email/delivery/email-queue')
const { noteRelay } = await import('../email/delivery/relay')

const cms = await Staff.signIn(site)
const [editor, desk, door] = [await cms.hire('editor'), await cms.hire('desk', 'desk@leadx.example'), await cms.hire('door')]

const sql = (...statements: string[]) => runSql(process.env.DATABASE_URL ?? '', statements)

const text = (words: string) => ({ type: 'text', version: 1, text: words, format: 0, detail: 0, mode: 'normal', style: '' })
const element = (type: string, ...children: object[]) => ({ type, version: 1, children, direction: null, format: '', indent: 0 })
const block = (fields: object) => ({ type: 'block', version: 2, format: '', fields: { id: randomUUID(), blockName: '', ...fields } })
const bodyOf = (words: string, ...more: object[]) => ({ root: element('root', element('paragraph', text(words)), ...more) })

interface Letter {
  subject?: string
  ka?: boolean
  audience?: object
  isListed?: boolean
  more?: object[]
}

async function write(identifier: string, { subject = 'Winter', ka = true, audience, isListed, more = [] }: Letter = {}): Promise<string> {
  const { doc } = await editor.send('POST', 'newsletters?locale=en', { identifier, subject, preheader: 'What comes', body: bodyOf('The mill opens again.', ...more), audience, isListed })
  if (ka) await editor.send('PATCH', `newsletters/${doc.id}?locale=ka`, { subject: 'ზამთარი', body: bodyOf('ქარხანა ისევ იხსნება.', ...more) })
  return doc.id
}

/** Puts confirmed addresses on the list, every second one of somebody who reads Georgian. */
async function subscribeAll(group: string, count: number, columns: Record<string, string> = {}): Promise<string[]> {
  const addresses = Array.from({ length: count }, (_, index) => `${group}-${index}@list.example`)
  const [names, values] = [Object.keys(columns).map((name) => `, ${name}`).join(''), Object.values(columns).map((value) => `, '${value}'`).join('')]
  for (let start = 0; start < count; start += 500) {
    const rows = addresses.slice(start, start + 500).map((email, index) => `('${randomUUID()}', '${email}', '${(start + index) % 2 ? 'ka' : 'en'}', 'confirmed', '2027-01-02T00:00:00.000Z'${values})`)
    await sql(`insert into subscriptions (id, email, locale, state, confirmed_at${names}) values ${rows.join(', ')}`)
  }
  return addresses
}

/** Each group is told by its country. */
const onlyFrom = (country: string) => ({ audience: { country } })

const stateOf = async (id: string) => (await editor.send<{ state: string; sentAt: string | null; sendAt: string | null }>('GET', `newsletters/${id}?locale=en&depth=0`))
const act = (id: string, name: string, body: object = {}, staff = cms) => staff.ask('POST', `newsletters/${id}/${name}`, body)
const numbersOf = (id: string) => desk.send<NewsletterNumbers>('GET', `newsletters/${id}/numbers`)
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

test('a letter is written by editors, counted by language, and tested by whoever asks, whose links leave nothing', async () => {
  await subscribeAll('gb', 5, { country: 'GB' })
  const id = await write('winter-2027', onlyFrom('GB'))
  expect(await stateOf(id)).toMatchObject({ state: 'draft', sentAt: null, sendAt: null })
  expect((await desk.ask('POST', 'newsletters?locale=en', { identifier: 'x', subject: 'x' })).status).toBe(403)
  expect((await desk.ask('GET', `newsletters/${id}?locale=en`)).status).toBe(200)
  expect((await door.ask('GET', `newsletters/${id}?locale=en`)).status).toBe(403)
  expect((await send(site, 'GET', `/cms/api/newsletters/${id}`)).status).toBe(403)
  const { doc } = await editor.send<{ doc: { state: string; sentAt: string | null } }>('PATCH', `newsletters/${id}?locale=en`, { state: 'sent', sentAt: '2027-01-01T00:00:00Z' })
  expect([doc.state, doc.sentAt]).toEqual(['draft', null])

  const recipients = (key = id) => editor.send('GET', `newsletters/${key}/recipients`)
  expect(await recipients()).toEqual({ total: 5, en: 3, ka: 2, fallback: 0 })
  expect(await recipients(await write('english-alone', { ka: false, ...onlyFrom('GB') }))).toEqual({ total: 5, en: 5, ka: 0, fallback: 2 })
  expect(await recipients(await write('since', { audience: { country: 'GB', subscribedSince: '2027-01-03T00:00:00Z' } }))).toEqual({ total: 0, en: 0, ka: 0, fallback: 0 })
  expect(await recipients(await write('readers', { audience: { country: 'GB', language: 'ka' } }))).toEqual({ total: 2, en: 0, ka: 2, fallback: 0 })
  const event = await cms.createEvent('seated')
  expect((await register(site, 'gb-0@list.example', 'seated')).status).toBe(201)
  expect(await recipients(await write('guests', { audience: { country: 'GB', event, isRegistered: true } }))).toMatchObject({ total: 1 })
  expect(await recipients(await write('others', { audience: { country: 'GB', event, isRegistered: false } }))).toMatchObject({ total: 4 })

  expect((await desk.ask('POST', `newsletters/${id}/test`, {})).status).toBe(403)
  const { sentTo } = await cms.send<{ sentTo: string }>('POST', `newsletters/${id}/test`)
  await eventually(async () => {
    await sendEmails(site.payload)
    expect(mailServer.to(sentTo).map(({ subject }) => subject).sort()).toEqual(['[Test] Winter', '[სატესტო] ზამთარი'])
  })
  for (const email of mailServer.to(sentTo)) {
    expect(email.headers.get('list')).toBeUndefined()
    expect(String(email.html)).not.toContain('/subscription/')
  }
})

test('what a letter shows is in the email, on its page and in the plain text, with addresses from outside', async () => {
  const event = await cms.createEvent('carded', { title: 'Carded Summit' })
  const link = { ...element('link', text('the agenda')), fields: { linkType: 'custom', url: '/event/carded/agenda', newTab: false }, version: 3 }
  const more = [
    { ...element('heading', text('What is new')), tag: 'h2' },
    element('paragraph', text('See '), link),
    block({ blockType: 'button', label: 'Register', href: 'https://events.example/event/carded' }),
    block({ blockType: 'card', document: { relationTo: 'events', value: event } }),
  ]
  const id = await write('parts', { more, ...onlyFrom('NO') })
  const preview = await editor.send<{ language: string; subject: string; html: string; text: string }>('GET', `newsletters/${id}/preview?locale=ka`)
  expect([preview.language, preview.subject]).toEqual(['ka', 'ზამთარი'])
  expect(preview.html).toContain('href="https://events.example/event/carded/agenda?lang=ge"')
  expect(preview.html).toContain('Carded Summit')
  expect(preview.text).toContain('Register:\nhttps://events.example/event/carded')
  expect((await editor.ask('GET', `newsletters/${id}/preview?locale=de`)).status).toBe(422)
  const { warnings } = await editor.send<{ warnings: { kind: string }[] }>('GET', `newsletters/${await write('in-english', { ka: false })}/warnings`)
  expect(warnings).toEqual([{ kind: 'unwritten', locale: 'ka' }])
  const { doc: long } = await editor.send('POST', 'newsletters?locale=en', { identifier: 'long', subject: 'Long', body: bodyOf('Long', ...Array.from({ length: 3500 }, () => element('paragraph', text('word'))), block({ blockType: 'button', label: 'In', href: 'https://nowhere.invalid/' })) })
  const found = await editor.send<{ warnings: { kind: string; href?: string }[] }>('GET', `newsletters/${long.id}/warnings`)
  expect(found.warnings.map(({ kind }) => kind)).toEqual(['tooLong', 'unwritten', 'deadLink'])

  await subscribeAll('no', 1, { country: 'NO' })
  expect((await act(id, 'send')).status).toBe(202)
  await sendAll(id)
  const { items } = await (await site.fetch('/api/newsletters?identifier=parts&lang=ge')).json() as { items: { subject: string; body: string; untranslated?: string[] }[] }
  expect(items).toMatchObject([{ subject: 'ზამთარი', preheader: '', isListed: true }])
  expect(items[0]?.body).toContain('<p data-part="button"><a href="https://events.example/event/carded">Register</a></p>')
  expect(items[0]?.body).toContain('<div data-part="card"><a href="/event/carded"><strong>Carded Summit</strong></a>')
})

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
  expect(((await (await site.fetch('/api/newsletters?all=true&select=identifier')).json()) as { items: { identifier: string }[] }).items.map(({ identifier }) => identifier)).toEqual(['parts'])

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

test('a reader leaves with one click, from whatever address many do, changes the language, and is counted with the letter', async () => {
  await subscribeAll('it', 3, { country: 'IT' })
  const id = await write('leaving', onlyFrom('IT'))
  expect((await act(id, 'send')).status).toBe(202)
  await sendAll(id)
  const [email] = mailServer.to('it-0@list.example')
  const list = email?.headers.get('list') as unknown as { unsubscribe: { url: string }; 'unsubscribe-post': { name: string } }
  expect(list['unsubscribe-post'].name).toBe('List-Unsubscribe=One-Click')
  expect(email?.headerLines.find(({ key }) => key === 'list-id')?.line).toMatch(/: <letters\.events\.example>$/)
  expect(email?.text).toContain('/letter/leaving')
  const { pathname, search } = new URL(list.unsubscribe.url)
  expect(search).toContain(id)
  const own = pathname.replace('/subscription', '/api/ownSubscriptions')
  expect(await (await site.fetch(own)).json()).toEqual({ email: 'it-0@list.example', state: 'confirmed', locale: 'en' })
  expect((await post(site, `${own}/language`, { locale: 'de' })).status).toBe(422)
  expect(await (await post(site, `${own}/language`, { locale: 'ge' })).json()).toMatchObject({ locale: 'ge' })
  const leave = () => site.fetch(pathname + search, { method: 'POST', headers: { 'Content-Type': 'application/x-www-form-urlencoded' }, body: 'List-Unsubscribe=One-Click' })
  expect((await site.fetch(own, { method: 'HEAD' })).status).toBe(200)
  expect(await numbersOf(id)).toMatchObject({ left: 0 })
  expect([(await leave()).status, (await leave()).status]).toEqual([200, 200])
  expect(await numbersOf(id)).toMatchObject({ recipients: 3, handedOver: 3, left: 1 })

  await cms.send('POST', 'people/erase', { email: 'it-1@list.example' })
  expect(await numbersOf(id)).toMatchObject({ recipients: 3, handedOver: 3, left: 1 })
  expect(await sql("select count(*) from newsletter_recipients where address_folded = 'it-1@list.example'")).toEqual([['0']])
  await sql(`update newsletters set sent_at = '2025-01-01T00:00:00.000Z' where identifier = 'leaving'`)
  const { deleteExpiredData } = await import('../retention/expired-data')
  while ((await deleteExpiredData(site.payload, { deleteOldEmails: () => undefined, deleteRecordsWithout: () => Promise.resolve(0) })) > 0);
  expect(await numbersOf(id)).toMatchObject({ recipients: 0 })
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
  const addresses = await subscribeAll('all', READERS, { country: 'ES' })
  const id = await write('everybody', onlyFrom('ES'))
  const got = () => addresses.flatMap((address) => mailServer.to(address).map(() => address))
  const reached = (part: number) => eventually(() => expect(got().length).toBeGreaterThanOrEqual(READERS * part), { interval: amount(10, 100), timeout: LONGEST * amount(1, 10) })
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
  expect(Date.now() - begun).toBeLessThan(5000)
  await eventually(async () => {
    await endLeases()
    expect((await stateOf(id)).state).toBe('sent')
  }, { interval: 1000, timeout: LONGEST * amount(1, 10) })
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

test('staff invite to the list by an address or a file, and only whoever confirms is on it', LONG, async () => {
  const invite = (email: string) => desk.ask('POST', 'subscriptions/invite', { email })
  expect((await editor.ask('POST', 'subscriptions/invite', { email: 'a@invited.example' })).status).toBe(403)
  expect((await invite('nonsense')).status).toBe(422)
  expect((await invite('One@invited.example')).status).toBe(200)
  expect((await invite('gb-1@list.example')).status).toBe(409)
  await sendEmails(site.payload)
  const [email] = mailServer.to('one@invited.example')
  const token = /subscription\/(\w[\w-]+)/.exec(email?.text ?? '')?.[1] ?? ''
  expect(await (await site.fetch(`/api/ownSubscriptions/${token}`)).json()).toMatchObject({ state: 'pending' })
  expect((await post(site, `/api/ownSubscriptions/${token}/confirm`, {})).status).toBe(200)
  const { docs } = await site.payload.find({ collection: 'subscriptions', where: { email: { equals: 'one@invited.example' } } })
  expect(docs).toMatchObject([{ state: 'confirmed', consent: { where: 'invitation', at: expect.any(String) } }])

  const file = Buffer.from('Name;Email;Language\nNino;two@invited.example;Georgian\nOne;one@invited.example;\nNobody;wrong;\n').toString('base64')
  const { id } = await desk.send<{ id: string }>('POST', 'subscriptions/import', { fileName: 'list.csv', file })
  const worker = start()
  await eventually(async () => expect(await desk.send('GET', `subscriptions/import/${id}`)).toMatchObject({ state: 'done', total: 3, done: 3, counts: { invited: 1, exists: 1, left: 0, asked: 0, wrong: 1 } }))
  await eventually(() => expect(mailServer.to('two@invited.example').map(({ subject }) => subject)).toEqual([expect.stringContaining('მოგწეროთ ხოლმე?')]))
  expect(await worker.end('SIGTERM')).toBe(0)
})

test('an import of addresses that breaks off says so and keeps none, nor does one keep somebody who was erased', async () => {
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
