import type { PayloadRequest, Where } from 'payload'
import type { Locale } from '@/lib/i18n/locales'
import { findEventIfPublished } from '../content/find-event'
import { EMAIL_KIND_OF_EVENT_STATUS } from './email-kinds'
import { queueRegistrationEmail } from './emails'
import { changeRegistration, findRegistrations } from './stored-registration'

/** A place in the order of arrival, and a key for those who share one. */
interface Place {
  number: number
  id: string
}

interface News {
  /** The key of the event. */
  event: string
  /** What staff add in their own words. */
  words: Partial<Record<Locale, string>>
  /** The place of the last one who is written to. */
  last: number
}

/** Everybody who registered for an event or waits for a seat; see `Audience` of the announcements. */
export const registrants = {
  async measure(req: PayloadRequest, event: string) {
    const registrations = { collection: 'registrations', where: notWithdrawn(event), req } as const
    const { totalDocs: count } = await req.payload.count(registrations)
    const { docs } = await req.payload.find({ ...registrations, sort: '-number', limit: 1, depth: 0, select: { number: true } })
    return { count, last: docs[0]?.number ?? 0 }
  },

  async emailNext(req: PayloadRequest, { event: key, words, last }: News, after: Place | null, limit: number) {
    const conditions = [notWithdrawn(key), { number: { less_than_equal: last } }, ...(after ? [isAfter(after)] : [])]
    const next = await findRegistrations(req, { and: conditions }, limit)
    for (const { id, locale, sequence } of next) {
      const event = await findEventIfPublished(req.payload, key, locale, req)
      if (!event) return null
      const registration = await changeRegistration(req, id, { sequence: sequence + 1 })
      await queueRegistrationEmail(req, EMAIL_KIND_OF_EVENT_STATUS[event.status], registration, event, words[locale])
    }
    const end = next.at(-1)
    return { count: next.length, last: end ? { number: end.number, id: end.id } : null }
  },
}

function notWithdrawn(event: string): Where {
  return { and: [{ event: { equals: event } }, { state: { not_equals: 'withdrawn' } }] }
}

function isAfter({ number, id }: Place): Where {
  return { or: [{ number: { greater_than: number } }, { and: [{ number: { equals: number } }, { id: { greater_than: id } }] }] }
}
