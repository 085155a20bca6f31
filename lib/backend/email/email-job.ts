import type { Payload, PayloadRequest, TaskConfig } from 'payload'
import { z } from 'zod'
import { jsonField } from '../jobs/json-field'
import { deliverEmail } from './email-delivery'
import { noteQueuedEmail } from './queued-emails'
import { renderEmail, type EmailContent } from './email-layout'
import { EmailMessageSchema, type EmailMessage } from './email-message'
import type { Organisation } from './organisation'

/** The queue of emails, and of jobs that write many of them. The name is stored with every queued job. */
export const EMAIL_QUEUE = 'mail'

/** 30 seconds after the first failure, then after twice as long each time: some 35 hours in all. */
export const EMAIL_RETRIES = { attempts: 12, backoff: { type: 'exponential', delay: 30_000 } } as const

const JobInputSchema = z.object({ mail: EmailMessageSchema.pick({ to: true, replyTo: true }) })

export const sendEmailTask: TaskConfig<'sendMail'> = {
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
    if (mail) await deliverEmail(payload, { key, topic, queuedAt: job.createdAt, mail })
    return { output: {} }
  },
}

/** Reads the email as it is now: it may have been erased after the queue took out its job. */
async function readMail(payload: Payload, id: string | number): Promise<EmailMessage | null> {
  const job = await payload.findByID({ collection: 'payload-jobs', id: String(id), depth: 0, disableErrors: true, select: { input: true } })
  return z.object({ mail: EmailMessageSchema }).safeParse(job?.input).data?.mail ?? null
}

export interface Email extends EmailContent, Pick<EmailMessage, 'to' | 'replyTo' | 'headers' | 'calendar'> {
  /** Identifies the email for good: a second one with the same key is not sent. */
  key: string
  /** Of several emails about one thing, an older one is not sent after a newer one. */
  topic?: string
  sender: Organisation
}

/** Puts an email into the queue, as a part of the transaction that makes it necessary. */
export async function queueEmail(req: PayloadRequest, { key, topic, to, replyTo, headers, calendar, sender, ...content }: Email): Promise<void> {
  const mail: EmailMessage = {
    to,
    subject: content.subject,
    ...renderEmail(content, sender),
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...(calendar && { calendar }),
  }
  noteQueuedEmail(req, { key, to, subject: content.subject })
  await req.payload.jobs.queue({ task: 'sendMail', queue: EMAIL_QUEUE, input: { key, topic, mail }, req })
}

/**
 * Erases the queued emails to an address, or with answers going to it. Their jobs stay, because the queue may be
 * at work on them.
 *
 * @returns how many
 */
export async function eraseQueuedEmails(req: PayloadRequest, address: string): Promise<number> {
  const { docs: jobs } = await req.payload.find({
    collection: 'payload-jobs',
    where: { taskSlug: { equals: sendEmailTask.slug } },
    depth: 0,
    pagination: false,
    req,
  })
  const ofAddress = jobs.filter(({ input }) => {
    const { data } = JobInputSchema.safeParse(input)
    return [data?.mail.to, data?.mail.replyTo].some((email) => email?.toLowerCase() === address)
  })
  for (const { id } of ofAddress) {
    const data = { input: { key: `erased-${id}` }, log: [], error: null, hasError: false, waitUntil: null }
    await req.payload.update({ collection: 'payload-jobs', id, data, depth: 0, req })
  }
  return ofAddress.length
}
