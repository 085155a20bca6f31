import { assignReviews } from './assign-reviews'
import { groupsOfJurors, mixingFault, type Reading } from './mixing'
import { rankApplications } from './rank-applications'
import { seededRandom } from './seeded-random'

// 200 applications, 12 jurors, 3 readings; standard deviations as shares of that of quality.
const APPLICATIONS = Array.from({ length: 200 }, (_, index) => `a${index}`)
const JURORS = Array.from({ length: 12 }, (_, index) => `j${index}`)
const LENIENCY = 1
const NOISE = 0.5
const CRITERIA = [{ key: 'all', weight: 1 }]
const SEEDS = Array.from({ length: 12 }, (_, index) => `seed ${index}`)

/** Normally distributed (Box-Muller). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
}

/** Kendall's tau-b needs no correction here: values are continuous, so nothing is tied. */
function kendall(one: readonly number[], two: readonly number[]): number {
  let agreed = 0
  let pairs = 0
  for (let a = 0; a < one.length; a += 1)
    for (let b = 0; b < a; b += 1) {
      agreed += Math.sign(((one[a] ?? 0) - (one[b] ?? 0)) * ((two[a] ?? 0) - (two[b] ?? 0)))
      pairs += 1
    }
  return agreed / pairs
}

interface Design {
  leniencySd?: number
  qualityOf?: (id: string) => number
  trackOf?: ReadonlyMap<string, string>
}

function simulate(readings: readonly Reading[], seed: string, { leniencySd = LENIENCY, qualityOf = () => 0, trackOf = new Map() }: Design = {}) {
  const random = seededRandom(seed)
  const quality = new Map(APPLICATIONS.map((id) => [id, qualityOf(id) + normal(random)]))
  const leniency = new Map(JURORS.map((id) => [id, leniencySd * normal(random)]))
  const reviews = readings.map(({ application, juror }) => ({
    application,
    juror,
    scores: { all: (quality.get(application) ?? 0) + (leniency.get(juror) ?? 0) + NOISE * normal(random) },
  }))
  const ranking = rankApplications(reviews, CRITERIA, trackOf)
  const oracle = rankApplications(
    reviews.map((review) => ({ ...review, scores: { all: review.scores.all - (leniency.get(review.juror) ?? 0) } })),
    CRITERIA,
    new Map(APPLICATIONS.map((id, index) => [id, index < 100 ? 'x' : 'y'])),
  )
  const truth = ranking.items.map(({ application }) => quality.get(application) ?? 0)
  const oracleOf = new Map(oracle.items.map(({ application, raw }) => [application, raw]))
  return {
    ranking,
    raw: kendall(truth, ranking.items.map(({ raw }) => raw)),
    corrected: kendall(truth, ranking.items.map(({ raw, corrected }) => corrected ?? raw)),
    oracle: kendall(truth, ranking.items.map(({ application }) => oracleOf.get(application) ?? 0)),
  }
}

function assigned(seed: string, tracks: (index: number) => string | null = () => null) {
  return assignReviews(
    APPLICATIONS.map((id, index) => ({ id, track: tracks(index), eligible: JURORS })),
    JURORS,
    { readings: 3, fixed: [], seed },
  )
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

test('mixed readings: the correction goes at least nine tenths of the way from raw means to those that know each leniency', () => {
  const rounds = SEEDS.map((seed) => simulate(assigned(seed).readings, seed))
  const [raw, corrected, oracle] = [mean(rounds.map((round) => round.raw)), mean(rounds.map((round) => round.corrected)), mean(rounds.map((round) => round.oracle))]
  if (process.env.FIGURES) console.log({ raw, corrected, oracle, way: (corrected - raw) / (oracle - raw) })
  expect(rounds.every(({ ranking }) => ranking.isCorrected)).toBe(true)
  expect((corrected - raw) / (oracle - raw)).toBeGreaterThanOrEqual(0.9)
})

test.each([0, 0.1, 0.3, 1])('with a leniency of %d the correction is nowhere more than 0.01 below raw means', (leniencySd) => {
  for (const seed of SEEDS) {
    const { raw, corrected } = simulate(assigned(seed).readings, seed, { leniencySd })
    expect(corrected - raw).toBeGreaterThan(-0.01)
  }
})

test('readers bound to tracks of unequal quality are not corrected, and the reason is said', () => {
  const track = (index: number) => `t${index % 4}`
  const trackOf = new Map(APPLICATIONS.map((id, index) => [id, track(index)]))
  const quality = (id: string) => 2 * Number((trackOf.get(id) ?? 't0').slice(1))
  const bound = APPLICATIONS.flatMap((application, index) => [0, 1, 2].map((seat) => ({ application, juror: `j${3 * (index % 4) + seat}` })))
  // All but connected: a single application of each track is read by somebody of the next.
  const nearlyBound = bound.map((reading, index) => (index < 12 && index % 3 === 0 ? { ...reading, juror: `j${(3 * (index / 3) + 3) % 12}` } : reading))
  expect(simulate(bound, 'bound', { qualityOf: quality, trackOf }).ranking).toMatchObject({ isCorrected: false, reason: 'notConnected' })
  expect(simulate(nearlyBound, 'bound', { qualityOf: quality, trackOf }).ranking).toMatchObject({ isCorrected: false, reason: 'tracksNotMixed' })
  const mixed = assigned('tracks', track)
  expect(mixed.fault).toBeNull()
  expect(simulate(mixed.readings, 'tracks', { qualityOf: quality, trackOf }).ranking.isCorrected).toBe(true)
})

test('a hundred rounds are assigned with loads within one, nobody in conflict, everything placed and mixed', () => {
  for (let round = 0; round < 100; round += 1) {
    const random = seededRandom(`conflicts ${round}`)
    const applications = APPLICATIONS.map((id) => ({
      id,
      track: random() < 0.55 ? 'health' : 'energy',
      eligible: JURORS.filter((juror) => random() > (juror === 'j0' || juror === 'j1' ? 0.5 : 0.05)),
    }))
    const { readings, unplaced, fault } = assignReviews(applications, JURORS, { readings: 3, fixed: [], seed: `round ${round}` })
    const loads = JURORS.map((juror) => readings.filter((reading) => reading.juror === juror).length)
    expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
    expect(unplaced).toEqual(applications.filter(({ eligible }) => eligible.length < 3).map(({ id, eligible }) => ({ application: id, missing: 3 - eligible.length })))
    for (const { id, eligible } of applications) {
      const readers = readings.filter(({ application }) => application === id).map(({ juror }) => juror)
      expect(new Set(readers).size).toBe(Math.min(3, eligible.length))
      expect(readers.filter((juror) => !eligible.includes(juror))).toEqual([])
    }
    expect(groupsOfJurors(readings)).toHaveLength(1)
    expect(fault).toBeNull()
  }
})

test('what was read stays when jurors come and go, and its readers count in the loads', () => {
  const before = assigned('before').readings
  const read = before.filter((_, index) => index % 3 === 0)
  const jurors = [...JURORS.slice(1), 'j12']
  const { readings } = assignReviews(
    APPLICATIONS.map((id) => ({ id, track: null, eligible: jurors })),
    jurors,
    { readings: 3, fixed: read, seed: 'after' },
  )
  for (const reading of read) expect(readings).toContainEqual(reading)
  expect(readings.filter(({ juror }) => juror === 'j0')).toEqual(read.filter(({ juror }) => juror === 'j0'))
  const loads = jurors.map((juror) => readings.filter((reading) => reading.juror === juror).length)
  expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
  expect(mixingFault(readings, new Map())).toBeNull()
})

test('an application whose place is uncertain gets two readings more, by others', () => {
  const { readings } = assigned('before')
  const again = assignReviews(
    APPLICATIONS.map((id) => ({ id, track: null, eligible: JURORS, ...(id === 'a7' && { extra: 2 }) })),
    JURORS,
    { readings: 3, fixed: readings, seed: 'again' },
  )
  const added = again.readings.filter((reading) => !readings.some(({ application, juror }) => application === reading.application && juror === reading.juror))
  expect(added.map(({ application }) => application)).toEqual(['a7', 'a7'])
  expect(new Set(again.readings.filter(({ application }) => application === 'a7').map(({ juror }) => juror)).size).toBe(5)
})
