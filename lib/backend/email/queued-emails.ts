import type { PayloadRequest } from 'payload'

export interface QueuedEmail {
  key: string
  to: string
  subject: string
}

/** A list in the context of a request, to which every email is added that the request queues. */
const QUEUED_EMAILS = 'queuedEmails'

/** Collects the emails that a request queues from now on. */
export function collectQueuedEmails(req: PayloadRequest): readonly QueuedEmail[] {
  const emails: QueuedEmail[] = []
  req.context[QUEUED_EMAILS] = emails
  return emails
}

export function noteQueuedEmail(req: PayloadRequest, email: QueuedEmail): void {
  const emails = req.context[QUEUED_EMAILS] as QueuedEmail[] | undefined
  // A second email with the same key is not sent.
  if (emails?.every(({ key }) => key !== email.key)) emails.push(email)
}
