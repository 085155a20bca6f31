import type { CollectionBeforeChangeHook, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import { SITE_TIME_ZONE } from '@/lib/i18n/time-zone'
import { eventState, hasEnded } from '@/lib/site/events/event-state'
import { peopleOf } from '../access/consequences/people-of'
import { refusal } from '../access/refusal'
import { runStatement, sql } from '../database/statement'
import { withLocaleRestored } from '../database/transaction'
import type { Event, Registration } from '../payload-types'
import type { Applicants } from './applicants'
import { countUnnotified } from './audience/unnotified-guests'

/** Whether a draft is saved beside what is published, in the context of the request. */
const SAVES_DRAFT = 'savesDraft'

/** The people who would lose their pages, by the state of their registration. */
const PEOPLE: [Registration['state'], string][] = [['confirmed', 'registered'], ['offered', 'offered a seat'], ['waiting', 'on the waiting list']]

/** The CMS does not pass `draft` to hooks of documents. */
export const noteDraft: CollectionBeforeOperationHook<'events'> = ({ args, operation, req }) => {
  if (operation === 'update' || operation === 'updateByID') req.context[SAVES_DRAFT] = 'draft' in args && args.draft === true
}

/**
 * Refuses to unpublish an event whose guests and applicants would lose the pages about it and hear nothing. It does so before anything
 * is stored, because the CMS undoes nothing when one of several saves is refused.
 */
export const refuseUnpublishing = (applicants: Applicants): CollectionBeforeChangeHook<Event> => async ({ data, originalDoc, req }) => {
  if (!originalDoc?.id || data._status !== 'draft' || req.context[SAVES_DRAFT] === true || req.context.withoutGuards) return data
  const { _status, status, startsAt = null, endsAt = null, timezone } = await req.payload.findByID({ collection: 'events', id: originalDoc.id, depth: 0, draft: false, select: { _status: true, status: true, startsAt: true, endsAt: true, timezone: true }, req })
  if (_status !== 'published') return data
  const timing = { status, startsAt, endsAt, timezone: timezone ?? SITE_TIME_ZONE }
  if (hasEnded(timing)) {
    // Nobody needs to be told any more of what would be over.
    if (eventState({ ...timing, status: 'scheduled' }) !== 'past') await refuseUntilNotified(req, originalDoc.id, applicants)
    return data
  }
  const people = await describePeople(req, originalDoc.id, applicants)
  if (people.length === 0) return data
  throw refusal(
    `People count on this event (${people.join(', ')}), so it was not unpublished: they would lose its pages, and nobody would tell them. If it does not take place, publish it as “Postponed” or “Cancelled”, and they are told. What is cancelled or over can be unpublished.`,
    409,
  )
}

/** The email about a cancellation is made from what is published. */
async function refuseUntilNotified(req: PayloadRequest, id: string, applicants: Applicants): Promise<void> {
  const { unnotified, applicants: applied } = await withLocaleRestored(req, () => countUnnotified(req.payload, id, applicants, req))
  if (unnotified === 0) return
  throw refusal(
    `${peopleOf(unnotified, applied)} ${unnotified === 1 ? 'has' : 'have'} not been told yet that this event is cancelled, so it was not unpublished. The emails go out by themselves within a minute; if they were stopped, press “Email everyone” in the numbers of the event. Then unpublish it.`,
    409,
  )
}

async function describePeople(req: PayloadRequest, id: string, applicants: Applicants): Promise<string[]> {
  const rows = await runStatement<{ state: Registration['state']; count: number | string }>(req.payload, sql`select state, count(*) as count from registrations where event_id = ${id} group by state`, req)
  const counts = new Map(rows.map(({ state, count }) => [state, Number(count)]))
  const applied = await applicants.count(req.payload, id, req)
  return [
    ...PEOPLE.flatMap(([state, description]) => (counts.has(state) ? [`${counts.get(state)} ${description}`] : [])),
    ...(applied > 0 ? [`${applied} ${applied === 1 ? 'applicant' : 'applicants'}`] : []),
  ]
}
