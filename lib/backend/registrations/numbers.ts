import type { Payload } from 'payload'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'

export interface RegistrationNumbers {
  registered: number
  waiting: number
  offered: number
  withdrawn: number
  /** Days with new registrations by the event's clock, the earliest first. */
  byDay: { day: string; count: number }[]
}

export async function countRegistrations(payload: Payload, eventId: string, timeZone: string): Promise<RegistrationNumbers> {
  const { docs } = await payload.find({
    collection: 'registrations',
    where: { event: { equals: eventId } },
    select: { state: true, createdAt: true },
    sort: 'createdAt',
    depth: 0,
    pagination: false,
  })
  const countOf = (wanted: (typeof docs)[number]['state']) => docs.filter(({ state }) => state === wanted).length
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[DEFAULT_LOCALE].tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const days = new Map<string, number>()
  for (const { createdAt } of docs) {
    const day = format.format(new Date(createdAt))
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  return {
    registered: countOf('confirmed'),
    waiting: countOf('waiting'),
    offered: countOf('offered'),
    withdrawn: countOf('withdrawn'),
    byDay: [...days].map(([day, count]) => ({ day, count })),
  }
}
