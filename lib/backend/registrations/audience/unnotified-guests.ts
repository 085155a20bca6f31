import type { Payload, PayloadRequest } from 'payload'
import { eventState } from '@/lib/site/events/event-state'
import { findEventIfPublished } from '../../content/find-event'
import { runStatement, sql } from '../../database/statement'
import { EmailedFactsSchema, isOutdated } from '../../email/emailed-facts'
import { mayBeApplicants, mayBeGuests, type RecipientStatus } from '../../email/recipients'
import type { Applicants } from '../applicants'
import { STATUS_COLUMN } from '../guest-status'
import { countNeverEmailed } from '../published-facts'

interface EmailedFactsRow {
  facts: unknown
  count: number | string
  seated: number | string
}

/** The guests and applicants who do not know of a change of an event. */
export interface UnnotifiedGuests {
  /** Those whose last email had another time, place or status than is published. */
  unnotified: number
  /** Those of them who have the calendar entry that goes with a seat. */
  oldEntries: number
  /** Those registered without an email before the change, who get no automatic email. */
  neverEmailed: number
  /** How many of those with an outdated email are applicants. */
  applicants: number
}

/** @param to those alone who stand like this; without it everyone */
export async function countUnnotified(payload: Payload, eventId: string, applicants: Applicants, req?: PayloadRequest, to?: RecipientStatus): Promise<UnnotifiedGuests> {
  const applied = mayBeApplicants(to) ? await applicants.countUnnotified(payload, eventId, req, to) : 0
  const counts = { unnotified: applied, oldEntries: 0, neverEmailed: await countNeverEmailed(payload, eventId, req), applicants: applied }
  if (!mayBeGuests(to)) return counts
  const rows = await runStatement<EmailedFactsRow>(
    payload,
    sql`select emailed_facts as facts, count(*) as count, sum(case when state = 'confirmed' then 1 else 0 end) as seated from registrations where event_id = ${eventId} and state <> 'withdrawn' and emailed_facts is not null${to ? sql` and ${STATUS_COLUMN} = ${to}` : sql``} group by emailed_facts`,
    req,
  )
  for (const { facts, count, seated } of rows) {
    const emailed = EmailedFactsSchema.parse(typeof facts === 'string' ? JSON.parse(facts) : facts)
    const event = await findEventIfPublished(payload, eventId, emailed.locale, req)
    if (!event || eventState(event) === 'past') return { unnotified: 0, oldEntries: 0, neverEmailed: 0, applicants: 0 }
    if (!isOutdated(emailed, event)) continue
    counts.unnotified += Number(count)
    // There is no entry without a date.
    if (emailed.startsAt !== null) counts.oldEntries += Number(seated)
  }
  return counts
}
