import { createHash } from 'node:crypto'
import type { Payload } from 'payload'
import type { CheckInList } from '@/lib/contract/check-in/check-in'
import type { Event } from '@/lib/contract/events'
import { LONGEST_CHANGE } from '../database/locks/lock-timeout'
import { ticketPublicKey } from '../tickets'
import { countGuests, findGuests } from './guests'
import { findRepeatedScans } from './stored-scans'

/** The list for a device at the door; with `since`, only the changes from then on, and those that could not be read by then. */
export async function readCheckInList(payload: Payload, event: Event, since: string | null): Promise<CheckInList> {
  const at = new Date().toISOString()
  const from = since === null ? null : new Date(Date.parse(since) - LONGEST_CHANGE).toISOString()
  const repeated = await findRepeatedScans(payload, event._id)
  const [items, total] = await Promise.all([findGuests(payload, event._id, repeated, from), countGuests(payload, event._id)])
  const { _id, identifier, title, startsAt, endsAt, timezone, status } = event
  return { event: { _id, identifier, title, startsAt, endsAt, timezone, status }, key: ticketPublicKey(), at, total, items }
}

/** Identifies the content of a list, independent of when it was made. */
export function listEtag({ at: _at, ...content }: CheckInList): string {
  return `"${createHash('sha256').update(JSON.stringify(content)).digest('base64url').slice(0, 27)}"`
}
