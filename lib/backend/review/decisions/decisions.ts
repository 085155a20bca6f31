import type { PayloadRequest } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import { DECISIONS, type Decision, type DecisionsBody } from '@/lib/contract/review/decisions'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { recordInAuditLog } from '../../audit-log'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { listOf, runStatement, sql } from '../../database/statement'
import { inLockedTransaction } from '../../database/transaction'
import type { Accelerator, ReviewRound } from '../../payload-types'
import { rankRound, type RankedRound } from './ranking'
import { findOpenRound, findRound } from '../rounds/rounds'

const IN_WORDS: Record<Decision, string> = { accepted: 'accepted', waitingList: 'on the waiting list', declined: 'declined', shortlisted: 'on the shortlist' }

const CHANGED = 'Some of these applications are not in this round any more, or were withdrawn. Load the ranking again.'
const CANCELLED = 'The event is cancelled, so there is no decision on its applications.'

/** Notes what is decided, told to nobody. @throws ContractError `conflict` before anything can be decided, and for applications that are not in the round */
export function saveDecisions(caller: Caller, id: string, decisions: DecisionsBody): Promise<void> {
  return inRound(caller, id, async (req, { round, applications }) => {
    if (round.phase === 'draft') throw new ContractError('conflict', 'Nothing can be decided before reading has begun.')
    await refuseOlderRound(req, round)
    await refuseCancelled(req, relationId(round.event))
    const known = new Map(applications.map((application) => [application.id, application]))
    const chosen = new Map(decisions.map((decision) => [decision.application, decision]))
    if ([...chosen.keys()].some((application) => !known.has(application))) throw new ContractError('conflict', CHANGED)
    for (const state of [...DECISIONS, null]) {
      const ids = [...chosen.values()].flatMap((decision) => (intendedFor(decision.state, known.get(decision.application)) === state ? [decision.application] : []))
      if (ids.length > 0) await runStatement(req.payload, sql`update accelerators set intended = ${state} where id in ${listOf(ids)}`, req)
    }
    for (const { application, text } of chosen.values()) {
      if (text !== undefined) await runStatement(req.payload, sql`update accelerators set text_for_applicant = ${text || null} where id = ${application}`, req)
    }
    await recordInAuditLog(req, { action: 'decided', entity: 'review-rounds', document: id, title: round.title, changedFields: inWords([...chosen.values()]) })
  })
}

/** What applicants know already is nothing to be told. */
function intendedFor(state: Decision | null, application: Accelerator | undefined): Decision | null {
  return state === application?.state ? null : state
}

/** Such as "12 accepted, 3 declined". */
export function inWords(decisions: readonly { state: Decision | null }[]): string {
  const counts = DECISIONS.map((state) => [decisions.filter((decision) => decision.state === state).length, IN_WORDS[state]] as const)
  const undone = decisions.filter(({ state }) => state === null).length
  return [...counts, [undone, 'taken back'] as const].flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : [])).join(', ')
}

/** Does something with the ranked applications of a round for a member of staff, under the lock of its event. */
export async function inRound<Result>({ payload, user }: Caller, id: string, work: (req: PayloadRequest, ranked: RankedRound) => Promise<Result>): Promise<Result> {
  const { event } = await findRound(payload, id, DEFAULT_LOCALE)
  return inLockedTransaction(payload, DEFAULT_LOCALE, relationId(event), async (req) => {
    const ranked = await rankRound(req, id)
    Object.assign(req, { user })
    return work(req, ranked)
  })
}

/** What is decided in a newer round is told by its own release alone. @throws ContractError `conflict` for a round that is over */
export async function refuseOlderRound(req: PayloadRequest, { phase, event }: ReviewRound): Promise<void> {
  if (phase === 'told' && (await findOpenRound(req, relationId(event)))) throw new ContractError('conflict', 'There is a newer round for this event. Decide there.')
}

/** @throws ContractError `invalid` for an event that does not take place */
export async function refuseCancelled(req: PayloadRequest, id: string): Promise<void> {
  const event = await req.payload.findByID({ collection: 'events', id, depth: 0, disableErrors: true, select: { status: true }, req })
  if (event?.status === 'cancelled') throw new ContractError('invalid', CANCELLED)
}
