import type { Payload, PayloadRequest, Where } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import { EventSchema, type Event } from '@/lib/contract/events'
import { ListQuerySchema } from '@/lib/contract/query'
import type { Locale } from '@/lib/i18n/locales'
import { hasEnded } from '@/lib/site/events/event-state'
import { refusal } from '../access/refusal'
import { readList } from './reading/lists'
import { getTranslations } from '@/lib/i18n/translations'

/**
 * Finds the published event that a form is about.
 *
 * @param name its identifier, one that it had before, or its key
 * @param locale the language of its texts
 * @param req the transaction to read in, where one is open
 * @throws ContractError `invalid` when there is none
 */
export async function findEvent(payload: Payload, name: string, locale: Locale, req?: PayloadRequest): Promise<Event> {
  const event = await findEventByAnyName(payload, name, locale, req)
  if (event) return event
  const message = getTranslations({ locale, namespace: 'ApiErrors' })('unknownEvent')
  throw new ContractError('invalid', message, { event: message })
}

/** Finds a published event like {@link findEvent}. @returns null when there is none */
export async function findEventByAnyName(payload: Payload, name: string, locale: Locale, req?: PayloadRequest): Promise<Event | null> {
  return (await findEventIfPublished(payload, name, locale, req)) ?? findRenamedEvent(payload, name, locale, req)
}

/** A form may have been opened before the address of its page was changed. */
async function findRenamedEvent(payload: Payload, from: string, locale: Locale, req?: PayloadRequest): Promise<Event | null> {
  const where: Where = { and: [{ entity: { equals: 'events' } }, { from: { equals: from } }] }
  const { docs } = await payload.find({ collection: 'redirects', where, limit: 1, depth: 0, pagination: false, req })
  return docs[0] ? findEventIfPublished(payload, docs[0].document, locale, req) : null
}

/** Finds a published event like {@link findEvent}, by its present identifier or its key. @returns null when there is none */
export async function findEventIfPublished(payload: Payload, name: string, locale: Locale, req?: PayloadRequest): Promise<Event | null> {
  for (const parameter of ['identifier', '_id']) {
    const query = ListQuerySchema.parse({ [parameter]: name, limit: '1' })
    const { items } = await readList('events', query, locale, { payload, user: null, req })
    if (!items[0]) continue
    const event = EventSchema.parse(items[0])
    // In a transaction of staff, the CMS reads as staff: drafts too.
    return !req?.user || (await isPublished(req, event._id)) ? event : null
  }
  return null
}

/**
 * Finds a published event for staff.
 *
 * @param key the key of the event
 * @throws APIError with a sentence for staff when it is not published
 */
export async function findEventOrRefuse(req: PayloadRequest, key: string, locale: Locale): Promise<Event> {
  const event = await findEventIfPublished(req.payload, key, locale, req)
  if (!event) throw refusal('The event is not published, so nothing was sent.', 422)
  return event
}

/**
 * Finds an event that staff can still register guests for, like {@link findEventOrRefuse}.
 *
 * @throws APIError also when it is over or cancelled
 */
export async function findOpenEventOrRefuse(req: PayloadRequest, key: string, locale: Locale): Promise<Event> {
  const event = await findEventOrRefuse(req, key, locale)
  if (hasEnded(event)) throw refusal('The event is over or cancelled.', 422)
  return event
}

async function isPublished(req: PayloadRequest, id: string): Promise<boolean> {
  const where: Where = { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] }
  const { totalDocs } = await req.payload.count({ collection: 'events', where, req })
  return totalDocs > 0
}
