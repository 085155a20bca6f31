import type { Payload } from 'payload'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'

/** How many registrations of an event stand where, and on which days they came. */
export interface RegistrationNumbers {
  registered: number
  waiting: number
  offered: number
  withdrawn: number
  /** Calendar days at the place of the event with the number of registrations that came, the oldest first. */
  byDay: { day: string; count: number }[]
}

/**
 * Counts the registrations of an event.
 *
 * @param event the key of the event
 * @param timeZone the zone by which a day begins
 */
export async function countRegistrations(payload: Payload, event: string, timeZone: string): Promise<RegistrationNumbers> {
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { event: { equals: event } },
    select: { state: true, createdAt: true },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  const inState = (wanted: string) => docs.filter(({ state }) => state === wanted).length
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[DEFAULT_LOCALE].tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const days = new Map<string, number>()
  for (const { createdAt } of docs) {
    const day = format.format(new Date(createdAt))
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return {
    registered: inState('confirmed'),
    waiting: inState('waiting'),
    offered: inState('offered'),
    withdrawn: inState('withdrawn'),
    byDay: [...days].map(([day, count]) => ({ day, count })),
  }
}
