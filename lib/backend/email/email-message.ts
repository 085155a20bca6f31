import { z } from 'zod'

/** An email as it waits in the queue: written, but without a sender. */
export const EmailMessageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  replyTo: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Pictures of QR codes in the HTML, by their content id. */
  qrCodes: z.array(z.object({ cid: z.string(), text: z.string() })).optional(),
  /** A calendar entry as an attachment (RFC 5546). */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
})

export type EmailMessage = z.infer<typeof EmailMessageSchema>

export interface QueuedEmail {
  /** Identifies the email for good. */
  key: string
  /** What the email is about; an older one is not sent after a newer one. */
  topic?: string | null
  queuedAt: string
  mail: EmailMessage
}
