import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import type { CheckInGuest, Scan, ScanResult } from '@/lib/contract/check-in/check-in'
import type { Locale } from '@/lib/i18n/locales'
import { scanTimes } from '@/lib/site/check-in/scan-times'
import { scanStatusOf } from '@/lib/site/check-in/scan-status'
import { readTicketCode } from '@/lib/site/tickets/ticket-code'
import { accountLabel } from '../access/account-label'
import { expireTag } from '../content/expire-pages'
import type { Caller } from '../content/reading/sources'
import { listOf, runStatement, sql } from '../database/statement'
import { inLockedTransaction } from '../database/transaction'
import { findGuestsById } from './guests'
import { findCountedScans, findLastScanTime, findStoredScans, insertScans, type StoredScan } from './stored-scans'
import { seatInvited, seatWalkIn } from './walk-in'

interface Sending {
  event: string
  startsAt: string | null
  device: string
  scans: readonly Scan[]
  locale: Locale
}

/**
 * Records the scans of a device, each once however often and by whatever name of the device it is sent, and computes anew
 * who is in. The answers are in the order of the scans.
 */
export async function recordScans({ payload, user }: Caller, { event, startsAt, device, scans: sent, locale }: Sending): Promise<ScanResult[]> {
  const scans = sent.map((scan) => ({ ...scan, id: keyOf(device, scan.id) }))
  const results = await inLockedTransaction(payload, locale, event, async (req) => {
    const known = await findStoredScans(req, scans.map(({ id }) => id))
    const knownIds = new Set(known.map(({ id }) => id))
    const fresh = scans.filter(({ id }, index) => !knownIds.has(id) && scans.findIndex((scan) => scan.id === id) === index)
    const found = await findScanned(req, fresh)
    const added: StoredScan[] = []
    const isIn = (registration: string) => scanStatusOf(added.filter((scan) => scan.registration === registration && scan.result === 'counted')).entry !== null
    const lastStored = fresh.some(({ undo }) => undo) ? await findLastScanTime(req, event, device) : null
    const times = scanTimes(fresh, { arrival: Date.now(), startsAt, lastStored })
    for (const [index, scan] of fresh.entries()) added.push(await toStored(req, { event, device, scan: { ...scan, at: times[index] ?? scan.at }, found, locale, isIn }))
    await insertScans(req, event, accountLabel(user), added)
    const stored = [...known, ...added]
    const counted = await findCountedScans(req, event, keysOf(stored))
    await saveScanStatuses(req, counted, keysOf(added))
    const guests = await findGuestsById(req, keysOf(stored), counted)
    return sent.flatMap(({ id }) => stored.filter((scan) => scan.id === keyOf(device, id)).map((scan) => ({ ...toResult(scan, counted, guests), id })))
  })
  if (scans.some(({ walkIn, accept }) => walkIn ?? accept)) expireTag('events')
  return results
}

/** What a scan is known by: a UUID alone, for a device may be renamed before it hears of an answer. */
function keyOf(device: string, id: string): string {
  return z.uuid().safeParse(id).success ? id : `${device}/${id}`
}

interface Registered {
  id: string
  event_id: string
  state: CheckInGuest['state']
  ticket_code: string | null
}

/** The registrations that scans name, by their keys and by their codes. */
async function findScanned(req: PayloadRequest, scans: readonly Scan[]): Promise<Map<string, Registered>> {
  const keys = scans.flatMap(({ registration }) => (z.uuid().safeParse(registration).success ? [registration ?? ''] : []))
  const codes = scans.flatMap(({ code }) => readTicketCode(code ?? '') ?? [])
  const rows: Registered[] = []
  for (const [column, values] of [[sql`id`, keys], [sql`ticket_code`, codes]] as const) {
    if (values.length === 0) continue
    rows.push(...(await runStatement<Registered>(req.payload, sql`select id, event_id, state, ticket_code from registrations where ${column} in ${listOf(values)}`, req)))
  }
  return new Map(rows.flatMap((row) => [[row.id, row], [row.ticket_code ?? row.id, row]]))
}

interface Scanned {
  event: string
  device: string
  scan: Scan
  found: ReadonlyMap<string, Registered>
  locale: Locale
  isIn: (registration: string) => boolean
}

async function toStored(req: PayloadRequest, { event, device, scan, found, locale, isIn }: Scanned): Promise<StoredScan> {
  const { id, at, walkIn, accept = false, undo = false } = scan
  const named = { id, device, at, isUndo: undo, isWalkIn: walkIn !== undefined }
  if (walkIn) return { ...named, registration: await seatWalkIn(req, { event, walkIn, locale, isIn }), result: 'counted' }
  const registered = found.get(scan.registration ?? readTicketCode(scan.code ?? '') ?? '')
  if (!registered) return { ...named, registration: null, result: 'unknown' }
  if (registered.event_id !== event) return { ...named, registration: null, result: 'wrongEvent' }
  if (accept && !undo && registered.state !== 'confirmed') await seatInvited(req, registered.id)
  return { ...named, registration: registered.id, result: undo || accept ? 'counted' : RESULT_OF_STATE[registered.state] }
}

const RESULT_OF_STATE = { confirmed: 'counted', waiting: 'waiting', offered: 'waiting', withdrawn: 'withdrawn' } as const

async function saveScanStatuses(req: PayloadRequest, counted: ReadonlyMap<string, StoredScan[]>, keys: readonly string[]): Promise<void> {
  const now = new Date().toISOString()
  for (const key of keys) {
    const scans = counted.get(key)
    if (!scans) continue
    const { entry } = scanStatusOf(scans)
    await runStatement(
      req.payload,
      sql`update registrations set checked_in_at = ${entry?.at ?? null}, checked_in_by = ${entry?.device ?? null}, updated_at = ${now} where id = ${key}`,
      req,
    )
  }
}

function toResult(scan: StoredScan, counted: ReadonlyMap<string, StoredScan[]>, guests: ReadonlyMap<string, CheckInGuest>): ScanResult {
  const { id, result, registration } = scan
  const guest = guests.get(registration ?? '') ?? null
  const plain = { id, at: null, device: '', guest }
  if (result !== 'counted') return { ...plain, result }
  if (scan.isUndo) return { ...plain, result: 'undone' }
  const { entry, duplicates } = scanStatusOf(counted.get(registration ?? '') ?? [])
  const isDuplicate = duplicates.some((duplicate) => duplicate.id === id)
  return isDuplicate ? { ...plain, result: 'already', at: entry?.at ?? null, device: entry?.device ?? '' } : { ...plain, result: 'admitted' }
}

function keysOf(scans: readonly StoredScan[]): string[] {
  return [...new Set(scans.flatMap(({ registration }) => registration ?? []))]
}
