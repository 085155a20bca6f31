import { MINUTE } from '../text/durations'

export const QUARTER = 15 * MINUTE

/** Counts instants by the quarter of an hour that they fall into, the earliest first; quarters without any are left out. */
export function toQuarters(instants: readonly string[]): { from: string; count: number }[] {
  const counts = new Map<number, number>()
  for (const instant of instants) {
    const start = Math.floor(Date.parse(instant) / QUARTER) * QUARTER
    counts.set(start, (counts.get(start) ?? 0) + 1)
  }
  return [...counts].sort(([one], [other]) => one - other).map(([start, count]) => ({ from: new Date(start).toISOString(), count }))
}
