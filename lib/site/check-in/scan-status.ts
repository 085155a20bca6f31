/** A scan of one ticket, as far as it matters for who came in when. */
export interface TicketScan {
  id: string
  device: string
  /** ISO 8601, in UTC. */
  at: string
  isUndo: boolean
}

export interface ScanStatus<Scan> {
  /** By which the guest is in; null for a guest who is not. */
  entry: Scan | null
  /** The later ones, of a ticket that was shown twice. */
  duplicates: Scan[]
}

/**
 * Decides which of the scans of one ticket counts: the earliest, in whatever order they arrive. An undo takes back what
 * its own device has scanned before it, or, when that is nothing, what all the others have.
 */
export function scanStatusOf<Scan extends TicketScan>(scans: readonly Scan[]): ScanStatus<Scan> {
  let counted: Scan[] = []
  for (const scan of [...scans].sort(byTime)) {
    if (!scan.isUndo) counted.push(scan)
    else {
      const others = counted.filter(({ device }) => device !== scan.device)
      counted = others.length < counted.length ? others : []
    }
  }
  const [entry = null, ...duplicates] = counted
  return { entry, duplicates }
}

function byTime(one: TicketScan, other: TicketScan): number {
  return Date.parse(one.at) - Date.parse(other.at) || compare(one.device, other.device) || compare(one.id, other.id)
}

function compare(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}
