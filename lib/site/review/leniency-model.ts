/** One juror's weighted score of one application. */
export interface Score {
  application: string
  juror: string
  score: number
}

export interface Estimate {
  /** What the application would have got from a juror of average leniency. */
  mean: number
  /** Standard error of that mean. */
  error: number
}

/** Rounds of estimation; the variances stand still long before, unless one of them goes to nothing. */
const MOST_ROUNDS = 400
const STILL = 1e-5
const LEAST_VARIANCE = 1e-6

/**
 * Corrects scores for strict and mild jurors: score = mean + quality of the application + leniency of the juror + noise, the
 * last three random and independent. Variances are estimated by restricted maximum likelihood (EM), qualities as the best
 * linear unbiased predictions (Henderson's mixed model equations). Says nothing about whether that may be done: `mixingFault`.
 */
export function correctedMeans(scores: readonly Score[]): Map<string, Estimate> {
  const model = new LeniencyModel(scores)
  for (let round = 0; round < MOST_ROUNDS; round += 1) if (model.improve() < STILL) break
  return model.estimates()
}

interface Row {
  juror: number
  score: number
}

class LeniencyModel {
  private readonly applications: string[]
  private readonly rows: Row[][]
  private readonly jurors: number
  private readonly total: number
  private quality: number
  private leniency: number
  private noise: number

  constructor(scores: readonly Score[]) {
    const jurors = [...new Set(scores.map(({ juror }) => juror))]
    this.applications = [...new Set(scores.map(({ application }) => application))]
    const rows = new Map(this.applications.map((id): [string, Row[]] => [id, []]))
    for (const { application, juror, score } of scores) rows.get(application)?.push({ juror: jurors.indexOf(juror), score })
    this.rows = [...rows.values()]
    this.jurors = jurors.length
    this.total = scores.length
    const mean = scores.reduce((sum, { score }) => sum + score, 0) / scores.length
    const variance = scores.reduce((sum, { score }) => sum + (score - mean) ** 2, 0) / Math.max(1, scores.length - 1)
    this.quality = this.leniency = this.noise = Math.max(variance / 3, LEAST_VARIANCE)
  }

  /** One round of estimation. Returns by how much the variances moved, as a share of them all. */
  improve(): number {
    const { inverse, fixed, qualities } = this.solve()
    let explained = 0
    let squares = 0
    let qualitySquares = 0
    this.rows.forEach((rows, index) => {
      const { effect, variance } = qualities[index] as Quality
      qualitySquares += effect ** 2 + this.noise * variance
      for (const { juror, score } of rows) {
        squares += score ** 2
        explained += score * (at(fixed, 0) + at(fixed, juror + 1) + effect)
      }
    })
    let leniencySquares = 0
    for (let juror = 1; juror <= this.jurors; juror += 1) leniencySquares += at(fixed, juror) ** 2 + this.noise * at(at(inverse, juror), juror)
    const before = [this.quality, this.leniency, this.noise]
    this.quality = Math.max(qualitySquares / this.rows.length, LEAST_VARIANCE)
    this.leniency = Math.max(leniencySquares / this.jurors, LEAST_VARIANCE)
    this.noise = Math.max((squares - explained) / Math.max(1, this.total - 1), LEAST_VARIANCE)
    const after = [this.quality, this.leniency, this.noise]
    const sum = after.reduce((all, variance) => all + variance, 0)
    return Math.max(...after.map((variance, index) => Math.abs(variance - at(before, index)))) / sum
  }

  estimates(): Map<string, Estimate> {
    const { fixed, qualities } = this.solve()
    return new Map(
      this.applications.map((id, index) => {
        const { effect, variance } = qualities[index] as Quality
        return [id, { mean: at(fixed, 0) + effect, error: Math.sqrt(this.noise * variance) }]
      }),
    )
  }

  /** Solves the equations with the applications eliminated, so that the system is as large as the jury. */
  private solve() {
    const size = this.jurors + 1
    const matrix = Array.from({ length: size }, () => zeros(size))
    const right = zeros(size)
    const shrink = this.noise / this.quality
    for (const rows of this.rows) {
      const weight = 1 / (rows.length + shrink)
      const design = designOf(rows, size)
      const sum = rows.reduce((all, { score }) => all + score, 0)
      for (const { juror, score } of rows) {
        right[0] = at(right, 0) + score
        right[juror + 1] = at(right, juror + 1) + score
        for (const [row, column] of [[0, 0], [0, juror + 1], [juror + 1, 0], [juror + 1, juror + 1]] as const)
          addTo(matrix, row, column, 1)
      }
      for (let row = 0; row < size; row += 1) {
        if (at(design, row) === 0) continue
        right[row] = at(right, row) - weight * at(design, row) * sum
        for (let column = 0; column < size; column += 1) addTo(matrix, row, column, -weight * at(design, row) * at(design, column))
      }
    }
    for (let juror = 1; juror < size; juror += 1) addTo(matrix, juror, juror, this.noise / this.leniency)
    const inverse = inverted(matrix)
    const fixed = inverse.map((row) => dot(row, right))
    const qualities = this.rows.map((rows): Quality => {
      const weight = 1 / (rows.length + shrink)
      const design = designOf(rows, size)
      const rest = rows.reduce((sum, { juror, score }) => sum + score - at(fixed, 0) - at(fixed, juror + 1), 0)
      const spread = dot(design, inverse.map((row) => dot(row, design)))
      return { effect: weight * rest, variance: weight + weight ** 2 * spread }
    })
    return { inverse, fixed, qualities }
  }
}

interface Quality {
  effect: number
  /** As a multiple of the noise's variance. */
  variance: number
}

function designOf(rows: readonly Row[], size: number): number[] {
  const design = zeros(size)
  design[0] = rows.length
  for (const { juror } of rows) design[juror + 1] = at(design, juror + 1) + 1
  return design
}

/** Gauss-Jordan with pivots; the matrix is symmetric and positive definite. */
function inverted(matrix: readonly number[][]): number[][] {
  const size = matrix.length
  const work = matrix.map((row, index) => [...row, ...Array.from({ length: size }, (_, column) => (column === index ? 1 : 0))])
  for (let column = 0; column < size; column += 1) {
    let pivot = column
    for (let row = column + 1; row < size; row += 1)
      if (Math.abs(at(at(work, row), column)) > Math.abs(at(at(work, pivot), column))) pivot = row
    const line = at(work, pivot)
    work[pivot] = at(work, column)
    const scale = at(line, column)
    work[column] = line.map((value) => value / scale)
    for (let row = 0; row < size; row += 1) {
      const factor = at(at(work, row), column)
      if (row !== column && factor !== 0) work[row] = at(work, row).map((value, index) => value - factor * at(at(work, column), index))
    }
  }
  return work.map((row) => row.slice(size))
}

function zeros(size: number): number[] {
  return Array.from({ length: size }, () => 0)
}

function addTo(matrix: number[][], row: number, column: number, value: number) {
  const line = at(matrix, row)
  line[column] = at(line, column) + value
}

function dot(one: readonly number[], two: readonly number[]): number {
  return one.reduce((sum, value, index) => sum + value * at(two, index), 0)
}

function at<Value>(values: readonly Value[], index: number): Value {
  return values[index] as Value
}
