import { z } from 'zod'
import { seal, unseal } from '../access/sealed'

/** An email as it waits in the queue: written, but without a sender. */
export const EmailMessageSchema = z.object({
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Whether both are encrypted while they wait: they hold a link that opens an account. */
  isSealed: z.boolean().optional(),
  replyTo: z.string().optional(),
  /** Who sends it, where no setting says so; missing in emails from before it was noted. */
  senderName: z.string().optional(),
  headers: z.record(z.string(), z.string()).optional(),
  /** Pictures of QR codes in the HTML, by their content id. */
  qrCodes: z.array(z.object({ cid: z.string(), text: z.string() })).optional(),
  /** A calendar entry as an attachment (RFC 5546). */
  calendar: z.object({ method: z.enum(['REQUEST', 'CANCEL']), content: z.string() }).optional(),
})

export type EmailMessage = z.infer<typeof EmailMessageSchema>

const PURPOSE = 'queued email'

/** @param key of the email, under which alone it can be opened */
export function sealMessage(message: EmailMessage, key: string): EmailMessage {
  return { ...message, isSealed: true, text: seal(message.text, PURPOSE, key), html: seal(message.html, PURPOSE, key) }
}

/** @throws Error for what was sealed with another secret of the site */
export function openMessage(message: EmailMessage, key: string): EmailMessage {
  if (!message.isSealed) return message
  const [text, html] = [unseal(message.text, PURPOSE, key), unseal(message.html, PURPOSE, key)]
  if (text === null || html === null) throw new Error('It was written before the secret of the site changed.')
  return { ...message, text, html }
}
