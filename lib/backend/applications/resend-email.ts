import type { PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { findEventOrRefuse } from '../content/find-event'
import { queueApplicationEmail, type StoredApplication } from './emails'

/** Queues the email on the present state of an application again. */
export async function resendApplicationEmail(req: PayloadRequest, id: string): Promise<string | null> {
  const found: unknown = await req.payload.findByID({ collection: 'accelerators', id, depth: 0, disableErrors: true, req })
  if (!found) return null
  const application = found as StoredApplication & { event: string; locale: Locale }
  const event = await findEventOrRefuse(req, application.event, application.locale)
  await queueApplicationEmail(req, application, event, new Date().toISOString())
  return application.email
}
