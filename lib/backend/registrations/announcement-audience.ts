import type { PayloadRequest, Where } from 'payload'
import { findEventIfPublished } from '../content/find-event'
import { EMAIL_KIND_OF_EVENT_STATUS } from './email-kinds'
import { queueRegistrationEmail } from './emails'
import { changeRegistration, findRegistrations } from './stored-registration'

interface Announcement {
  event: string
  message: Record<string, string>
  last: number
}

/** A place in the order of arrival. */
interface Place {
  number: number
  id: string
}

/** The audience of announcements: everybody who is registered for the event or waits for a seat. */
export const announcementAudience = {
  async measure(req: PayloadRequest, eventId: string) {
    const registrations = { collection: 'registrations', where: isNotWithdrawn(eventId), req } as const
    const { totalDocs: count } = await req.payload.count(registrations)
    const { docs } = await req.payload.find({ ...registrations, sort: '-number', limit: 1, depth: 0, select: { number: true } })
    return { count, last: docs[0]?.number ?? 0 }
  },

  async emailNext(req: PayloadRequest, { event: eventId, message, last }: Announcement, after: Place | null, limit: number) {
    const conditions = [isNotWithdrawn(eventId), { number: { less_than_equal: last } }, ...(after ? [isAfter(after)] : [])]
    const registrations = await findRegistrations(req.payload, { and: conditions }, { limit, req })
    for (const { id, locale, sequence } of registrations) {
      const event = await findEventIfPublished(req.payload, eventId, locale, req)
      if (!event) return null
      const registration = await changeRegistration(req, id, { sequence: sequence + 1 })
      await queueRegistrationEmail(req, EMAIL_KIND_OF_EVENT_STATUS[event.status], registration, event, message[locale])
    }
    const lastEmailed = registrations.at(-1)
    return { count: registrations.length, last: lastEmailed ? { number: lastEmailed.number, id: lastEmailed.id } : null }
  },
}

function isNotWithdrawn(eventId: string): Where {
  return { and: [{ event: { equals: eventId } }, { state: { not_equals: 'withdrawn' } }] }
}

function isAfter({ number, id }: Place): Where {
  return { or: [{ number: { greater_than: number } }, { and: [{ number: { equals: number } }, { id: { greater_than: id } }] }] }
}
