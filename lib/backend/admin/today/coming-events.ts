import type { Payload, PayloadRequest, Where } from 'payload'
import { countRegistrations, type RegistrationNumbers } from '../../registrations/numbers'
import { countUntold } from '../../registrations/untold'

const SHOWN_EVENTS = 5

export interface ComingEvent {
  id: string
  title: string
  startsAt: string | null
  timeZone: string
  capacity: number | null
  numbers: RegistrationNumbers
  /** How many guests do not know of a change. */
  untold: number
}

/** The next events that are not over, with their registrations. */
export async function findComingEvents(payload: Payload, user: PayloadRequest['user']): Promise<ComingEvent[]> {
  const now = new Date().toISOString()
  const isAhead: Where = { or: [{ endsAt: { greater_than: now } }, { and: [{ endsAt: { exists: false } }, { startsAt: { greater_than: now } }] }] }
  const { docs } = await payload.find({
    collection: 'events',
    where: isAhead,
    sort: 'startsAt',
    limit: SHOWN_EVENTS,
    select: { title: true, capacity: true, timezone: true, startsAt: true },
    locale: 'en',
    depth: 0,
    overrideAccess: false,
    user,
  })
  return Promise.all(
    docs.map(async ({ id, title, capacity, timezone, startsAt }) => {
      const timeZone = timezone ?? 'UTC'
      const [numbers, untold] = await Promise.all([countRegistrations(payload, id, timeZone), countUntold(payload, id)])
      return { id, title: title ?? '', startsAt: startsAt ?? null, timeZone, capacity: capacity ?? null, numbers, untold }
    }),
  )
}
