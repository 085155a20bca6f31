import type { Payload, PayloadRequest, Where } from 'payload'
import { ContractError } from '@/lib/contract/errors'
import type { ReviewRound as ShownRound, RoundPhase } from '@/lib/contract/review/reviews'
import { DEFAULT_LOCALE, otherLocales, type Locale } from '@/lib/i18n/locales'
import { isDesk } from '../../access/rules'
import type { Caller } from '../../content/reading/sources'
import { relationId } from '../../database/relation-id'
import { runStatement, sql } from '../../database/statement'
import { withLocaleRestored } from '../../database/transaction'
import type { Accelerator, ReviewRound } from '../../payload-types'

/** The phases in which jurors see a round. */
const SHOWN_PHASES: readonly RoundPhase[] = ['reading', 'deciding', 'told']

/** What can still be decided. */
const UNDECIDED = ['received', 'shortlisted', 'waitingList'] as const

/** @throws ContractError `notFound` when there is none */
export async function findRound(payload: Payload, id: string, locale: Locale, req?: PayloadRequest): Promise<ReviewRound> {
  const where: Where = { id: { equals: id } }
  const { docs } = await payload.find({ collection: 'review-rounds', where, locale, fallbackLocale: otherLocales(locale), limit: 1, depth: 0, pagination: false, req })
  const [round] = docs
  if (!round) throw noSuchRound()
  return round
}

export function noSuchRound(): ContractError {
  return new ContractError('notFound', 'There is nothing at this address.')
}

/** Whether jurors see a round by now. */
export function isShownToJurors({ phase, opensAt }: Pick<ReviewRound, 'phase' | 'opensAt'>, now = Date.now()): boolean {
  return SHOWN_PHASES.includes(phase) && (!opensAt || Date.parse(opensAt) <= now)
}

/** Whether jurors read a round without names. */
export function isBlind({ isBlind: withoutNames, unblindedAt }: Pick<ReviewRound, 'isBlind' | 'unblindedAt'>): boolean {
  return withoutNames !== false && !unblindedAt
}

/** Whether somebody reads in a round: no longer when they are taken out of it, whatever they have read before. */
export function isJurorOf({ jurors }: Pick<ReviewRound, 'jurors'>, user: { id: string } | null | undefined): boolean {
  return (jurors ?? []).some((juror) => relationId(juror) === user?.id)
}

/** Whether reviews are written and changed by now. */
export function isBeingRead(round: Pick<ReviewRound, 'phase' | 'opensAt' | 'closesAt'>, now = Date.now()): boolean {
  return round.phase === 'reading' && isShownToJurors(round, now) && (!round.closesAt || now <= Date.parse(round.closesAt))
}

/** The applications of a round: those to its event that are undecided, and those that were read in it; once it is told, all of them. */
export async function findRoundApplications(req: PayloadRequest, round: Pick<ReviewRound, 'id' | 'event' | 'phase'>): Promise<Accelerator[]> {
  const read = await runStatement<{ application: string }>(req.payload, sql`select distinct application from review_assignments where round_id = ${round.id} and state = 'sent'`, req)
  const undecided: Where = { state: { in: [...UNDECIDED] } }
  const wasRead: Where[] = read.length > 0 ? [{ id: { in: read.map(({ application }) => application) } }] : []
  const belongs: Where[] = round.phase === 'told' ? [] : [{ or: [undecided, ...wasRead] }]
  const where: Where = { and: [{ event: { equals: relationId(round.event) } }, { state: { not_equals: 'withdrawn' } }, ...belongs] }
  const { docs } = await req.payload.find({ collection: 'accelerators', where, sort: 'id', depth: 0, pagination: false, req })
  return docs
}

/** Whether an application to its event is decided in a round: not one that was decided before, and not read in it. */
export async function isInRound(req: PayloadRequest, { id, state }: Pick<Accelerator, 'id' | 'state'>, round: Pick<ReviewRound, 'id'>): Promise<boolean> {
  if (state !== 'accepted' && state !== 'declined') return true
  const where: Where = { and: [{ round: { equals: round.id } }, { application: { equals: id } }, { state: { equals: 'sent' } }] }
  return (await req.payload.count({ collection: 'review-assignments', where, req })).totalDocs > 0
}

/** The round through which an application is decided, as long as its applicants are not told. */
export async function findOpenRound(req: PayloadRequest, event: string): Promise<ReviewRound | null> {
  const where: Where = { and: [{ event: { equals: event } }, { phase: { not_equals: 'told' } }] }
  const query = { collection: 'review-rounds', where, locale: DEFAULT_LOCALE, fallbackLocale: otherLocales(DEFAULT_LOCALE), limit: 1, depth: 0, pagination: false, req } as const
  const { docs } = await withLocaleRestored(req, () => req.payload.find(query))
  return docs[0] ?? null
}

/** For a juror their own rounds with what they have to read, for the desk all of them. */
export async function listRounds({ payload, user }: Caller, locale: Locale): Promise<ShownRound[]> {
  const all = isDesk({ user })
  const whose = all ? sql`` : sql` and juror_id = ${user?.id ?? ''}`
  const [{ docs }, counts] = await Promise.all([
    payload.find({ collection: 'review-rounds', sort: '-opensAt', locale, fallbackLocale: otherLocales(locale), depth: 0, pagination: false }),
    runStatement<{ round_id: string; total: number | string; sent: number | string }>(
      payload,
      sql`select round_id, count(*) as total, sum(case when review_assignments.state = 'sent' then 1 else 0 end) as sent from review_assignments
        inner join accelerators on cast(accelerators.id as varchar) = review_assignments.application
        where review_assignments.state <> 'conflict' and (accelerators.state <> 'withdrawn' or review_assignments.state = 'sent')${whose} group by round_id`,
    ),
  ])
  const countOf = new Map(counts.map((row) => [row.round_id, row]))
  const shown = docs.filter((round) => all || (isShownToJurors(round) && isJurorOf(round, user)))
  return shown.map(({ id, title, event, phase, opensAt = null, closesAt = null }) => {
    const { total = 0, sent = 0 } = countOf.get(id) ?? {}
    return { id, title, event: relationId(event), phase, opensAt, closesAt, total: Number(total), sent: Number(sent) }
  })
}
