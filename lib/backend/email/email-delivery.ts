import nodemailer, { type Transporter } from 'nodemailer'
import type MailComposer from 'nodemailer/lib/mail-composer'
import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { processState } from '../jobs/process-state'
import { isOutdated, recordDelivery } from './deliveries'
import type { EmailMessage, QueuedEmail } from './email-message'
import { writeToOutbox } from './outbox'

const state: { smtpTransport?: Transporter; unrecorded: Set<string> } = processState('emailDelivery', () => ({ unrecorded: new Set() }))

/** Whether emails can be delivered now; always true without a mail server, when they are written to files. */
export async function isMailServerUp(): Promise<boolean> {
  const smtp = smtpTransport()
  if (!smtp) return true
  return smtp.verify().then(
    () => true,
    () => false,
  )
}

/**
 * Delivers an email once, whichever process tries: to the mail server of `SMTP_URL`, or as a file into
 * `DATA_DIR/outbox`.
 */
export async function deliverEmail(payload: Payload, email: QueuedEmail): Promise<void> {
  const { key, mail } = email
  // Where the database was away after the mail server had taken it, only the record is missing.
  if (!state.unrecorded.has(key)) {
    if (await isOutdated(payload, email)) return
    const message = toMimeMessage(key, mail)
    const smtp = smtpTransport()
    if (smtp) await smtp.sendMail(message)
    else writeToOutbox(key, await toBuffer(message))
    state.unrecorded.add(key)
  }
  await recordDelivery(payload, email)
  state.unrecorded.delete(key)
}

function toMimeMessage(key: string, { calendar, ...email }: EmailMessage): MailComposer.Options {
  const { SITE_URL, MAIL_FROM } = env()
  const host = new URL(SITE_URL).hostname
  return {
    ...email,
    from: MAIL_FROM ?? `no-reply@${host}`,
    messageId: `<${key}@${host}>`,
    ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.content } }),
    // Prevents automatic replies (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated', ...email.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

function smtpTransport(): Transporter | null {
  const { SMTP_URL } = env()
  if (!SMTP_URL) return null
  state.smtpTransport ??= nodemailer.createTransport({
    url: SMTP_URL,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 20_000,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return state.smtpTransport
}

async function toBuffer(message: MailComposer.Options): Promise<Buffer> {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const { message: content } = await stream.sendMail(message)
  return content as Buffer
}
