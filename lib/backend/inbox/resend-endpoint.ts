import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { writeAboutApplication, type StoredApplication } from '../applications/letters'
import { recordChange } from '../changes/record'
import { wakeMailQueue } from '../mail/queue'
import { refusal } from '../refusal'
import { writeAboutRegistration } from '../registrations/letters'
import { changeRegistration, type StoredRegistration } from '../registrations/stored-registration'
import { writeToSubscriber } from '../subscriptions/letters'
import { inTransaction } from '../transaction'
import { findEvent } from '../writes/find-event'
import { requireDesk, type InboxSlug } from './desk'

type ResendSlug = Exclude<InboxSlug, 'messages'>

const NEWS = { confirmed: 'registered', waiting: 'waiting', offered: 'offer', withdrawn: 'withdrawn' } as const

/** Sends somebody the letter again that tells where they stand: `POST /cms/api/<collection>/<key>/resend`. */
export function resendEndpoint(slug: InboxSlug): Endpoint {
  return {
    path: '/:id/resend',
    method: 'post',
    handler: async (req) => {
      requireDesk(req)
      const id = String(req.routeParams?.id)
      const email = await inTransaction(req.payload, 'en', async (own) => {
        own.user = req.user
        const sentTo = await resend(own, slug as ResendSlug, id)
        await recordChange(own, { action: 'resent', entity: slug, document: id })
        return sentTo
      })
      wakeMailQueue(req.payload)
      return Response.json({ message: `The letter to ${email} is on its way.` })
    },
  }
}

async function resend(req: PayloadRequest, slug: ResendSlug, id: string): Promise<string> {
  const found: unknown = await req.payload.findByID({ collection: slug, id, depth: 0, disableErrors: true, req })
  if (!found) throw new NotFound(req.t)
  const round = new Date().toISOString()
  if (slug === 'subscriptions') {
    const subscriber = found as { id: string; email: string; locale: Locale; state: string }
    if (subscriber.state === 'unsubscribed') throw refusal('They have unsubscribed, so nothing was sent.', 422)
    await writeToSubscriber(req, subscriber.state === 'confirmed' ? 'welcome' : 'confirm', subscriber, round)
    return subscriber.email
  }
  const stored = found as { event: string; email: string; locale: Locale }
  const event = await findEvent(req.payload, stored.event, stored.locale, req).catch(() => {
    throw refusal('The event is not published, so nothing was sent.', 422)
  })
  if (slug === 'accelerators') await writeAboutApplication(req, found as StoredApplication, event, round)
  else {
    const { sequence } = found as StoredRegistration
    const registration = await changeRegistration(req, id, { sequence: sequence + 1 })
    await writeAboutRegistration(req, NEWS[registration.state], registration, event)
  }
  return stored.email
}
