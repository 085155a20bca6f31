import type { Payload, PayloadRequest } from 'payload'
import type { CheckInGuest } from '@/lib/contract/check-in/check-in'
import { addressKey } from '@/lib/site/check-in/address-key'
import { scanStatusOf } from '@/lib/site/check-in/scan-status'
import { listOf, runStatement, sql } from '../database/statement'
import type { Registration } from '../payload-types'
import type { StoredScan } from './stored-scans'

interface GuestRow {
  id: string
  event_id: string
  email: string
  ticket_number: number | string | null
  ticket_code: string | null
  ticket_version: number | string | null
  full_name: string
  organization: string | null
  kind: Registration['kind']
  state: Registration['state']
  invited_at: unknown
  checked_in_at: string | Date | null
  checked_in_by: string | null
  note: string | null
  host: string | null
}

type Scans = ReadonlyMap<string, readonly StoredScan[]>

/** Companions have the email address of their guest. */
const HOST = sql`case when companion > 0 then (select host.id from registrations host where host.event_id = registrations.event_id and host.email = registrations.email and host.companion = 0) end as host`

const COLUMNS = sql`id, event_id, email, ticket_number, ticket_code, ticket_version, full_name, organization, kind, state, invited_at, checked_in_at, checked_in_by, note, ${HOST}`

/** The guests of an event, those with a ticket first; with `since`, only those changed from then on. */
export async function findGuests(payload: Payload, event: string, repeated: Scans, since: string | null): Promise<CheckInGuest[]> {
  const changed = since === null ? sql`` : sql` and updated_at >= ${since}`
  const rows = await runStatement<GuestRow>(payload, sql`select ${COLUMNS} from registrations where event_id = ${event}${changed}`)
  const guests = rows.map((row) => toGuest(row, repeated.get(row.id) ?? []))
  return guests.sort((one, other) => (one.number ?? Infinity) - (other.number ?? Infinity) || one.fullName.localeCompare(other.fullName))
}

export async function findGuestsById(req: PayloadRequest, ids: readonly string[], scans: Scans): Promise<Map<string, CheckInGuest>> {
  if (ids.length === 0) return new Map()
  const rows = await runStatement<GuestRow>(req.payload, sql`select ${COLUMNS} from registrations where id in ${listOf(ids)}`, req)
  return new Map(rows.map((row) => [row.id, toGuest(row, scans.get(row.id) ?? [])]))
}

export async function countGuests(payload: Payload, event: string): Promise<number> {
  const [row] = await runStatement<{ total: number | string }>(payload, sql`select count(*) as total from registrations where event_id = ${event}`)
  return Number(row?.total ?? 0)
}

function toGuest(row: GuestRow, scans: readonly StoredScan[]): CheckInGuest {
  return {
    _id: row.id,
    number: toNumber(row.ticket_number),
    code: row.ticket_code,
    fullName: row.full_name,
    organization: row.organization ?? '',
    kind: row.kind,
    state: row.state,
    isInvited: row.invited_at !== null,
    version: toNumber(row.ticket_version),
    checkedInAt: row.checked_in_at === null ? null : new Date(row.checked_in_at).toISOString(),
    checkedInBy: row.checked_in_by ?? '',
    note: row.note ?? '',
    host: row.host,
    addressKey: addressKey(row.event_id, row.email),
    doubles: scanStatusOf(scans).duplicates.map(({ at, device }) => ({ at, device })),
  }
}

function toNumber(value: number | string | null): number | null {
  return value === null ? null : Number(value)
}
