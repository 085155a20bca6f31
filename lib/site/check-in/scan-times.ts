const DAY = 86_400_000

/** How long before an event somebody may come in, the evening before and a rehearsal among them. */
const EARLY = 3 * DAY

interface Report {
  /** When the scans arrive, in milliseconds. */
  arrival: number
  /** When the event begins; null when that is not settled. */
  startsAt: string | null
  /** The latest time of what the device has reported before for this event; null where it has reported nothing. */
  lastStored: string | null
}

/**
 * The times that count of scans that a device reports, in the order in which it made them. A time by a clock that was reset
 * would stand before every true one, and one by a clock that is ahead would make what comes next look earlier: both are
 * taken for the time of arrival.
 */
export function scanTimes(scans: readonly { at: string; undo?: boolean }[], { arrival, startsAt, lastStored }: Report): string[] {
  const earliest = Math.min(startsAt === null ? arrival : Date.parse(startsAt), arrival) - EARLY
  let last = lastStored === null ? -Infinity : Date.parse(lastStored)
  return scans.map(({ at, undo }, index) => {
    const reported = Date.parse(at)
    // A millisecond apart, so that they stay in their order.
    const arrived = arrival - (scans.length - 1 - index)
    const possible = reported >= earliest && reported <= arrival ? reported : arrived
    // An undo is later than what it takes back, whose time may have been changed.
    const time = undo ? Math.min(Math.max(possible, last + 1), arrival) : possible
    last = Math.max(last, time)
    return new Date(time).toISOString()
  })
}
