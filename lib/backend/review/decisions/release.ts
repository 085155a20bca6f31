import { JobCancelledError, type Payload, type TaskConfig, type Where } from 'payload'
import { z } from 'zod'
import { ContractError } from '@/lib/contract/errors'
import { InstantSchema } from '@/lib/contract/fields/document'
import { DECISIONS } from '@/lib/contract/review/decisions'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { tellDecisions } from '../../applications'
import { recordInAuditLog } from '../../audit-log'
import { eventReader } from '../../content/event-reader'
import { findEventIfPublished } from '../../content/find-event'
import type { Caller } from '../../content/reading/sources'
import { queueJobs } from '../../database/queue/queue-job'
import { workInBatches } from '../../database/queue/worker-state'
import { relationId } from '../../database/relation-id'
import { runStatement, sql } from '../../database/statement'
import { inLockedTransaction } from '../../database/transaction'
import { EMAIL_RETRIES } from '../../email/email-job'
import { jsonField } from '../../jobs/json-field'
import { inRound, inWords, refuseCancelled, refuseOlderRound } from './decisions'
import { confirmByOf, laterConfirmBy } from './preview'

/** How many are told in one transaction; between two of them, what visitors send is stored. */
const BATCH = 25

/** What is told to whom, as it was when it was released: what is decided otherwise meanwhile waits for the next release. */
const ReleasedSchema = z.object({
  confirmBy: InstantSchema.nullable(),
  decisions: z.array(z.object({ application: z.string(), state: z.enum(DECISIONS), rank: z.number().nullable() })),
})

type Released = z.infer<typeof ReleasedSchema>

/** Lets the worker tell every applicant what is decided. @returns how many */
export function release(caller: Caller, id: string): Promise<number> {
  return inRound(caller, id, async (req, { round, applications, ranking }) => {
    if (round.phase !== 'deciding' && round.phase !== 'told') throw new ContractError('conflict', 'The round is still being read. Move it on to the decision first.')
    await refuseOlderRound(req, round)
    const event = relationId(round.event)
    await refuseCancelled(req, event)
    const rankOf = new Map(ranking.items.map(({ application, rank }) => [application, rank]))
    const decisions = applications.flatMap((one) => (one.intended ? [{ application: one.id, state: one.intended, rank: rankOf.get(one.id) ?? null }] : []))
    if (decisions.length === 0) throw new ContractError('invalid', 'There is no decision that applicants do not know yet.')
    const released: Released = { confirmBy: await confirmByOf(req, round), decisions }
    await queueJobs(req, tellDecisionsTask.slug, [{ event, release: released }])
    await runStatement(req.payload, sql`update review_rounds set phase = 'told', updated_at = ${new Date().toISOString()} where id = ${id}`, req)
    await recordInAuditLog(req, { action: 'released', entity: 'review-rounds', document: id, title: round.title, changedFields: inWords(decisions) })
    return decisions.length
  })
}

/** Tells applicants what is decided, each once. After an interruption it continues. */
export const tellDecisionsTask = {
  slug: 'tellDecisions',
  label: 'Tell applicants what is decided',
  inputSchema: [{ name: 'event', type: 'text', required: true }, jsonField('release', ReleasedSchema)],
  retries: EMAIL_RETRIES,
  handler: async ({ input: { event, release: released }, req: { payload } }) => {
    await workInBatches(() => tellBatch(payload, event, released))
    return { output: {} }
  },
} satisfies TaskConfig<'tellDecisions'>

/**
 * Who was told has no intended state any more, in the same transaction that queues the email.
 *
 * @returns whether there are more to tell
 * @throws JobCancelledError when the event does not take place or is not published: staff see it, and can go on later
 */
function tellBatch(payload: Payload, eventId: string, { confirmBy, decisions }: Released): Promise<boolean> {
  return inLockedTransaction(payload, DEFAULT_LOCALE, eventId, async (req) => {
    const wanted = new Map(decisions.map((decision) => [decision.application, decision]))
    const where: Where = { and: [{ event: { equals: eventId } }, { intended: { exists: true } }, { state: { not_equals: 'withdrawn' } }] }
    const { docs } = await payload.find({ collection: 'accelerators', where, sort: 'id', depth: 0, pagination: false, req })
    const left = docs.filter(({ id, intended }) => wanted.get(id)?.state === intended)
    const event = left.length > 0 ? await findEventIfPublished(payload, eventId, DEFAULT_LOCALE, req) : null
    if (left.length > 0 && event?.status !== 'scheduled' && event?.status !== 'postponed') {
      throw new JobCancelledError(`${left.length} ${left.length === 1 ? 'applicant was' : 'applicants were'} not told: the event is cancelled, or not published.`)
    }
    // It may have waited for long, such as until the event was published again.
    const answeredBy = event && laterConfirmBy(confirmBy, event)
    const decided = left.slice(0, BATCH).flatMap((application) => {
      const decision = wanted.get(application.id)
      return decision ? [{ application, decision: { state: decision.state, confirmBy: answeredBy, placeRank: decision.rank } }] : []
    })
    await tellDecisions(req, decided, eventReader(req, eventId))
    return left.length > BATCH
  })
}
