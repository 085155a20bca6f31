import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { refusal } from '../access/refusal'
import { queueSubscriptionEmail } from './emails'

/** Queues the request to confirm, or the welcome, again. */
export async function resendSubscriptionEmail(req: PayloadRequest, id: string): Promise<string | null> {
  const found: unknown = await req.payload.findByID({ collection: 'subscriptions', id, depth: 0, disableErrors: true, req })
  if (!found) return null
  const subscriber = found as { id: string; email: string; locale: Locale; state: string }
  if (subscriber.state === 'unsubscribed') throw refusal('They have unsubscribed, so nothing was sent.', 422)
  const kind = subscriber.state === 'confirmed' ? 'welcome' : 'confirm'
  await queueSubscriptionEmail(req, kind, subscriber, new Date().toISOString())
  return subscriber.email
}
