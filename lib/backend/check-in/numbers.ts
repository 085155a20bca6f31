import type { Payload } from 'payload'
import type { CheckInNumbers } from '@/lib/contract/check-in/check-in'
import { toQuarters } from '@/lib/site/check-in/quarters'
import { runStatement, sql } from '../database/statement'

/** How many guests of an event are expected, how many are in, and when they came. */
export async function readCheckInNumbers(payload: Payload, event: string): Promise<CheckInNumbers> {
  const [[seats], arrivals, [walkIns]] = await Promise.all([
    runStatement<{ count: number | string }>(payload, sql`select count(*) as count from registrations where event_id = ${event} and state = 'confirmed'`),
    runStatement<{ checked_in_at: string | Date }>(
      payload,
      sql`select checked_in_at from registrations where event_id = ${event} and checked_in_at is not null order by checked_in_at`,
    ),
    runStatement<{ count: number | string }>(
      payload,
      sql`select count(distinct check_ins.registration_id) as count from check_ins inner join registrations on registrations.id = check_ins.registration_id
        where check_ins.event_id = ${event} and check_ins.is_walk_in and registrations.checked_in_at is not null`,
    ),
  ])
  return {
    expected: Number(seats?.count ?? 0),
    here: arrivals.length,
    walkIns: Number(walkIns?.count ?? 0),
    quarters: toQuarters(arrivals.map(({ checked_in_at: at }) => new Date(at).toISOString())),
  }
}
