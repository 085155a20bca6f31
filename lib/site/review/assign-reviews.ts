import { groupsOfJurors, missingOutsiders, mixingFault, type MixingFault, type Reading } from './mixing'
import { seededRandom, shuffled } from './seeded-random'

export interface Assignable {
  id: string
  /** Null where the round has no tracks. */
  track: string | null
  /** The jurors who may read it: no conflict, and a language that they read. */
  eligible: readonly string[]
  /** How many readings it gets beyond those of the others. */
  extra?: number
}

export interface Assignment {
  readings: Reading[]
  /** What has fewer readers than the round asks for, and how many are missing. */
  unplaced: { application: string; missing: number }[]
  /** Why the result cannot be mixed any better; null where it is mixed. */
  fault: MixingFault | null
}

/** Exchanges that are tried before the mixing is given up. */
const MOST_EXCHANGES = 4_000

/**
 * Gives each application its readers: each a different eligible juror, loads within one of each other as far as eligibility
 * lets them, mixed (see `mixingFault`). What is `fixed` (read, or begun) stays and counts; what else was assigned before is
 * given anew. The same seed gives the same result.
 */
export function assignReviews(
  applications: readonly Assignable[],
  jurors: readonly string[],
  { readings: wanted, fixed, seed }: { readings: number; fixed: readonly Reading[]; seed: string },
): Assignment {
  const random = seededRandom(seed)
  const plan = new Plan(applications, jurors, fixed)
  const unplaced = plan.fill(wanted, random)
  plan.level()
  const trackOf = new Map(applications.flatMap(({ id, track }) => (track === null ? [] : [[id, track] as const])))
  plan.mix((readings) => 1000 * (groupsOfJurors(readings).length - 1) + missingOutsiders(readings, trackOf), random)
  const readings = plan.readings()
  return { readings, unplaced, fault: mixingFault(readings, trackOf) }
}

class Plan {
  private readonly readersOf = new Map<string, Set<string>>()
  private readonly loads = new Map<string, number>()
  private readonly eligible: ReadonlyMap<string, ReadonlySet<string>>
  private readonly fixed: ReadonlySet<string>

  constructor(
    private readonly applications: readonly Assignable[],
    jurors: readonly string[],
    fixed: readonly Reading[],
  ) {
    for (const juror of jurors) this.loads.set(juror, 0)
    this.eligible = new Map(applications.map(({ id, eligible }) => [id, new Set(eligible.filter((juror) => this.loads.has(juror)))]))
    this.fixed = new Set(fixed.map(key))
    for (const { id } of applications) this.readersOf.set(id, new Set())
    for (const { application, juror } of fixed) this.add(application, juror)
  }

  /** What has the fewest possible readers is given them first; each time the eligible juror with the least to read. */
  fill(wanted: number, random: () => number) {
    const order = shuffled(this.applications, random).sort((a, b) => this.eligibleFor(a.id).size - this.eligibleFor(b.id).size)
    const unplaced: Assignment['unplaced'] = []
    for (const { id, extra = 0 } of order) {
      const target = wanted + extra
      const readers = this.readers(id)
      const free = shuffled([...this.eligibleFor(id)], random)
        .filter((juror) => !readers.has(juror))
        .sort((a, b) => this.load(a) - this.load(b))
        .slice(0, Math.max(0, target - readers.size))
      for (const juror of free) this.add(id, juror)
      if (readers.size < target) unplaced.push({ application: id, missing: target - readers.size })
    }
    return unplaced
  }

  /** Hands readings on, along chains where need be, until nobody reads two more than somebody who could take one. */
  level() {
    for (;;) {
      const byLoad = [...this.loads.keys()].sort((a, b) => this.load(b) - this.load(a))
      if (!byLoad.some((juror) => this.shortenLoad(juror))) return
    }
  }

  private shortenLoad(busiest: string): boolean {
    const cameFrom = new Map<string, Reading | null>([[busiest, null]])
    for (const giver of cameFrom.keys()) {
      if (this.load(giver) <= this.load(busiest) - 2) {
        for (let taker = giver, step = cameFrom.get(taker); step; taker = step.juror, step = cameFrom.get(taker))
          this.move(step.application, step.juror, taker)
        return true
      }
      for (const [application, readers] of this.readersOf) {
        if (!this.isMovable(application, giver)) continue
        for (const taker of this.eligibleFor(application))
          if (!readers.has(taker) && !cameFrom.has(taker)) cameFrom.set(taker, { application, juror: giver })
      }
    }
    return false
  }

  /** Exchanges two readings of two jurors, which changes no load, as long as the faults that `count` sees grow fewer. */
  mix(count: (readings: readonly Reading[]) => number, random: () => number) {
    let faults = count(this.readings())
    if (faults === 0) return
    const movable = this.readings().filter(({ application, juror }) => this.isMovable(application, juror))
    for (let tries = 0; faults > 0 && tries < MOST_EXCHANGES && movable.length > 1; tries += 1) {
      const one = movable[Math.floor(random() * movable.length)] as Reading
      const two = movable[Math.floor(random() * movable.length)] as Reading
      if (!this.canTake(one.application, two.juror) || !this.canTake(two.application, one.juror)) continue
      this.exchange(one, two)
      const now = count(this.readings())
      if (now <= faults) faults = now
      else this.exchange(one, two)
    }
  }

  readings(): Reading[] {
    return [...this.readersOf].flatMap(([application, readers]) => [...readers].map((juror) => ({ application, juror })))
  }

  private exchange(one: Reading, two: Reading) {
    const [first, second] = [one.juror, two.juror]
    this.move(one.application, first, second)
    this.move(two.application, second, first)
    one.juror = second
    two.juror = first
  }

  private canTake(application: string, juror: string) {
    return this.eligibleFor(application).has(juror) && !this.readers(application).has(juror)
  }

  private isMovable(application: string, juror: string) {
    return this.readers(application).has(juror) && !this.fixed.has(key({ application, juror }))
  }

  private move(application: string, from: string, to: string) {
    this.readers(application).delete(from)
    this.loads.set(from, this.load(from) - 1)
    this.add(application, to)
  }

  private add(application: string, juror: string) {
    const readers = this.readersOf.get(application)
    if (!readers || readers.has(juror)) return
    readers.add(juror)
    if (this.loads.has(juror)) this.loads.set(juror, this.load(juror) + 1)
  }

  private readers(application: string): Set<string> {
    return this.readersOf.get(application) ?? new Set()
  }

  private eligibleFor(application: string): ReadonlySet<string> {
    return this.eligible.get(application) ?? new Set()
  }

  private load(juror: string): number {
    return this.loads.get(juror) ?? 0
  }
}

function key({ application, juror }: Reading): string {
  return JSON.stringify([application, juror])
}
