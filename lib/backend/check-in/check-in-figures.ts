import type { Payload } from 'payload'
import { QUARTER } from '@/lib/site/check-in/quarters'
import { toWallTime } from '@/lib/site/text/wall-time'
import { runStatement, sql } from '../database/statement'
import { readCheckInNumbers } from './numbers'

/** One value of a table, with how often it occurs. */
interface Count {
  label: string
  count: number
}

export interface CheckInFigures {
  byCountry: Count[]
  byLanguage: Count[]
  byOrganization: Count[]
  /** Every quarter of an hour from the first guest to the last, by the event's clock. */
  byQuarter: Count[]
  here: number
  walkIns: number
}

/** Beyond this, as over several days, only quarters with guests are listed, so that an evening is not lost among empty ones. */
const MOST_QUARTERS = 96

/** How many have a seat at an event, and how many are in. */
export async function readCheckInFigures(payload: Payload, event: string, timeZone: string): Promise<CheckInFigures> {
  const [byCountry, byLanguage, byOrganization, door] = await Promise.all([
    countBy(payload, event, sql`country`),
    countBy(payload, event, sql`locale`),
    countBy(payload, event, sql`organization`),
    readCheckInNumbers(payload, event),
  ])
  return {
    byCountry,
    byLanguage,
    byOrganization,
    byQuarter: toEveryQuarter(door.quarters).map(({ from, count }) => ({ label: toWallTime(from, timeZone).replace('T', ' '), count })),
    here: door.here,
    walkIns: door.walkIns,
  }
}

/** The most frequent first. Values that differ only in case and spaces count as one. */
async function countBy(payload: Payload, event: string, column: ReturnType<typeof sql>): Promise<Count[]> {
  const rows = await runStatement<{ label: string | null; count: number | string }>(
    payload,
    sql`select min(trim(coalesce(cast(${column} as text), ''))) as label, count(*) as count from registrations where event_id = ${event} and state = 'confirmed' group by lower(trim(coalesce(cast(${column} as text), '')))`,
  )
  return rows.map(({ label, count }) => ({ label: label ?? '', count: Number(count) })).sort((one, other) => other.count - one.count || one.label.localeCompare(other.label))
}

function toEveryQuarter(quarters: readonly { from: string; count: number }[]): { from: string; count: number }[] {
  const [first, last] = [quarters[0], quarters.at(-1)]
  if (!first || !last) return []
  const [begin, end] = [Date.parse(first.from), Date.parse(last.from)]
  if ((end - begin) / QUARTER >= MOST_QUARTERS) return [...quarters]
  const counts = new Map(quarters.map(({ from, count }) => [from, count]))
  return Array.from({ length: (end - begin) / QUARTER + 1 }, (_, index) => {
    const from = new Date(begin + index * QUARTER).toISOString()
    return { from, count: counts.get(from) ?? 0 }
  })
}
