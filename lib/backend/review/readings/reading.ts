import { createHash } from 'node:crypto'
import type { Payload, PayloadRequest, Where } from 'payload'
import type { AssignedReading, Review, ReviewAssignment as ShownAssignment } from '@/lib/contract/review/reviews'
import type { Locale } from '@/lib/i18n/locales'
import { isDesk } from '../../access/rules'
import { findFiles } from '../../applications'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import type { Accelerator, ReviewAssignment, ReviewRound, User } from '../../payload-types'
import { readableApplication, readQuestions } from '../redaction/redact-application'
import { findRound, isBlind, isJurorOf, isShownToJurors, noSuchRound } from '../rounds/rounds'
import { warningsOf } from '../redaction/warnings'

/** One reading with all that it is about. */
interface FoundReading {
  assignment: ReviewAssignment
  round: ReviewRound
  application: Accelerator
}

/** For a juror what they have to read, in an order of their own, that tells nothing of when it was sent; for the desk everybody's. */
export async function listAssignments(caller: Caller, roundId: string, locale: Locale): Promise<ShownAssignment[]> {
  const { payload, user } = caller
  const round = await findRound(payload, roundId, locale)
  const all = isDesk({ user })
  if (!all && !(isShownToJurors(round) && isJurorOf(round, user))) throw noSuchRound()
  const juror = user?.id ?? ''
  const whose: Where[] = all ? [] : [{ juror: { equals: juror } }, { state: { not_equals: 'conflict' } }]
  const { docs } = await payload.find({ collection: 'review-assignments', where: { and: [{ round: { equals: round.id } }, ...whose] }, sort: 'id', depth: 0, pagination: false })
  const [applications, jurors, questions] = [await findApplications(payload, docs), all ? await findJurors(payload, docs) : new Map<string, User>(), await readQuestions(payload, round, locale)]
  const shown = docs.flatMap((assignment): ShownAssignment[] => {
    const application = applications.get(assignment.application)
    if (!application || !isReadable(assignment, application)) return []
    const { projectName } = readableApplication(application, [], { round, questions, locale }).application
    const row = { id: assignment.id, application: application.id, projectName, state: assignment.state, due: round.closesAt ?? null, isOlderThanText: assignment.isOlderThanText }
    return [all ? { ...row, juror: toShownJuror(assignment, jurors) } : row]
  })
  return all ? shown : shown.sort((one, other) => placeOf(juror, one.application).localeCompare(placeOf(juror, other.application)))
}

/** @throws ContractError `notFound` for what a juror has not to read, as for what does not exist */
export async function readAssignment(caller: Caller, id: string, locale: Locale, req?: PayloadRequest): Promise<AssignedReading> {
  const { payload, user } = caller
  const { assignment, round, application } = await findReading(caller, id, locale, req)
  const questions = await readQuestions(payload, round, locale, req)
  const files = await findFiles(payload, { application: application.id }, req)
  const readable = readableApplication(application, files, { round, questions, locale })
  const worksAtDesk = isDesk({ user })
  const isSent = assignment.state === 'sent'
  return {
    id: assignment.id,
    state: assignment.state,
    round: { id: round.id, title: round.title, phase: round.phase, isBlind: isBlind(round), closesAt: round.closesAt ?? null },
    criteria: (round.criteria ?? []).map(({ key, label, weight, anchors }) => ({ key, label, weight, anchors: anchors ?? [] })),
    application: { ...readable.application, ...(worksAtDesk && { warnings: await warningsOf(application, files, { round, questions, locale }), redactions: application.redactions ?? [] }) },
    files: readable.files,
    review: assignment.scores ? toReview(assignment) : null,
    others: isSent || worksAtDesk ? await readOthers(payload, assignment, req) : [],
  }
}

/**
 * One reading, as whoever asks may have it: the desk all of them, a juror their own ones without a conflict, in a round that has begun.
 *
 * @throws ContractError `notFound` for any other
 */
export async function findReading({ payload, user }: Caller, id: string, locale: Locale, req?: PayloadRequest): Promise<FoundReading> {
  const whose: Where[] = isDesk({ user }) ? [] : [{ juror: { equals: user?.id ?? '' } }, { state: { not_equals: 'conflict' } }]
  const { docs } = await payload.find({ collection: 'review-assignments', where: { and: [{ id: { equals: id } }, ...whose] }, limit: 1, depth: 0, pagination: false, req })
  const [assignment] = docs
  if (!assignment?.round) throw noSuchRound()
  const round = await findRound(payload, relationId(assignment.round), locale, req)
  const application = (await findApplications(payload, [assignment], req)).get(assignment.application)
  if (!application || !(isDesk({ user }) || (isShownToJurors(round) && isJurorOf(round, user) && isReadable(assignment, application)))) throw noSuchRound()
  return { assignment, round, application }
}

/** Nobody reads what was withdrawn; what they have read stays theirs. */
function isReadable({ state }: ReviewAssignment, application: Accelerator): boolean {
  return application.state !== 'withdrawn' || state === 'sent'
}

async function findApplications(payload: Payload, assignments: readonly ReviewAssignment[], req?: PayloadRequest): Promise<Map<string, Accelerator>> {
  const ids = [...new Set(assignments.map(({ application }) => application))]
  if (ids.length === 0) return new Map()
  const { docs } = await payload.find({ collection: 'accelerators', where: { id: { in: ids } }, depth: 0, pagination: false, req })
  return new Map(docs.map((application) => [application.id, application]))
}

async function findJurors(payload: Payload, assignments: readonly ReviewAssignment[]): Promise<Map<string, User>> {
  const ids = [...new Set(assignments.flatMap(({ juror }) => (juror ? [relationId(juror)] : [])))]
  if (ids.length === 0) return new Map()
  const { docs } = await payload.db.find<User>({ collection: 'users', where: { id: { in: ids } }, pagination: false })
  return new Map(docs.map((account) => [account.id, account]))
}

function toShownJuror({ juror }: ReviewAssignment, jurors: ReadonlyMap<string, User>): { _id: string; fullName: string } | null {
  const account = juror ? jurors.get(relationId(juror)) : undefined
  return account ? { _id: account.id, fullName: account.name || account.email } : null
}

/** What the others gave who have read the same, in an order that does not tell who was first. */
async function readOthers(payload: Payload, { id, round, application }: ReviewAssignment, req?: PayloadRequest): Promise<AssignedReading['others']> {
  const where: Where = { and: [{ round: { equals: relationId(round ?? '') } }, { application: { equals: application } }, { state: { equals: 'sent' } }, { id: { not_equals: id } }] }
  const { docs } = await payload.find({ collection: 'review-assignments', where, sort: 'id', depth: 0, pagination: false, req })
  return docs.map(({ scores, note }) => ({ scores: scores ?? {}, note: note ?? '' }))
}

function toReview({ scores, note, text, state, isOlderThanText }: ReviewAssignment): Review {
  return { scores: scores ?? {}, note: note ?? '', text: text ?? '', isSent: state === 'sent', isOlderThanText }
}

/** Where an application stands in the list of a juror: as if drawn by lot, and always in the same place. */
function placeOf(juror: string, application: string): string {
  return createHash('sha256').update(`${juror} ${application}`).digest('hex')
}
