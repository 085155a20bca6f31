import type { CollectionAfterChangeHook, CollectionBeforeChangeHook, Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { eventState } from '@/lib/site/events/event-state'
import { findEventIfPublished } from '../content/find-event'
import { readValue, saveValue } from '../database/key-values'
import { runStatement, sql } from '../database/statement'
import { lockFor, withLocaleRestored } from '../database/transaction'
import type { Event } from '../payload-types'
import { isSameFacts, toEmailedFacts, type EmailedFacts } from '../email/emailed-facts'

/** The published facts of an event from an instant on. */
interface PublishedFacts {
  from: string
  facts: EmailedFacts
}

const PUBLISHED = 'published-facts-'
/** The oldest one left stands for all before it. */
const MOST_PUBLISHED = 20

/** The facts of an event that was published before these were kept, in the context of the request, which may save several at once. */
const FORMER_FACTS = 'formerFacts-'

export const storeFormerFacts: CollectionBeforeChangeHook<Event> = async ({ data, originalDoc, req }) => {
  if (!originalDoc?.id) return data
  delete req.context[FORMER_FACTS + originalDoc.id]
  if (data._status === 'published' && !(await readHistory(req.payload, originalDoc.id, req))) {
    const facts = await withLocaleRestored(req, () => readFacts(req.payload, originalDoc.id, req))
    // Not in one step: every read gives the request another context.
    req.context[FORMER_FACTS + originalDoc.id] = facts
  }
  return data
}

/** Adds the published facts of an event to the earlier ones: guests registered without an email know those of that time. */
export const storePublishedFacts: CollectionAfterChangeHook<Event> = async ({ doc, req }) => {
  if (doc._status !== 'published') return doc
  await lockFor(req, doc.id)
  const former = req.context[FORMER_FACTS + doc.id] as EmailedFacts | null | undefined
  const history = (await readHistory(req.payload, doc.id, req)) ?? (former ? [{ from: doc.createdAt, facts: former }] : [])
  const facts = await withLocaleRestored(req, () => readFacts(req.payload, doc.id, req))
  if (!facts || isSameFacts(facts, history.at(-1)?.facts ?? null)) return doc
  const published: PublishedFacts[] = [...history, { from: new Date().toISOString(), facts }].slice(-MOST_PUBLISHED)
  await saveValue(req.payload, PUBLISHED + doc.id, published, req)
  return doc
}

/** Counts the guests who were registered without an email while something else was published of the event than now. */
export async function countNeverEmailed(payload: Payload, eventId: string, req?: PayloadRequest): Promise<number> {
  const history = (await readHistory(payload, eventId, req)) ?? []
  const event = history.length > 1 ? await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req) : null
  if (!event || eventState(event) === 'past') return 0
  const present = toEmailedFacts(event, DEFAULT_LOCALE, null)
  let count = 0
  for (const [index, { from, facts }] of history.entries()) {
    if (isSameFacts(facts, present)) continue
    const until = history[index + 1]?.from
    const [row] = await runStatement<{ count: number | string }>(
      payload,
      sql`select count(*) as count from registrations where event_id = ${eventId} and state <> 'withdrawn' and companion = 0 and emailed_facts is null
        ${index > 0 ? sql`and created_at >= ${from}` : sql``} ${until ? sql`and created_at < ${until}` : sql``}`,
      req,
    )
    count += Number(row?.count ?? 0)
  }
  return count
}

async function readFacts(payload: Payload, eventId: string, req: PayloadRequest): Promise<EmailedFacts | null> {
  const event = await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req)
  return event && toEmailedFacts(event, DEFAULT_LOCALE, null)
}

function readHistory(payload: Payload, eventId: string, req?: PayloadRequest): Promise<PublishedFacts[] | null> {
  return readValue<PublishedFacts[]>(payload, PUBLISHED + eventId, req)
}
