import type { Payload } from 'payload'
import { eventState } from '@/lib/site/events/event-state'
import { findEventIfPublished } from '../content/find-event'
import { runStatement, sql } from '../database/statement'
import { EmailedFactsSchema, isSameFacts, toEmailedFacts } from './emailed-facts'

interface ToldRow {
  facts: unknown
  count: number | string
}

/** How many guests the last email told another time, place or status of an event than what is published. */
export async function countUntold(payload: Payload, eventId: string): Promise<number> {
  const rows = await runStatement<ToldRow>(
    payload,
    sql`select emailed_facts as facts, count(*) as count from registrations where event_id = ${eventId} and state <> 'withdrawn' and emailed_facts is not null group by emailed_facts`,
  )
  let untold = 0
  for (const { facts, count } of rows) {
    const emailed = EmailedFactsSchema.parse(typeof facts === 'string' ? JSON.parse(facts) : facts)
    const event = await findEventIfPublished(payload, eventId, emailed.locale)
    if (!event || eventState(event) === 'past') return 0
    const present = toEmailedFacts(event, emailed.locale, emailed)
    if (!isSameFacts(present, { ...emailed, doors: emailed.doors ?? present.doors })) untold += Number(count)
  }
  return untold
}
