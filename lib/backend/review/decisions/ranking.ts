import type { Payload, PayloadRequest, Where } from 'payload'
import type { RoundRanking } from '@/lib/contract/review/decisions'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { applicationsToReadAgain, rankApplications, type CorrectionFault, type Ranking } from '@/lib/site/review/rank-applications'
import { relationId } from '../../database/relation-id'
import { hasEventJob } from '../../jobs/event-jobs'
import type { Accelerator, ReviewAssignment, ReviewRound } from '../../payload-types'
import { findAssignments, toReading, trackOf } from '../readings/assign'
import { findRound, findRoundApplications } from '../rounds/rounds'

export const REASONS: Record<CorrectionFault, string> = {
  tooFewReadings: 'Hardly any application was read by two, so jurors cannot be compared. The plain mean ranks.',
  notConnected: 'Two groups of jurors have no application in common, so they cannot be compared. The plain mean ranks.',
  tracksNotMixed: 'Too many applications of a track were read by its own jurors alone, so mild jurors cannot be told from good applications. The plain mean ranks.',
}

export interface RankedRound {
  round: ReviewRound
  applications: Accelerator[]
  reviews: ReviewAssignment[]
  ranking: Ranking
}

/** Ranks the applications of a round by the reviews that are sent. @throws ContractError `notFound` */
export async function rankRound(req: PayloadRequest, id: string): Promise<RankedRound> {
  const round = await findRound(req.payload, id, DEFAULT_LOCALE, req)
  const applications = await findRoundApplications(req, round)
  const known = new Set(applications.map((application) => application.id))
  const reviews = (await findAssignments(req, id)).filter(({ state, application }) => state === 'sent' && known.has(application))
  const criteria = (round.criteria ?? []).map(({ key, weight }) => ({ key, weight }))
  const scored = reviews.map((review) => ({ ...toReading(review), scores: review.scores ?? {} }))
  return { round, applications, reviews, ranking: rankApplications(scored, criteria, tracksOf(applications, round)) }
}

function tracksOf(applications: readonly Accelerator[], round: ReviewRound): Map<string, string> {
  return new Map(
    applications.flatMap((application) => {
      const track = trackOf(application, round)
      return track === null ? [] : [[application.id, track] as const]
    }),
  )
}

/** The ranking as the desk sees it, with what is decided. */
export async function readRanking(req: PayloadRequest, id: string): Promise<RoundRanking> {
  const { payload } = req
  const { round, applications, reviews, ranking } = await rankRound(req, id)
  const { isCorrected, reason } = ranking
  const ranked = new Map(ranking.items.map((item, index) => [item.application, { ...item, index }]))
  const placeOf = ({ id: application }: Accelerator) => ranked.get(application)?.index ?? Infinity
  const ordered = applications.toSorted((one, other) => (placeOf(one) < placeOf(other) ? -1 : Number(placeOf(one) > placeOf(other))))
  return {
    isCorrected,
    reason: reason && REASONS[reason],
    places: round.places ?? null,
    readAgain: readAgainOf(round, ranking),
    items: ordered.map((application) => {
      const { rank = null, raw = null, corrected = null, error = null, spread = null, readings = 0 } = ranked.get(application.id) ?? {}
      const { fullName, projectName, intended = null, state, textForApplicant } = application
      const proposed = reviews.flatMap((review) => (review.application === application.id && review.text ? [review.text] : []))
      return { application: application.id, fullName, projectName: projectName ?? '', rank, raw, corrected, error, spread, readings, intended, state, text: textForApplicant ?? '', proposed }
    }),
    isTelling: await hasEventJob(payload, 'tellDecisions', relationId(round.event)),
    uncertain: await findUncertain(payload, applications),
  }
}

export function readAgainOf({ places }: ReviewRound, { items }: Ranking): string[] {
  return places ? applicationsToReadAgain(items, places) : []
}

async function findUncertain(payload: Payload, applications: readonly Accelerator[]): Promise<RoundRanking['uncertain']> {
  const where: Where = { and: [{ state: { equals: 'uncertain' } }, { about: { in: applications.map(({ id }) => `applications:${id}`) } }] }
  const { docs } = await payload.find({ collection: 'emails', where, select: { about: true }, depth: 0, pagination: false })
  const about = new Set(docs.map((email) => email.about))
  return applications.flatMap(({ id, fullName }) => (about.has(`applications:${id}`) ? [{ application: id, fullName }] : []))
}
