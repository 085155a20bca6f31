import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { z } from 'zod'
import { noteConsequence } from '../access/consequences/consequence'
import { jsonPart, runStatement, sql } from '../database/statement'
import { jsonField } from '../jobs/json-field'
import { queueJobs } from '../database/queue/queue-job'
import type { PayloadJob } from '../payload-types'
import { deliverEmail } from './delivery/email-delivery'
import { renderEmail, type EmailContent } from './email-layout'
import { EmailMessageSchema, sealMessage, type EmailMessage } from './email-message'
import { recordQueued, type EmailRecord } from './records/email-records'
import { hasColumn, type EmailKind } from './email-kinds'
import type { Organisation } from './organisation'

/** The queues of emails, whose names are stored with every queued job. */
export const EMAIL_QUEUE = 'mail'
export const ANNOUNCEMENT_QUEUE = 'announcements'

/** 30 seconds after the first failure, then after twice as long each time: some 35 hours in all. */
export const EMAIL_RETRIES = { attempts: 12, backoff: { type: 'exponential', delay: 30_000 } } as const

export const sendEmailTask = {
  // Jobs that an older version queued carry this slug and `mail`, so neither is renamed.
  slug: 'sendMail',
  label: 'Send an email',
  inputSchema: [
    { name: 'key', type: 'text', required: true },
    { name: 'topic', type: 'text' },
    jsonField('mail', EmailMessageSchema),
  ],
  retries: EMAIL_RETRIES,
  handler: async ({ input: { key, topic }, job, req: { payload } }) => {
    const mail = await readMail(payload, job.id)
    if (mail) await deliverEmail(payload, { record: { key, topic, queuedAt: job.createdAt, to: mail.to, subject: mail.subject }, mail }, String(job.id))
    return { output: {} }
  },
} satisfies TaskConfig<'sendMail'>

/** Reads the email as it is now: it may have been erased after the queue took out its job. */
async function readMail(payload: Payload, id: string | number): Promise<EmailMessage | null> {
  const job = await payload.findByID({ collection: 'payload-jobs', id: String(id), depth: 0, disableErrors: true, select: { input: true } })
  return z.object({ mail: EmailMessageSchema }).safeParse(job?.input).data?.mail ?? null
}

/** The tasks that send one email each. */
export const EMAIL_TASKS: NonNullable<PayloadJob['taskSlug']>[] = [sendEmailTask.slug, 'remind']

export interface Email extends EmailContent, Pick<EmailMessage, 'to' | 'replyTo' | 'headers' | 'calendar'>, Pick<EmailRecord, 'key' | 'topic' | 'about'> {
  /** A newsletter is all in words of staff, so that it has no row in the table of kinds. */
  kind: EmailKind | 'newsletter'
  /** Whether it must not be read in the database while it waits. */
  isConfidential?: boolean
  sender: Organisation
}

/** Puts an email into the queue, as a part of the transaction that makes it necessary. */
export function queueEmail(req: PayloadRequest, email: Email): Promise<void> {
  return queueEmails(req, [email])
}

/** Puts emails of one kind into a queue, as a part of the transaction that makes them necessary. */
export async function queueEmails(req: PayloadRequest, emails: readonly Email[], queue = queueFor(emails)): Promise<void> {
  for (const { to, subject } of emails) noteConsequence(req, { kind: 'email', to, subject })
  const inputs = emails.map((email) => ({ key: email.key, topic: email.topic, mail: toQueued(email) }))
  const queuedAt = new Date().toISOString()
  await recordQueued(req, emails.map((email) => toRecord(email, queuedAt)))
  await queueJobs(req, sendEmailTask.slug, inputs, queue)
}

function queueFor(emails: readonly Email[]): string {
  return emails.some(({ kind }) => kind === 'newsletter' || hasColumn(kind, 'isList')) ? ANNOUNCEMENT_QUEUE : EMAIL_QUEUE
}

export function toRecord({ key, topic, to, subject, kind, sender, about }: Email, queuedAt: string): EmailRecord {
  return { key, topic, queuedAt, to, subject, kind, locale: sender.locale, about }
}

function toQueued(email: Email): EmailMessage {
  return email.isConfidential ? sealMessage(toMessage(email), email.key) : toMessage(email)
}

export function toMessage({ to, replyTo, headers, calendar, sender, ...content }: Email): EmailMessage {
  const qrCodes = (content.tickets ?? []).map(({ cid, text }) => ({ cid, text }))
  return {
    to,
    subject: content.subject,
    ...renderEmail(content, sender),
    senderName: sender.name,
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...(qrCodes.length > 0 && { qrCodes }),
    ...(calendar && { calendar }),
  }
}

/**
 * Erases the queued emails to an address, or with answers going to it. Their jobs stay, because the queue may be
 * at work on them.
 *
 * @returns how many
 */
export async function eraseQueuedEmails(req: PayloadRequest, address: string): Promise<number> {
  const part = (name: string) => jsonPart(req.payload, 'input', 'mail', name)
  const ofAddress = await runStatement<{ id: string }>(
    req.payload,
    sql`select id from payload_jobs where task_slug = ${sendEmailTask.slug} and (lower(${part('to')}) = ${address} or lower(${part('replyTo')}) = ${address})`,
    req,
  )
  for (const { id } of ofAddress) {
    const data = { input: { key: `erased-${id}` }, log: [], error: null, hasError: false, waitUntil: null }
    // By its identifier one that a worker has done meanwhile would be missing, and nothing be erased.
    await req.payload.update({ collection: 'payload-jobs', where: { id: { equals: id } }, data, depth: 0, req })
  }
  return ofAddress.length
}
