// On Postgres too: the lease of the mailbox, and what reports change, are statements.
import { readdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import type { ParsedMail } from 'mailparser'
import { after, eventually, expect, LONG, SAME_ON_BOTH, test } from './support/test'
import { readValue } from '../database/key-values'
import { findProblems } from '../database/queue/background-problems'
import type { EmailState } from '../email/records/email-states'
import { makeJobsDue } from './support/due-jobs'
import { MailServer } from './support/mail-server'
import { startWorkerProcess } from './support/programs'
import { openSite } from './support/site'
import { endLeases } from './support/sql'
import { amount } from '../../../scripts/test/amount.mjs'
import { startDovecot } from '../../../scripts/test/dovecot.mjs'
import { freePort } from '../../../scripts/test/local-server.mjs'

const EMAILS = amount(208, 4000)
/** In milliseconds: each look costs others time. */
const SELDOM = { interval: 250 }

const mailServer = new MailServer(await freePort())
await mailServer.open()
const dovecot = await startDovecot()
const SETTINGS = { SMTP_URL: `smtp://site:secret@127.0.0.1:${mailServer.port}`, MAIL_BOUNCES: 'bounces@example.org', BOUNCES_IMAP_URL: dovecot?.url ?? '' }
const site = await openSite({ content: 'empty', settings: SETTINGS, hasWorker: false })
const LONG_WITH_DOVECOT = { ...LONG, skip: dovecot ? (false as const) : 'there is no Dovecot on this machine, and it could not be installed' }

let worker = startWorkerProcess()
after(async () => {
  await worker.end('SIGTERM')
  await mailServer.close()
  await dovecot?.stop()
})

async function queue(addresses: readonly string[]): Promise<void> {
  const email = (to: string) => ({ key: `test-${to}`, mail: { to, subject: 'A ticket', text: 'Once', html: '<p>Once</p>' } })
  for (const to of addresses) await site.payload.jobs.queue({ task: 'sendMail', queue: 'mail', input: email(to) })
}

async function statesOf(addresses: readonly string[]): Promise<Record<string, EmailState>> {
  const { docs } = await site.payload.find({ collection: 'emails', where: { toFolded: { in: [...addresses] } }, pagination: false })
  return Object.fromEntries(docs.map(({ toFolded, state }) => [toFolded, state]))
}

async function countIn(operator: 'in' | 'not_in', states: EmailState[]): Promise<number> {
  return (await site.payload.count({ collection: 'emails', where: { state: { [operator]: states } } })).totalDocs
}

/** Uses the mailbox as a person does. */
async function inMailbox<Result>(work: (client: ImapFlow) => Promise<Result>): Promise<Result> {
  const { hostname: host, port, username, password } = new URL(dovecot?.url ?? '')
  const client = new ImapFlow({ host, port: Number(port), auth: { user: username, pass: decodeURIComponent(password) }, logger: false })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.logout()
  }
}

const put = (messages: readonly string[]) =>
  inMailbox(async (client) => {
    for (const message of messages) await client.append('INBOX', message.replaceAll('\n', '\r\n'))
  })

/** The subjects of what lies in a folder, and whether somebody has read it. */
const lookInto = (folder: string) =>
  inMailbox(async (client) => {
    await client.mailboxOpen(folder, { readOnly: true })
    const found: { subject?: string; isRead?: boolean }[] = []
    if (!client.mailbox || client.mailbox.exists === 0) return found
    for await (const { envelope, flags } of client.fetch('1:*', { envelope: true, flags: true })) found.push({ subject: envelope?.subject, isRead: flags?.has('\\Seen') })
    return found
  })

const recipientOf = (mail: ParsedMail) => [mail.to].flat()[0]?.value[0]?.address ?? ''
const tokenOf = (mail: ParsedMail) => String(mail.headers.get('x-pm-metadata-email'))

interface Said {
  header?: string
  fields?: string
  returned?: string
  type?: string
}

function report(to: string, { header = '', fields = '', returned = '', type = 'delivery-status' }: Said): string {
  const parts = [['text/plain', 'What became of your message'], [`message/${type}`, fields], ['message/rfc822', returned || 'Subject: A ticket\n']]
  return `From: MAILER-DAEMON@mx.example\nTo: ${to}\nSubject: Report\n${header}MIME-Version: 1.0\nContent-Type: multipart/report; report-type=${type}; boundary="b"\n\n${parts.map(([kind, text]) => `--b\nContent-Type: ${kind}\n\n${text}\n`).join('')}--b--\n`
}

const status = (action: string, code: string, diagnostic = '', message = '') => `Reporting-MTA: dns; mx.example\n${message}\nFinal-Recipient: rfc822; somebody@there.example\nAction: ${action}\nStatus: ${code}\n${diagnostic}`

/** What becomes of the emails, in turn: what their mail server says, or what is reported later, and how they end. */
const FATES: [state: EmailState, said: { code: number; message: string; at?: 'content' } | ((mail: ParsedMail) => string) | null][] = [
  ['handedOver', null],
  ['handedOver', null],
  ['handedOver', { code: 451, message: '4.7.1 Greylisted, try again later' }],
  ['failed', { code: 550, message: '5.1.1 No such user' }],
  ['failed', { code: 554, message: '5.7.1 This is spam', at: 'content' }],
  // Postfix, to the envelope's sender.
  ['bounced', (mail) => report(`bounces+${tokenOf(mail)}@example.org`, { fields: status('failed', '5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 User unknown') })],
  // Exchange, found by the email that it answers to.
  ['bounced', (mail) => report('bounces@example.org', { header: `In-Reply-To: ${mail.messageId}\n`, fields: status('failed', '5.1.10', 'Diagnostic-Code: smtp;550 5.1.10 RESOLVER.ADR.RecipientNotFound') })],
  // Gmail, found by the header that it returns.
  ['bounced', (mail) => report('bounces@example.org', { header: 'X-Failed-Recipients: somebody@there.example\n', fields: status('failed', '5.2.2'), returned: `Message-ID: ${mail.messageId}\nSubject: A ticket\n` })],
  // Yandex, by the id of the envelope.
  ['bounced', (mail) => report('bounces@example.org', { fields: status('failed', '5.0.0', 'Diagnostic-Code: smtp; 550 5.7.1 No such user!', `Original-Envelope-Id: ${tokenOf(mail)}\n`) })],
  // Exim, without fields.
  ['bounced', (mail) => `X-Failed-Recipients: somebody@there.example\nTo: bounces+${tokenOf(mail)}@example.org\nSubject: Mail delivery failed\nContent-Type: text/plain\n\nThe following address failed:\n\n  somebody@there.example\n    550 5.1.1 User unknown\n`],
  ['delivered', (mail) => report(`bounces+${tokenOf(mail)}@example.org`, { fields: status('delivered', '2.0.0') })],
  ['deferred', (mail) => report(`bounces+${tokenOf(mail)}@example.org`, { fields: status('delayed', '4.4.1') })],
  ['complained', (mail) => report('abuse@example.org', { type: 'feedback-report', fields: `Feedback-Type: abuse\nUser-Agent: Mailbox/1\nVersion: 1\nOriginal-Mail-From: <bounces+${tokenOf(mail)}@example.org>` })],
]

/** What people write, also by their machines, or as a copy of a report. */
const replies = (mail: ParsedMail) =>
  Array.from({ length: 20 }, (_, index) => {
    const header = `From: guest-${index}@people.example\nTo: bounces+${tokenOf(mail)}@example.org\nSubject: Reply ${index}\nIn-Reply-To: ${mail.messageId}\n`
    const quoted = '> Action: failed\n> Status: 5.1.1\n> Diagnostic-Code: smtp; 550 5.1.1 User unknown\n'
    if (index % 4 === 1) return `Return-Path: <>\nAuto-Submitted: auto-replied\n${header}Content-Type: text/plain\n\nI am on holiday.\n${quoted}`
    if (index % 4 === 2) return `${header}MIME-Version: 1.0\nContent-Type: multipart/mixed; boundary="m"\n\n--m\nContent-Type: message/delivery-status\n\n${status('failed', '5.1.1')}\n--m--\n`
    if (index === 3) return `${header}MIME-Version: 1.0\nContent-Type: multipart/report; report-type=disposition-notification; boundary="r"\n\n--r\nContent-Type: message/disposition-notification\n\nDisposition: manual-action/MDN-sent-manually; displayed\n--r--\n`
    return `${header}Content-Type: text/plain\n\nWhat does this mean?\n${quoted}${index === 0 ? `${'A long story. '.repeat(80)}\n`.repeat(3000) : ''}`
  })

const addressOf = (index: number) => `guest-${index}@fate-${index % FATES.length}.example`
const fateOf = (address: string) => FATES[Number(/@fate-(\d+)\./.exec(address)?.[1] ?? -1)]
const addresses = Array.from({ length: EMAILS }, (_, index) => addressOf(index))

test('what becomes of each email is known in the end, whoever says so, and whatever people write stays', LONG_WITH_DOVECOT, async () => {
  mailServer.refuse = (address) => {
    const [, said] = fateOf(address) ?? []
    return said && typeof said === 'object' ? said : null
  }
  await queue(addresses)
  await eventually(async () => expect(await countIn('not_in', ['queued'])).toBe(EMAILS), SELDOM)
  mailServer.refuse = () => null
  await makeJobsDue(site.payload, 'sendMail')
  await eventually(async () => expect(await countIn('in', ['queued', 'deferred'])).toBe(0), SELDOM)

  const mails = mailServer.mails.map((mail) => [mail, fateOf(recipientOf(mail))?.[1]] as const)
  const reports = mails.flatMap(([mail, said]) => (typeof said === 'function' ? [said(mail)] : []))
  const [first] = mails.find(([, said]) => said === null) ?? []
  if (!first) throw new Error('Nothing was sent.')
  const people = replies(first)
  const oversized = report(`bounces+${tokenOf(first)}@example.org`, { fields: status('delivered', '2.0.0'), returned: `Subject: A ticket\n\n${`${'A picture. '.repeat(80)}\n`.repeat(3000)}` })
  const broken = `To: bounces@example.org\nSubject: Broken\nContent-Type: multipart/report; boundary="b"\n\n--b\nContent-Type: message/delivery-status\nContent-Transfer-Encoding: base64\n\n\u0001\u00ff====\n--c\nAction: failed`
  const half = Math.ceil(reports.length / 2)
  await put([...people.slice(0, 10), broken, ...reports.slice(0, half)])
  // Killed while it reads them.
  await eventually(async () => expect((await lookInto('Processed').catch(() => [])).length).toBeGreaterThan(3), SELDOM)
  await worker.end()
  await endLeases(process.env.DATABASE_URL ?? '')
  worker = startWorkerProcess()
  // The same report twice changes nothing.
  await put([...people.slice(10), oversized, ...reports.slice(half), ...reports.slice(0, 5)])
  await eventually(async () => expect(await lookInto('Processed')).toHaveLength(reports.length + 6), SELDOM)

  const states = await statesOf(addresses)
  const wrong = addresses.filter((address) => states[address] !== fateOf(address)?.[0] && address !== recipientOf(first))
  expect(wrong.length, wrong.slice(0, 5).map((address) => `${address}: ${states[address]}`).join()).toBeLessThanOrEqual(EMAILS / 100)
  expect(states[recipientOf(first)]).toBe('delivered')
  const left = await lookInto('INBOX')
  expect(left.map(({ subject }) => subject).sort()).toEqual(['Broken', ...people.map((_, index) => `Reply ${index}`)].sort())
  expect(left.filter(({ isRead }) => isRead)).toEqual([])
})

test('a mailbox that was away, and that numbers its messages anew, is read on', { ...LONG_WITH_DOVECOT, ...SAME_ON_BOTH }, async () => {
  const positionOf = () => readValue<{ uidValidity: string; uid: number }>(site.payload, 'report-mailbox-position')
  const before = { position: await positionOf(), left: await lookInto('INBOX') }
  await dovecot?.halt()
  for (const name of await readdir(dovecot?.mail ?? '')) if (name.startsWith('dovecot')) await rm(path.join(dovecot?.mail ?? '', name))
  await setTimeout(1500)
  await dovecot?.start()
  const mail = mailServer.mails.at(-1)
  if (!mail) throw new Error('Nothing was sent.')
  const count = (await lookInto('Processed')).length
  await put([report(`bounces+${tokenOf(mail)}@example.org`, { fields: status('failed', '5.1.1') })])
  await eventually(async () => expect(await lookInto('Processed')).toHaveLength(count + 1), SELDOM)
  await eventually(async () => expect(await positionOf()).not.toMatchObject({ uidValidity: before.position?.uidValidity }), SELDOM)
  expect(await lookInto('INBOX')).toEqual(before.left)
})

test('while the mail server refuses the sign-in nothing is lost, staff read what it says, and all arrive afterwards', { ...LONG_WITH_DOVECOT, ...SAME_ON_BOTH }, async () => {
  const waiting = Array.from({ length: 20 }, (_, index) => `locked-${index}@out.example`)
  mailServer.refusal = { code: 535, message: '5.7.8 Authentication failed', at: 'sign-in' }
  await queue(waiting)
  await eventually(async () => expect(await findProblems(site.payload)).toMatchObject([{ task: 'Mail server', reason: expect.stringContaining('535') }]), SELDOM)
  await setTimeout(5000)
  const { docs } = await site.payload.find({ collection: 'payload-jobs', where: { queue: { equals: 'mail' } }, pagination: false })
  const locked = docs.filter(({ input }) => waiting.some((address) => JSON.stringify(input).includes(address)))
  expect(locked.map(({ hasError, totalTried }) => [hasError, totalTried ?? 0])).toEqual(waiting.map(() => [false, 0]))
  mailServer.refusal = null
  await eventually(async () => expect(Object.values(await statesOf(waiting))).toEqual(waiting.map(() => 'handedOver')), SELDOM)
  for (const address of waiting) expect(mailServer.to(address)).toHaveLength(1)
  await eventually(async () => expect(await findProblems(site.payload)).toEqual([]), SELDOM)
})
