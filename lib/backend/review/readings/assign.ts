import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import { assignReviews } from '@/lib/site/review/assign-reviews'
import type { MixingFault, Reading } from '@/lib/site/review/mixing'
import { ContractError } from '@/lib/contract/errors'
import type { AssignedRound } from '@/lib/contract/review/reviews'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { recordInAuditLog } from '../../audit-log'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { listOf, runStatement, sql } from '../../database/statement'
import { inLockedTransaction } from '../../database/transaction'
import type { Accelerator, ReviewAssignment, ReviewRound, User } from '../../payload-types'
import { eligibleJurors, findActiveJurors, unplacedReason } from '../rounds/eligible'
import { findRound, findRoundApplications } from '../rounds/rounds'

/** How many rows one statement adds. */
const BATCH = 200

const FAULTS: Record<MixingFault, string> = {
  notConnected: 'Jurors fall into groups that share no application, so strict and mild ones cannot be told apart.',
  tracksNotMixed: 'Too few applications of a track have a reader from another one, so its quality cannot be told from mildness.',
}

/** Gives each application of a round its readers. What was begun stays, and so does what somebody reads who can go on reading. */
export async function assignRound({ payload, user }: Caller, id: string): Promise<AssignedRound> {
  const { event } = await findRound(payload, id, DEFAULT_LOCALE)
  return inLockedTransaction(payload, DEFAULT_LOCALE, relationId(event), async (req) => {
    Object.assign(req, { user })
    const round = await findRound(payload, id, DEFAULT_LOCALE, req)
    if (round.phase !== 'draft' && round.phase !== 'reading') throw new ContractError('conflict', 'Nothing is assigned any more in a round that is being decided.')
    const result = await assign(req, round)
    await recordInAuditLog(req, { action: 'assigned', entity: 'review-rounds', document: round.id, title: round.title })
    return result
  })
}

/** Gives what somebody must not read to somebody else at once; everything that others have stays theirs. */
export async function handOn(req: PayloadRequest, round: ReviewRound): Promise<void> {
  if (round.phase === 'draft' || round.phase === 'reading') await assign(req, round, ['open', 'draft'])
}

/** @param staying the states of readings that stay with their jurors, beside those that are over */
async function assign(req: PayloadRequest, round: ReviewRound, staying: readonly ReviewAssignment['state'][] = ['draft']): Promise<AssignedRound> {
  const [applications, jurors, stored] = [await findRoundApplications(req, round), await findActiveJurors(req, round), await findAssignments(req, round.id)]
  const retained = stored.filter((one) => isOver(one) || (staying.includes(one.state) && canGoOn(one, jurors, applications)))
  const conflicts = await findConflicts(req, applications)
  const found = applications.map((application) => ({ application, ...eligibleJurors(application, jurors, conflicts) }))
  const assignable = found.map(({ application, eligible }) => ({ id: application.id, track: trackOf(application, round), eligible, extra: round.extraReadings?.[application.id] ?? 0 }))
  const fixed = retained.filter(({ state }) => state !== 'conflict').map(toReading)
  const { readings, unplaced, fault } = assignReviews(assignable, jurors.map((juror) => juror.id), { readings: round.readings, fixed, seed: round.id })
  await store(req, round.id, { stored, retained, readings })
  const loads = jurors.map((juror) => ({ juror: juror.id, count: readings.filter((reading) => reading.juror === juror.id).length }))
  const foundOf = new Map(found.map((one) => [one.application.id, one]))
  return {
    loads,
    unplaced: unplaced.flatMap(({ application, missing }) => {
      const excluded = foundOf.get(application)
      return excluded ? [{ application, missing, reason: unplacedReason(excluded, { missing, wanted: round.readings, locale: excluded.application.locale }) }] : []
    }),
    fault: fault && FAULTS[fault],
  }
}

export async function findAssignments(req: PayloadRequest, round: string): Promise<ReviewAssignment[]> {
  const { docs } = await req.payload.find({ collection: 'review-assignments', where: { round: { equals: round } }, sort: 'id', depth: 0, pagination: false, req })
  return docs
}

/** Those of every round for the event: whoever knows an applicant does so in the next one, too. */
async function findConflicts(req: PayloadRequest, applications: readonly Accelerator[]): Promise<ReviewAssignment[]> {
  if (applications.length === 0) return []
  const where: Where = { and: [{ state: { equals: 'conflict' } }, { application: { in: applications.map(({ id }) => id) } }] }
  const { docs } = await req.payload.find({ collection: 'review-assignments', where, depth: 0, pagination: false, req })
  return docs
}

/** What was sent and what was declared stays. */
function isOver({ state }: ReviewAssignment): boolean {
  return state === 'sent' || state === 'conflict'
}

/** Whether its juror is there to finish it. */
function canGoOn({ juror, application }: ReviewAssignment, jurors: readonly User[], applications: readonly Accelerator[]): boolean {
  return applications.some(({ id }) => id === application) && jurors.some(({ id }) => id === (juror && relationId(juror)))
}

/** Each former juror was somebody else. */
export function toReading({ id, application, juror }: ReviewAssignment): Reading {
  return { application, juror: juror ? relationId(juror) : id }
}

/** The answer to the question that tells the tracks apart; null for none. */
export function trackOf({ answers }: Pick<Accelerator, 'answers'>, { trackQuestion }: Pick<ReviewRound, 'trackQuestion'>): string | null {
  const answer = trackQuestion ? answers?.[trackQuestion] : null
  return typeof answer === 'string' && answer !== '' ? answer : null
}

async function store(req: PayloadRequest, round: string, { stored, retained, readings }: { stored: readonly ReviewAssignment[]; retained: readonly ReviewAssignment[]; readings: readonly Reading[] }): Promise<void> {
  const keyOf = ({ application, juror }: Reading) => `${application} ${juror}`
  const wanted = new Set(readings.map(keyOf))
  const ended = stored.filter((one) => !retained.includes(one) && !wanted.has(keyOf(toReading(one))))
  const left = new Set(stored.filter((one) => !ended.includes(one)).map((one) => keyOf(toReading(one))))
  for (const ids of inBatches(ended.map(({ id }) => id))) await runStatement(req.payload, sql`delete from review_assignments where id in ${listOf(ids)}`, req)
  const now = new Date().toISOString()
  for (const added of inBatches(readings.filter((reading) => !left.has(keyOf(reading))))) {
    const rows = added.map(({ application, juror }) => sql`(${randomUUID()}, ${round}, ${application}, ${juror}, 'open', false, ${now}, ${now})`)
    await runStatement(req.payload, sql`insert into review_assignments (id, round_id, application, juror_id, state, is_older_than_text, updated_at, created_at) values ${sql.join(rows, sql`, `)}`, req)
  }
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / BATCH) }, (_, index) => items.slice(index * BATCH, (index + 1) * BATCH))
}

/** How many readings wait for the next press: nobody is there to do them. */
export async function countWaitingReadings(payload: Payload): Promise<number> {
  const [row] = await runStatement<{ count: number | string }>(
    payload,
    sql`select count(*) as count from review_assignments inner join review_rounds on review_rounds.id = review_assignments.round_id left join users on users.id = review_assignments.juror_id
      where review_rounds.phase = 'reading' and review_assignments.state in ('open', 'draft') and (users.id is null or users.is_activated is false
        or not exists (select 1 from review_rounds_rels where review_rounds_rels.parent_id = review_rounds.id and review_rounds_rels.users_id = users.id))`,
  )
  return Number(row?.count ?? 0)
}
