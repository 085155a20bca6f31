import type { Payload } from 'payload'
import { DEFAULT_LOCALE, LOCALE_TABLE } from '@/lib/i18n/locales'
import { runStatement, sql } from '../database/statement'
import type { Registration } from '../payload-types'

export interface RegistrationNumbers {
  registered: number
  waiting: number
  offered: number
  withdrawn: number
  /** Days with new registrations by the event's clock, the earliest first. */
  byDay: { day: string; count: number }[]
}

export async function countRegistrations(payload: Payload, eventId: string, timeZone: string): Promise<RegistrationNumbers> {
  // The CMS would read thousands whole, and everybody else would wait.
  const rows = await runStatement<{ state: Registration['state']; created_at: string | Date }>(
    payload,
    sql`select state, created_at from registrations where event_id = ${eventId} order by created_at`,
  )
  const countOf = (wanted: Registration['state']) => rows.filter(({ state }) => state === wanted).length
  const format = new Intl.DateTimeFormat(LOCALE_TABLE[DEFAULT_LOCALE].tag, { day: 'numeric', month: 'short', year: 'numeric', timeZone })
  const days = new Map<string, number>()
  for (const { created_at: createdAt } of rows) {
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
