import { NotFound, type Endpoint, type Payload } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { toCalendarDay } from '@/lib/site/text/dates'
import { requireStaff } from '../access/guards'
import { SEATED_STATES } from '../content/seats'
import { runStatement, sql } from '../database/statement'
import { hasEventJob } from '../jobs/event-jobs'
import type { Registration } from '../payload-types'
import type { Applicants } from './applicants'
import { countUnnotified, type UnnotifiedGuests } from './audience/unnotified-guests'
import { offerSeatsTask } from './waiting-list'

export interface RegistrationNumbers {
  registered: number
  waiting: number
  offered: number
  /** Seats that nobody else can have: of those who are registered, and those who are offered one. */
  taken: number
  withdrawn: number
  /** The recipients of an email to everyone, applicants included: companions share the address of their guest. */
  recipients: number
  /** The days of registrations of any state, by the event's clock, the earliest first; written `2027-05-13`. */
  byDay: { day: string; count: number }[]
}

export async function countRegistrations(payload: Payload, eventId: string, timeZone: string, applicants: Applicants): Promise<RegistrationNumbers> {
  // The CMS would read thousands whole, and everybody else would wait.
  const rows = await runStatement<{ state: Registration['state']; companion: number | string; created_at: string | Date }>(
    payload,
    sql`select state, companion, created_at from registrations where event_id = ${eventId} order by created_at`,
  )
  const countOf = (wanted: Registration['state']) => rows.filter(({ state }) => state === wanted).length
  const days = new Map<string, number>()
  for (const { created_at: createdAt } of rows) {
    const day = toCalendarDay(new Date(createdAt).toISOString(), timeZone)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return {
    registered: countOf('confirmed'),
    waiting: countOf('waiting'),
    offered: countOf('offered'),
    taken: SEATED_STATES.reduce((sum, state) => sum + countOf(state), 0),
    withdrawn: countOf('withdrawn'),
    recipients: rows.filter(({ state, companion }) => state !== 'withdrawn' && Number(companion) === 0).length + (await applicants.count(payload, eventId)),
    byDay: [...days].map(([day, count]) => ({ day, count })),
  }
}

export interface EventNumbers extends UnnotifiedGuests {
  numbers: RegistrationNumbers
  capacity: number | null
  /** Whether free seats are being offered to those who wait. */
  isOffering: boolean
  /** Whether guests are being emailed how the event stands, or will be soon. */
  isAnnouncing: boolean
}

/** The figures of an event, with the seats that it has as published. */
export async function readEventNumbers(payload: Payload, id: string, applicants: Applicants): Promise<EventNumbers | null> {
  const event = await payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, select: { timezone: true, capacity: true } })
  if (!event) return null
  const [numbers, isOffering, isAnnouncing, unnotified] = await Promise.all([
    countRegistrations(payload, id, event.timezone ?? SITE_TIME_ZONE, applicants),
    hasEventJob(payload, offerSeatsTask.slug, id),
    hasEventJob(payload, 'announce', id),
    countUnnotified(payload, id, applicants),
  ])
  return { numbers, capacity: event.capacity ?? null, isOffering, isAnnouncing, ...unnotified }
}

/** `GET /cms/api/events/<id>/numbers`: the figures of an event, as its form shows them. */
export const eventNumbersEndpoint = (applicants: Applicants): Endpoint => ({
  path: '/:id/numbers',
  method: 'get',
  handler: async (req) => {
    requireStaff(req)
    const numbers = await readEventNumbers(req.payload, String(req.routeParams?.id), applicants)
    if (!numbers) throw new NotFound(req.t)
    return Response.json(numbers, { headers: { 'Cache-Control': 'private, no-store' } })
  },
})
