import type { Payload } from 'payload'
import { toCalendarDay } from '@/lib/site/text/dates'
import { runStatement, sql } from '../database/statement'
import type { Registration } from '../payload-types'

export interface RegistrationNumbers {
  registered: number
  waiting: number
  offered: number
  /** Seats that nobody else can have: of those who are registered, and those who are offered one. */
  taken: number
  withdrawn: number
  /** Days on which registrations came in, whatever became of them, by the event's clock, the earliest first; written `2027-05-13`. */
  byDay: { day: string; count: number }[]
}

export async function countRegistrations(payload: Payload, eventId: string, timeZone: string): Promise<RegistrationNumbers> {
  // The CMS would read thousands whole, and everybody else would wait.
  const rows = await runStatement<{ state: Registration['state']; created_at: string | Date }>(
    payload,
    sql`select state, created_at from registrations where event_id = ${eventId} order by created_at`,
  )
  const countOf = (wanted: Registration['state']) => rows.filter(({ state }) => state === wanted).length
  const days = new Map<string, number>()
  for (const { created_at: createdAt } of rows) {
    const day = toCalendarDay(new Date(createdAt).toISOString(), timeZone)
    days.set(day, (days.get(day) ?? 0) + 1)
  }
  const [registered, offered] = [countOf('confirmed'), countOf('offered')]
  return {
    registered,
    waiting: countOf('waiting'),
    offered,
    taken: registered + offered,
    withdrawn: countOf('withdrawn'),
    byDay: [...days].map(([day, count]) => ({ day, count })),
  }
}
