import type { PayloadRequest, TaskConfig } from 'payload'
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
    jsonField('mail', EmailMessageSchema),
  ],
  retries: EMAIL_RETRIES,
  handler: async ({ input }) => {
    await deliverEmail(input.key, input.mail)
    return { output: {} }
  },
}

export interface Email extends EmailContent, Pick<EmailMessage, 'to' | 'replyTo' | 'headers' | 'calendar'> {
  /** Identifies the email for good: a second one with the same key is not sent. */
  key: string
  sender: Organisation
}

/** Puts an email into the queue, as a part of the transaction that makes it necessary. */
export async function queueEmail(req: PayloadRequest, { key, to, replyTo, headers, calendar, sender, ...content }: Email): Promise<void> {
  const mail: EmailMessage = {
    to,
    subject: content.subject,
    ...renderEmail(content, sender),
    ...(replyTo && { replyTo }),
    ...(headers && { headers }),
    ...(calendar && { calendar }),
  }
  noteQueuedEmail(req, { key, to, subject: content.subject })
  await req.payload.jobs.queue({ task: 'sendMail', queue: EMAIL_QUEUE, input: { key, mail }, req })
}

/** Deletes the queued emails to an address, or with answers going to it. @returns how many */
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
  for (const { id } of ofAddress) await req.payload.delete({ collection: 'payload-jobs', id, req })
  return ofAddress.length
}
