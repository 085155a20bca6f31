import { randomUUID } from 'node:crypto'
import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { recordInAuditLog } from '../audit-log'
import { requireDesk } from '../access/desk'
import { EMAIL_QUEUE, runEmailQueue } from '../email/email-queue'
import { refusal } from '../access/refusal'
import { inTransaction } from '../database/transaction'
import { findEventOrRefuse } from '../content/find-event'
import { LONGEST_WORDS, type Announcement } from './announcement'
import type { Audience } from './audience'

const BodySchema = z.object({ words: z.partialRecord(z.enum(LOCALES), z.string().trim().max(LONGEST_WORDS)).default({}) })

/**
 * Writes to everybody who has registered for an event, or waits for a seat, how it now stands: whether it takes
 * place, when and where, with the calendar entry brought up to date. `POST /cms/api/events/<key>/announce`
 * with `{ "words": { "en": "…", "ka": "…" } }`, which staff may add.
 */
export function announceEndpoint(audience: Audience): Endpoint {
  return {
  path: '/:id/announce',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const body = BodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) throw refusal(`Write at most ${LONGEST_WORDS} characters in each language.`, 422)
    const key = String(req.routeParams?.id)
    const count = await inTransaction(req.payload, DEFAULT_LOCALE, (own) => announce(Object.assign(own, { user: req.user }), key, body.data.words, audience))
    runEmailQueue(req.payload)
    return Response.json({ message: `${count} ${count === 1 ? 'email is' : 'emails are'} on the way.`, count })
  },
}
}

async function announce(req: PayloadRequest, key: string, words: Announcement['words'], audience: Audience): Promise<number> {
  const found = await req.payload.findByID({ collection: 'events', id: key, depth: 0, disableErrors: true, req })
  if (!found) throw new NotFound(req.t)
  const event = await findEventOrRefuse(req, key, DEFAULT_LOCALE)
  const { count, last } = await audience.measure(req, key)
  if (count === 0) throw refusal('Nobody has registered, so nothing was sent.', 422)
  const announcement: Announcement = { id: randomUUID(), event: key, words, last }
  await req.payload.jobs.queue({ task: 'announce', queue: EMAIL_QUEUE, input: { announcement } as never, req })
  await recordInAuditLog(req, { action: 'announced', entity: 'events', document: key, title: event.title })
  return count
}
