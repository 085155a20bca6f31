import { Readable } from 'node:stream'
import nodemailer, { type SentMessageInfo, type Transporter } from 'nodemailer'
import type MailComposer from 'nodemailer/lib/mail-composer'
import { JobCancelledError, type Payload } from 'payload'
import { env } from '@/lib/env'
import { processState } from '@/lib/runtime'
import { changeEmailState, type EmailChange } from '../records/change-email-state'
import { openMessage, type EmailMessage } from '../email-message'
import { claimEmail, dropClaim, forgetEmail, hasNewer, takeUp, type EmailRecord, type StoredEmail } from '../records/email-records'
import { bounceAddress, metadataHeaders, relayIdIn, reportWish, senderAddress } from './envelope'
import { dkimOptions } from './dkim'
import { isHandedOver } from '../records/email-states'
import { writeToOutbox } from './outbox'
import { plainSubject } from '../plain-subject'
import { drawQrCode } from '../qr-picture'
import { classifyRefusal, enhancedStatus, hideAddresses, type SendError } from './refusals'

/** Shown to staff when it is not known whether the mail server has an email. */
const UNCERTAIN = 'It was cut off while it was being sent: the mail server may have it. Try again if it has not arrived.'

interface DeliveryState {
  smtpTransport?: Transporter
  /** What the mail server has of which the database does not know yet, by key. */
  unrecorded: Map<string, EmailChange>
  /** What the mail server said of all emails, by the jobs of those that it said it to. */
  relayRefusals: Map<string, SendError>
}

const state = processState<DeliveryState>('emailDelivery', () => ({ unrecorded: new Map(), relayRefusals: new Map() }))

/** @returns why no email can be delivered now; null without a mail server, when they are written to files */
export async function askMailServer(): Promise<SendError | null> {
  const smtp = smtpTransport()
  if (!smtp) return null
  return smtp.verify().then(
    () => null,
    (error: Error) => error,
  )
}

/** @returns the jobs whose emails the mail server refused for a reason that concerns all emails; once */
export function takeRelayRefusals(): [job: string, error: SendError][] {
  const refusals = [...state.relayRefusals]
  state.relayRefusals.clear()
  return refusals
}

/** The same of one job. */
export function takeRelayRefusal(job: string): SendError | undefined {
  const refusal = state.relayRefusals.get(job)
  state.relayRefusals.delete(job)
  return refusal
}

/** An email that is ready to be sent. */
interface ReadyEmail {
  record: EmailRecord
  mail: EmailMessage
}

/**
 * Delivers an email once, whichever process tries: to the mail server of `SMTP_URL`, or as a file into
 * `DATA_DIR/outbox`. What becomes of it is noted with its record.
 *
 * @param job which has the email
 * @throws JobCancelledError when the mail server refuses it for good, or when it is not known whether it has it: it is not
 *   sent again by itself
 */
export async function deliverEmail(payload: Payload, { record, mail }: ReadyEmail, job: string): Promise<void> {
  const { key } = record
  const stored = await takeUp(payload, record, job)
  // Where the database was away after the mail server had taken it, only the record is missing.
  if (!state.unrecorded.has(key)) {
    if (isHandedOver(stored)) return
    if (await hasNewer(payload, record)) return forgetEmail(payload, stored)
    if (stored.claimedBy === job) return endUncertain(payload, stored)
    if (stored.claimedBy) throw new Error('Another job is sending it.')
    const { message, envelope, messageId } = await compose(stored.id, key, openMessage(mail, key))
    const smtp = smtpTransport()
    let relayId: string | null = null
    if (smtp) relayId = await handOver(payload, smtp, { stored, message, envelope, job })
    else writeToOutbox(key, message)
    state.unrecorded.set(key, { state: 'handedOver', messageId, relayId })
  }
  await changeEmailState(payload, stored, state.unrecorded.get(key) ?? { state: 'handedOver' })
  state.unrecorded.delete(key)
}

async function endUncertain(payload: Payload, stored: StoredEmail): Promise<never> {
  await changeEmailState(payload, stored, { state: 'uncertain', reason: UNCERTAIN })
  throw new JobCancelledError(UNCERTAIN)
}

interface HandOver {
  stored: StoredEmail
  message: Buffer
  envelope: SentMessageInfo['envelope']
  job: string
}

/**
 * The email is claimed before the dot that ends it: before that, the mail server has nothing to keep, and after it nearly
 * always everything.
 *
 * @returns what the mail server calls it
 */
async function handOver(payload: Payload, smtp: Transporter, { stored, message, envelope, job }: HandOver): Promise<string | null> {
  let claim: Promise<void> | undefined
  let hasFailed = false
  // Data is read ahead of the answers of the mail server, so the claim may still be on its way when it refuses the email.
  async function* content() {
    yield message
    if (hasFailed) return
    claim = claimEmail(payload, stored, job)
    await claim
  }
  try {
    const from = bounceAddress(stored.id) ?? envelope.from
    const { response } = await smtp.sendMail({ envelope: { ...envelope, from }, raw: Readable.from(content()), dsn: reportWish(stored.id) })
    return relayIdIn(String(response))
  } catch (error) {
    hasFailed = true
    const isClaimed = await claim?.then(() => true, () => false)
    const sendError = withoutAddresses(error)
    // Another worker has taken it over: what becomes of it is noted there.
    if (isClaimed === false) throw sendError
    if (isClaimed && (sendError.responseCode ?? 0) < 400) return endUncertain(payload, stored)
    const concerns = classifyRefusal(sendError)
    if (concerns === 'relay') {
      if (isClaimed) await dropClaim(payload, job)
      state.relayRefusals.set(job, sendError)
      throw sendError
    }
    const { message: reason } = sendError
    await changeEmailState(payload, stored, { state: concerns === 'email' ? 'failed' : 'deferred', reason, status: enhancedStatus(reason) })
    throw concerns === 'email' ? new JobCancelledError(reason) : sendError
  }
}

/** In the mail server's own words where it has answered. They repeat the address they refuse, which would stay with the job and in the log after it has been erased. */
function withoutAddresses(error: unknown): Error & SendError {
  const { message, response, code, command, responseCode } = error instanceof Error ? (error as Error & SendError) : { message: String(error) } as SendError
  return Object.assign(new Error(hideAddresses(response || message)), { code, command, responseCode })
}

function toMimeMessage(id: string, key: string, { calendar, qrCodes = [], senderName = '', ...email }: EmailMessage, pictures: Buffer[]): MailComposer.Options {
  const { SITE_URL, MAIL_FROM } = env()
  const host = new URL(SITE_URL).hostname
  return {
    ...email,
    subject: plainSubject(email.subject),
    from: MAIL_FROM ?? { name: senderName, address: senderAddress() },
    messageId: `<${key}@${host}>`,
    attachments: qrCodes.map(({ cid }, index) => ({ cid, filename: `${cid}.png`, content: pictures[index], contentType: 'image/png', contentDisposition: 'inline' })),
    ...(calendar && { icalEvent: { method: calendar.method, filename: 'invite.ics', content: calendar.content } }),
    // Prevents automatic replies (RFC 3834, section 5).
    headers: { 'Auto-Submitted': 'auto-generated', ...metadataHeaders(id), ...email.headers },
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

async function compose(id: string, key: string, mail: EmailMessage): Promise<Pick<HandOver, 'message' | 'envelope'> & { messageId: string }> {
  const stream = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  const pictures = await Promise.all((mail.qrCodes ?? []).map(({ text }) => drawQrCode(text)))
  const { message, envelope, messageId } = await stream.sendMail({ ...toMimeMessage(id, key, mail, pictures), dkim: dkimOptions() })
  return { message: message as Buffer, envelope, messageId }
}
