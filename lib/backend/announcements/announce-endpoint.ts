import { randomUUID } from 'node:crypto'
import { NotFound, type Endpoint, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales'
import { recordChange } from '../changes/record'
import { requireDesk } from '../inbox/desk'
import { MAIL_QUEUE, wakeMailQueue } from '../mail/queue'
import { refusal } from '../refusal'
import { inTransaction } from '../transaction'
import { findEventIfPublished } from '../writes/find-event'
import { concerned, LONGEST_WORDS, type Announcement } from './announcement'

const BodySchema = z.object({ words: z.partialRecord(z.enum(LOCALES), z.string().trim().max(LONGEST_WORDS)).default({}) })

/**
 * Writes to everybody who has registered for an event, or waits for a seat, how it now stands: whether it takes
 * place, when and where, with the calendar entry brought up to date. `POST /cms/api/events/<key>/announce`
 * with `{ "words": { "en": "…", "ka": "…" } }`, which staff may add.
 */
export const announceEndpoint: Endpoint = {
  path: '/:id/announce',
  method: 'post',
  handler: async (req) => {
    requireDesk(req)
    const body = BodySchema.safeParse(await req.json?.().catch(() => null))
    if (!body.success) throw refusal(`Write at most ${LONGEST_WORDS} characters in each language.`, 422)
    const key = String(req.routeParams?.id)
    const count = await inTransaction(req.payload, DEFAULT_LOCALE, (own) => announce(Object.assign(own, { user: req.user }), key, body.data.words))
    wakeMailQueue(req.payload)
    return Response.json({ message: `${count} ${count === 1 ? 'letter is' : 'letters are'} on the way.`, count })
  },
}

async function announce(req: PayloadRequest, key: string, words: Announcement['words']): Promise<number> {
  const found = await req.payload.findByID({ collection: 'events', id: key, depth: 0, disableErrors: true, req })
  if (!found) throw new NotFound(req.t)
  const event = await findEventIfPublished(req.payload, key, DEFAULT_LOCALE, req)
  if (!event) throw refusal('The event is not published, so nothing was sent.', 422)
  const registrations = { collection: 'registrations', where: concerned(key), req } as const
  const { totalDocs: count } = await req.payload.count(registrations)
  if (count === 0) throw refusal('Nobody has registered, so nothing was sent.', 422)
  const { docs } = await req.payload.find({ ...registrations, sort: '-number', limit: 1, depth: 0, select: { number: true } })
  const announcement: Announcement = { id: randomUUID(), event: key, words, last: docs[0]?.number ?? 0 }
  await req.payload.jobs.queue({ task: 'announce', queue: MAIL_QUEUE, input: { announcement } as never, req })
  await recordChange(req, { action: 'announced', entity: 'events', document: key, title: event.title })
  return count
}
