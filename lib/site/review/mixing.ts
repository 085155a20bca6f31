/** Who reads, or has read, which application. */
export interface Reading {
  application: string
  juror: string
}

/** Why scores cannot be corrected for strict and mild jurors: what they gave cannot be told apart from what they were given. */
export type MixingFault = 'notConnected' | 'tracksNotMixed'

/**
 * Whether jurors share applications closely enough to be compared: the graph of jurors who are joined by a shared application
 * is connected, and at least half of the applications of each track have a reader who reads mostly (half or more) in other
 * tracks. Null when both hold. An application without a track belongs to none.
 */
export function mixingFault(readings: readonly Reading[], trackOf: ReadonlyMap<string, string>): MixingFault | null {
  if (groupsOfJurors(readings).length > 1) return 'notConnected'
  return missingOutsiders(readings, trackOf) > 0 ? 'tracksNotMixed' : null
}

/** Jurors in groups: between two groups no application is shared. */
export function groupsOfJurors(readings: readonly Reading[]): string[][] {
  const groupOf = new Map<string, string[]>()
  const firstOf = new Map<string, string>()
  for (const { application, juror } of readings) {
    const group = groupOf.get(juror) ?? [juror]
    groupOf.set(juror, group)
    const first = firstOf.get(application)
    if (first === undefined) {
      firstOf.set(application, juror)
      continue
    }
    const other = groupOf.get(first) ?? []
    if (other === group) continue
    for (const member of group) {
      other.push(member)
      groupOf.set(member, other)
    }
  }
  return [...new Set(groupOf.values())]
}

/**
 * How many more applications, over all tracks, need a reader from outside their track, and a fraction on top for how far the
 * nearest juror is from being one. 0 where none is needed, and with fewer than two tracks.
 */
export function missingOutsiders(readings: readonly Reading[], trackOf: ReadonlyMap<string, string>): number {
  if (new Set(trackOf.values()).size < 2) return 0
  const loads = new Map<string, number>()
  const loadsIn = new Map<string, Map<string, number>>()
  for (const { application, juror } of readings) {
    add(loads, juror)
    const track = trackOf.get(application)
    if (track !== undefined) add(valueOf(loadsIn, track, () => new Map<string, number>()), juror)
  }
  const surplus = (juror: string, track: string) => 2 * (loadsIn.get(track)?.get(juror) ?? 0) - (loads.get(juror) ?? 0)
  const read = new Map<string, Set<string>>()
  const readFromOutside = new Map<string, Set<string>>()
  for (const { application, juror } of readings) {
    const track = trackOf.get(application)
    if (track === undefined) continue
    valueOf(read, track, () => new Set()).add(application)
    if (surplus(juror, track) <= 0) valueOf(readFromOutside, track, () => new Set()).add(application)
  }
  let missing = 0
  for (const [track, applications] of read) {
    const needed = Math.ceil(applications.size / 2) - (readFromOutside.get(track)?.size ?? 0)
    if (needed <= 0) continue
    const nearest = Math.min(...[...loads.keys()].map((juror) => surplus(juror, track)).filter((more) => more > 0))
    missing += needed + 1 - 1 / (1 + nearest)
  }
  return missing
}

function add(counts: Map<string, number>, key: string): void {
  counts.set(key, (counts.get(key) ?? 0) + 1)
}

function valueOf<Value>(values: Map<string, Value>, key: string, create: () => Value): Value {
  const value = values.get(key) ?? create()
  values.set(key, value)
  return value
}
