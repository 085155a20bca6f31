import { Readable } from 'node:stream'
import nodemailer, { type SentMessageInfo, type Transporter } from 'nodemailer'
import type MailComposer from 'nodemailer/lib/mail-composer'
import { JobCancelledError, type Payload } from 'payload'
import { env } from '@/lib/env'
import { processState } from '../jobs/process-state'
import { claimDelivery, dropClaim, findClaim, isNoLongerDue, recordDelivery } from './deliveries'
import type { EmailMessage, QueuedEmail } from './email-message'
import { writeToOutbox } from './outbox'
import { plainSubject } from './plain-subject'
import { drawQrCode } from './qr-picture'
import { classifyRefusal, type SendError } from './refusals'

/** Shown to staff when it is not known whether the mail server has an email. */
const UNCERTAIN = 'It was cut off while it was being sent: the mail server may have it. Try again if it has not arrived.'

const ADDRESSES = /[^\s<>()[\],;:"']+@[^\s<>()[\],;:"']+/g

interface DeliveryState {
  smtpTransport?: Transporter
  unrecorded: Set<string>
  /** What the mail server said to the last email, if it takes no other one either. */
  relayRefusal?: { job: string; error: Error }
}

const state = processState<DeliveryState>('emailDelivery', () => ({ unrecorded: new Set() }))

/** @returns why no email can be delivered now; null without a mail server, when they are written to files */
export async function askMailServer(): Promise<SendError | null> {
  const smtp = smtpTransport()
  if (!smtp) return null
  return smtp.verify().then(
    () => null,
    (error: Error) => error,
  )
}

/** @returns the job of the last email, if the mail server refused it for a reason that concerns all emails; once */
export function takeRelayRefusal(): { job: string; error: Error } | undefined {
  const { relayRefusal } = state
  state.relayRefusal = undefined
  return relayRefusal
}

/**
 * Delivers an email once, whichever process tries: to the mail server of `SMTP_URL`, or as a file into
 * `DATA_DIR/outbox`.
 *
 * @param job which has the email
 * @throws JobCancelledError when the mail server refuses it for good, or when it is not known whether it has it: it is not
 *   sent again by itself
 */
export async function deliverEmail(payload: Payload, email: QueuedEmail, job: string): Promise<void> {
  const { key } = email
  // Where the database was away after the mail server had taken it, only the record is missing.
  if (!state.unrecorded.has(key)) {
    if (await isNoLongerDue(payload, email)) return
    const claimedBy = await findClaim(payload, key)
    if (claimedBy === job) throw new JobCancelledError(UNCERTAIN)
    if (claimedBy) throw new Error('Another job is sending it.')
    const { message, envelope } = await compose(email)
    const smtp = smtpTransport()
    if (smtp) await handOver(payload, smtp, { email, message, envelope, job })
    else writeToOutbox(key, message)
    state.unrecorded.add(key)
  }
  await recordDelivery(payload, email)
  state.unrecorded.delete(key)
}

interface HandOver {
  email: QueuedEmail
  message: Buffer
  envelope: SentMessageInfo['envelope']
  job: string
}

/**
 * The email is claimed before the dot that ends it: before that, the mail server has nothing to keep, and after it nearly
 * always everything.
 */
async function handOver(payload: Payload, smtp: Transporter, { email, message, envelope, job }: HandOver): Promise<void> {
  let claim: Promise<void> | undefined
  let hasFailed = false
  // Data is read ahead of the answers of the mail server, so the claim may still be on its way when it refuses the email.
  async function* content() {
    yield message
    if (hasFailed) return
    claim = claimDelivery(payload, email, job)
    await claim
  }
  try {
    await smtp.sendMail({ envelope, raw: Readable.from(content()) })
  } catch (error) {
    hasFailed = true
    const isClaimed = await claim?.then(() => true, () => false)
    const sendError = withoutAddresses(error)
    if (isClaimed && (sendError.responseCode ?? 0) < 400) throw new JobCancelledError(UNCERTAIN)
    if (isClaimed) await dropClaim(payload, job)
    const concerns = classifyRefusal(sendError)
    if (concerns === 'email') throw new JobCancelledError(sendError.message)
    if (concerns === 'relay') state.relayRefusal = { job, error: sendError }
    throw sendError
  }
}

/** Mail servers repeat the address they refuse, which would stay with the job and in the log after it has been erased. */
function withoutAddresses(error: unknown): Error & SendError {
  const { message, code, command, responseCode } = error instanceof Error ? (error as Error & SendError) : { message: String(error) } as SendError
  return Object.assign(new Error(message.replace(ADDRESSES, 'the address')), { code, command, responseCode })
}

function toMimeMessage(key: string, { calendar, qrCodes = [], senderName = '', ...email }: EmailMessage, pictures: Buffer[]): MailComposer.Options {
  const { SITE_URL, MAIL_FROM } = env()
  const host = new URL(SITE_URL).hostname
  return {
    ...email,
    subject: plainSubject(email.subject),
    from: MAIL_FROM ?? { name: senderName, address: `no-reply@${host}` },
    messageId: `<${key}@${host}>`,
    attachments: qrCodes.map(({ cid }, index) => ({ cid, filename: `${cid}.png`, content: pictures[index], contentType: 'image/png', contentDisposition: 'inline' })),
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
    connectionTimeout: 10_000,
    // Some mail servers let strangers wait before they greet.
    greetingTimeout: 30_000,
    // Some mail servers look through an email before they say whether they take it.
    socketTimeout: 60_000,
  } as Parameters<typeof nodemailer.createTransport>[0])
  return state.smtpTransport
}

async function compose({ key, mail }: QueuedEmail): Promise<Pick<HandOver, 'message' | 'envelope'>> {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const pictures = await Promise.all((mail.qrCodes ?? []).map(({ text }) => drawQrCode(text)))
  const { message, envelope } = await stream.sendMail(toMimeMessage(key, mail, pictures))
  return { message: message as Buffer, envelope }
}
