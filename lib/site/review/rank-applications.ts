import { correctedMeans, type Score } from './leniency-model'
import { mixingFault, type MixingFault } from './mixing'

export interface Criterion {
  key: string
  weight: number
}

export interface Review {
  application: string
  juror: string
  /** 1 to 5 for each criterion. */
  scores: Readonly<Record<string, number>>
}

/** Why the raw mean ranks: also when hardly anything was read by two, so that there is nothing to compare. */
export type CorrectionFault = MixingFault | 'tooFewReadings'

export interface RankedApplication {
  application: string
  /** 1 is the best; equals share a rank. */
  rank: number
  raw: number
  corrected: number | null
  /** Standard error of the corrected mean. */
  error: number | null
  /** Highest less lowest score of its readers. */
  spread: number
  readings: number
}

export interface Ranking {
  isCorrected: boolean
  reason: CorrectionFault | null
  items: RankedApplication[]
}

const LEAST_JURORS = 3

/** The weighted mean of the criteria, between 1 and 5. Criteria that a review lacks are left out of its weight. */
export function weightedScore(scores: Review['scores'], criteria: readonly Criterion[]): number {
  let sum = 0
  let weights = 0
  for (const { key, weight } of criteria) {
    const score = scores[key]
    if (score === undefined) continue
    sum += weight * score
    weights += weight
  }
  return weights > 0 ? sum / weights : 0
}

/**
 * Ranks by means corrected for leniency, or by raw means with the reason where a correction would mislead: with readers bound
 * to tracks of unequal quality it takes the quality of the track for mildness of its readers.
 */
export function rankApplications(
  reviews: readonly Review[],
  criteria: readonly Criterion[],
  trackOf: ReadonlyMap<string, string>,
): Ranking {
  const scores = reviews.map(({ application, juror, scores }): Score => ({ application, juror, score: weightedScore(scores, criteria) }))
  const scoresOf = groupScores(scores)
  const reason = correctionFault(scores, scoresOf, trackOf)
  const corrected = reason === null ? correctedMeans(scores) : null
  const items = [...scoresOf].map(([application, own]) => {
    const estimate = corrected?.get(application)
    return {
      application,
      rank: 0,
      raw: rounded(own.reduce((sum, score) => sum + score, 0) / own.length),
      corrected: estimate ? rounded(estimate.mean) : null,
      error: estimate ? rounded(estimate.error) : null,
      spread: rounded(Math.max(...own) - Math.min(...own)),
      readings: own.length,
    }
  })
  return { isCorrected: reason === null, reason, items: ranked(items) }
}

function groupScores(scores: readonly Score[]): Map<string, number[]> {
  const groups = new Map<string, number[]>()
  for (const { application, score } of scores) {
    const group = groups.get(application)
    if (group) group.push(score)
    else groups.set(application, [score])
  }
  return groups
}

function correctionFault(
  scores: readonly Score[],
  scoresOf: ReadonlyMap<string, readonly number[]>,
  trackOf: ReadonlyMap<string, string>,
): CorrectionFault | null {
  const readTwice = [...scoresOf.values()].filter((own) => own.length > 1).length
  const jurors = new Set(scores.map(({ juror }) => juror)).size
  if (jurors < LEAST_JURORS || 2 * readTwice < scoresOf.size) return 'tooFewReadings'
  return mixingFault(scores, trackOf)
}

function ranked(items: RankedApplication[]): RankedApplication[] {
  const order = [...items].sort((one, two) => value(two) - value(one) || one.application.localeCompare(two.application))
  order.forEach((item, index) => {
    const before = order[index - 1]
    item.rank = before && value(before) === value(item) ? before.rank : index + 1
  })
  return order
}

/** Four digits: what differs by less is no difference. */
function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000
}

function value(item: RankedApplication): number {
  return item.corrected ?? item.raw
}

/**
 * The applications whose side of the cut line is least certain, most doubtful first: those whose distance to the middle
 * between the last place and the first without one is below one standard error. Empty where nothing was corrected.
 */
export function applicationsToReadAgain(items: readonly RankedApplication[], places: number): string[] {
  const last = items[places - 1]
  const next = items[places]
  if (!last || !next) return []
  const line = (value(last) + value(next)) / 2
  return items
    .flatMap(({ application, corrected, error }) =>
      corrected === null || error === null || error === 0 ? [] : [{ application, doubt: Math.abs(corrected - line) / error }],
    )
    .filter(({ doubt }) => doubt < 1)
    .sort((one, two) => one.doubt - two.doubt)
    .map(({ application }) => application)
}
