import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { readTicketCode } from '../tickets/ticket-code'
import type { TicketContent } from '../tickets/ticket-text'
import { scanStatusOf, type TicketScan } from './scan-status'

/** The verdict on a ticket: the results of the contract, and those that only a device finds out. */
export type Verdict =
  | { result: 'admitted'; registration: string; guest: CheckInGuest | null }
  | { result: 'already'; registration: string; guest: CheckInGuest | null; at: string; device: string }
  | { result: 'withdrawn' | 'waiting' | 'outdated'; registration: string; guest: CheckInGuest }
  | { result: 'unknown'; code: string | null }
  /**
   * `unreadable`: neither a ticket nor a code. `gone`: the list has later numbers, but not that of the ticket. `refused`: the
   * site cannot read the scan.
   */
  | { result: 'unreadable' | 'forged' | 'wrongEvent' | 'gone' | 'refused' }

/** The knowledge of a device: the guests of its event, and its scans since the last answer of the site. */
export interface DoorKnowledge {
  event: string
  guests: ReadonlyMap<string, CheckInGuest>
  /** The scans of a registration that the site does not know of yet. */
  ownScans: (registration: string) => readonly TicketScan[]
}

/** Judges a ticket whose signature was checked; null stands for one that the site has not signed. */
export function judgeTicket(ticket: TicketContent | null, known: DoorKnowledge): Verdict {
  if (!ticket) return { result: 'forged' }
  if (ticket.event !== known.event) return { result: 'wrongEvent' }
  const guest = known.guests.get(ticket.registration)
  if (guest && (guest.version ?? 0) > ticket.version) return { result: 'outdated', registration: guest._id, guest }
  if (!guest && ticket.number <= lastNumber(known.guests)) return { result: 'gone' }
  return judgeRegistration(ticket.registration, known)
}

/** Numbers are given in order: a lower one that is not listed has left the event, a higher one is newer than the list. */
function lastNumber(guests: DoorKnowledge['guests']): number {
  return [...guests.values()].reduce((last, { number }) => Math.max(last, number ?? 0), 0)
}

/** Judges a code as people type it. */
export function judgeCode(typed: string, known: DoorKnowledge): Verdict {
  const code = readTicketCode(typed)
  if (code === null) return { result: 'unreadable' }
  const guest = [...known.guests.values()].find((one) => one.code === code)
  return guest ? judgeRegistration(guest._id, known) : { result: 'unknown', code }
}

/**
 * Judges a guest who is chosen from the list, or whose valid ticket is newer than the list.
 *
 * @param accepts whether a guest for whom a seat is held takes it now
 */
export function judgeRegistration(registration: string, known: DoorKnowledge, accepts = false): Verdict {
  const guest = known.guests.get(registration) ?? null
  if (guest?.state === 'withdrawn') return { result: 'withdrawn', registration, guest }
  const entrance = entranceOf(guest, known.ownScans(registration))
  if (entrance) return { result: 'already', registration, guest, ...entrance }
  if (guest?.state === 'waiting' || (guest?.state === 'offered' && !accepts)) return { result: 'waiting', registration, guest }
  return { result: 'admitted', registration, guest }
}

/** When and by which device a guest came in, as far as this device knows; null for a guest who is not in. */
export function entranceOf(guest: CheckInGuest | null, ownScans: readonly TicketScan[]): { at: string; device: string } | null {
  const reported = guest?.checkedInAt ? [{ id: '', device: guest.checkedInBy, at: guest.checkedInAt, isUndo: false }] : []
  const { entry } = scanStatusOf([...reported, ...ownScans])
  return entry && { at: entry.at, device: entry.device }
}
