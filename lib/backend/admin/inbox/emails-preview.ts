import { toast } from '@payloadcms/ui'
import type { QueuedEmail } from '@/lib/backend/email/queued-emails'

/**
 * Asks which emails saving would send.
 *
 * @param query the condition that chooses the entries
 * @returns null, after a message, when the request failed
 */
export async function findEmailsToSend(collection: string, query: string, data: object): Promise<QueuedEmail[] | null> {
  const response = await fetch(`/cms/api/${collection}/emails-preview${query}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(data),
  }).catch(() => null)
  const answer = (await response?.json().catch(() => null)) as { emails?: QueuedEmail[]; errors?: { message: string }[] } | null
  if (answer?.emails) return answer.emails
  toast.error(answer?.errors?.[0]?.message ?? 'Something went wrong. Please try again.')
  return null
}
