import type { Payload, PayloadRequest } from 'payload'
import type { TicketScan } from '@/lib/site/check-in/scan-status'
import { listOf, runStatement, sql } from '../database/statement'
import type { CheckIn } from '../payload-types'

export interface StoredScan extends TicketScan {
  registration: string | null
  isWalkIn: boolean
  result: CheckIn['result']
}

interface ScanRow {
  scan: string
  device: string
  at: string | Date
  is_undo: boolean | number
  is_walk_in: boolean | number
  registration_id: string | null
  result: CheckIn['result']
}

const COLUMNS = sql`scan, device, at, is_undo, is_walk_in, registration_id, result`

/** The scans that are stored already. */
export async function findStoredScans(req: PayloadRequest, ids: readonly string[]): Promise<StoredScan[]> {
  if (ids.length === 0) return []
  const rows = await runStatement<ScanRow>(req.payload, sql`select ${COLUMNS} from check_ins where scan in ${listOf(ids)}`, req)
  return rows.map(toScan)
}

/** The latest time of a device's scans at an event; null where it has made none. */
export async function findLastScanTime(req: PayloadRequest, event: string, device: string): Promise<string | null> {
  const [row] = await runStatement<{ at: string | Date }>(req.payload, sql`select at from check_ins where event_id = ${event} and device = ${device} order by at desc limit 1`, req)
  return row ? new Date(row.at).toISOString() : null
}

/** The scans that decide who is in at an event, by registration; a guest who was moved may have come to another event before. */
export async function findCountedScans(req: PayloadRequest, event: string, registrations: readonly string[]): Promise<Map<string, StoredScan[]>> {
  if (registrations.length === 0) return new Map()
  const rows = await runStatement<ScanRow>(
    req.payload,
    sql`select ${COLUMNS} from check_ins where event_id = ${event} and result = 'counted' and registration_id in ${listOf(registrations)}`,
    req,
  )
  return byRegistration(rows)
}

/** The scans of tickets of an event that have more than one valid scan. */
export async function findRepeatedScans(payload: Payload, event: string): Promise<Map<string, StoredScan[]>> {
  const repeated = sql`select registration_id from check_ins where event_id = ${event} and result = 'counted' group by registration_id having count(*) > 1`
  const rows = await runStatement<ScanRow>(payload, sql`select ${COLUMNS} from check_ins where event_id = ${event} and result = 'counted' and registration_id in (${repeated})`)
  return byRegistration(rows)
}

export async function insertScans(req: PayloadRequest, event: string, by: string, scans: readonly StoredScan[]): Promise<void> {
  if (scans.length === 0) return
  const now = new Date().toISOString()
  const rows = scans.map(
    ({ id, device, at, isUndo, isWalkIn, registration, result }) =>
      sql`(${crypto.randomUUID()}, ${event}, ${registration}, ${device}, ${id}, ${at}, ${isUndo}, ${isWalkIn}, ${result}, ${by}, ${now}, ${now})`,
  )
  await runStatement(
    req.payload,
    sql`insert into check_ins (id, event_id, registration_id, device, scan, at, is_undo, is_walk_in, result, "by", created_at, updated_at) values ${sql.join(rows, sql`, `)}`,
    req,
  )
}

function byRegistration(rows: readonly ScanRow[]): Map<string, StoredScan[]> {
  const found = new Map<string, StoredScan[]>()
  for (const row of rows) {
    const key = row.registration_id ?? ''
    found.set(key, [...(found.get(key) ?? []), toScan(row)])
  }
  return found
}

function toScan({ scan, device, at, is_undo, is_walk_in, registration_id, result }: ScanRow): StoredScan {
  return {
    id: scan,
    device,
    at: new Date(at).toISOString(),
    isUndo: Boolean(is_undo),
    isWalkIn: Boolean(is_walk_in),
    registration: registration_id,
    result,
  }
}
