import { randomUUID } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import nodemailer, { type Transporter } from 'nodemailer'
import type MailComposer from 'nodemailer/lib/mail-composer'
import { env } from '@/lib/env'

/** A letter ready to be sent. */
export interface Mail {
  to: string
  subject: string
  text: string
  html: string
  replyTo?: string
  headers?: Record<string, string>
  /** A calendar entry that goes along (RFC 5546). */
  calendar?: { method: 'PUBLISH' | 'REQUEST' | 'CANCEL'; content: string }
}

/**
 * Tells whether mail can be handed over at the moment.
 *
 * @returns true without a mail server: files can always be written
 */
export async function isMailServerUp(): Promise<boolean> {
  const smtp = smtpTransport()
  if (!smtp) return true
  return smtp.verify().then(
    () => true,
    () => false,
  )
}

/**
 * Hands a letter over: to the mail server of `SMTP_URL`, or into `DATA_DIR/outbox` as a file. A letter is
 * handed over once, even when this process is killed before the queue hears of it.
 *
 * @param key names the letter for good; the same key twice is the same letter
 * @throws Error when the server refuses it or is away
 */
export async function deliver(key: string, mail: Mail): Promise<void> {
  if (delivered().has(key)) return
  const message = toMessage(key, mail)
  const smtp = smtpTransport()
  if (smtp) await smtp.sendMail(message)
  else await writeFile(key, message)
  remember(key)
}

function toMessage(key: string, { calendar, ...mail }: Mail): MailComposer.Options {
  const { SITE_URL, MAIL_FROM } = env()
  const host = new URL(SITE_URL).hostname
  return {
    ...mail,
    from: MAIL_FROM ?? `no-reply@${host}`,
    messageId: `<${key}@${host}>`,
    ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.content } }),
    // No answers by other machines, such as "I am on holiday" (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

const shared = globalThis as { smtpTransport?: Transporter; deliveredMail?: Set<string> }

function smtpTransport(): Transporter | null {
  const { SMTP_URL } = env()
  if (!SMTP_URL) return null
  shared.smtpTransport ??= nodemailer.createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return shared.smtpTransport
}

async function writeFile(key: string, message: MailComposer.Options): Promise<void> {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: content } = await stream.sendMail(message)
  const file = path.join(outbox(), `${key}.eml`)
  const unfinished = `${file}.${randomUUID()}`
  writeFileSync(unfinished, content as Buffer, { mode: 0o600 })
  renameSync(unfinished, file)
}

/** The keys of all letters that were handed over, as a file that outlives a kill. */
function delivered(): Set<string> {
  const file = journal()
  shared.deliveredMail ??= new Set(existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [])
  return shared.deliveredMail
}

function remember(key: string): void {
  delivered().add(key)
  appendFileSync(journal(), `${key}\n`, { mode: 0o600 })
}

function journal(): string {
  return path.join(outbox(), 'delivered.log')
}

function outbox(): string {
  const folder = path.join(env().DATA_DIR, 'outbox')
  mkdirSync(folder, { recursive: true })
  return folder
}
