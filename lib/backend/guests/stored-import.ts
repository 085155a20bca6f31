import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { GUEST_COLUMNS, GuestRowSchema, type GuestFileColumn, type GuestImport, type GuestRow } from '@/lib/contract/desk/guests'
import { relationId } from '../database/relation-id'
import { runStatement, sql } from '../database/statement'
import type { GuestImport as StoredDocument } from '../payload-types'
import type { CheckedRow } from './guest-rows'

/** A worker is at it. */
export const AT_WORK: readonly StoredImport['state'][] = ['reading', 'importing', 'undoing']

const collection = { collection: 'guest-imports', depth: 0 } as const

export const ImportOptionsSchema = z.object({
  /** Takes seats beyond the limit. */
  force: z.boolean().default(false),
  /** Holds seats until guests have accepted them. */
  invite: z.boolean().default(false),
  /** Whether guests are told by email. */
  isTold: z.boolean().default(false),
  /** Registers those anew who have cancelled; else they are left as they are. */
  includeCancelled: z.boolean().default(false),
  /** What columns hold that are not understood by their headings, by their positions; null for those that are left out. */
  columns: z.record(z.string().regex(/^\d{1,3}$/), z.enum(GUEST_COLUMNS).nullable()).default({}),
  /** Imports the valid rows and leaves out the others. */
  partial: z.boolean().default(false),
  /** Reads the file, and waits for a confirmation. */
  dryRun: z.boolean().default(true),
})

export interface StoredImport extends Omit<StoredDocument, 'event' | 'options' | 'guests' | 'rows' | 'columns'> {
  event: string
  options: z.infer<typeof ImportOptionsSchema>
  guests: CheckedRow[]
  rows: GuestRow[]
}

export async function findImport(payload: Payload, id: string, req?: PayloadRequest): Promise<StoredImport | null> {
  const found = await payload.findByID({ ...collection, id, disableErrors: true, req })
  return found && toStored(found)
}

export async function changeImport(req: PayloadRequest, id: string, data: Partial<Omit<StoredDocument, 'id' | 'event'>>): Promise<StoredImport> {
  return toStored(await req.payload.update({ ...collection, id, data, req }))
}

export async function fileNameOf(req: PayloadRequest, id: string): Promise<string> {
  return (await req.payload.findByID({ ...collection, id, select: { fileName: true }, req })).fileName
}

export async function eventOf(req: PayloadRequest, id: string): Promise<string> {
  return relationId((await req.payload.findByID({ ...collection, id, select: { event: true }, req })).event)
}

/** How many rows are done, as the transaction sees it; nobody reads a whole file for it. @returns null when the import is gone */
export async function readDone(req: PayloadRequest, id: string): Promise<number | null> {
  const [row] = await runStatement<{ done: number | string }>(req.payload, sql`select done from guest_imports where id = ${id}`, req)
  return row ? Number(row.done) : null
}

export async function saveDone(req: PayloadRequest, id: string, done: number): Promise<void> {
  await runStatement(req.payload, sql`update guest_imports set done = ${done} where id = ${id}`, req)
}

/** Marks an import as running, unless its state has changed meanwhile. @returns whether it did */
export async function changeState(req: PayloadRequest, id: string, from: StoredImport['state'], to: StoredImport['state']): Promise<boolean> {
  const at = new Date().toISOString()
  const changed = await runStatement(req.payload, sql`update guest_imports set state = ${to}, updated_at = ${at} where id = ${id} and state = ${from} returning id`, req)
  return changed.length > 0
}

/** Marks an import as being read once more, with columns that staff have chosen. @returns whether its file is still there */
export async function readAgain(req: PayloadRequest, id: string, columns: StoredImport['options']['columns']): Promise<boolean> {
  const isThere = await runStatement(req.payload, sql`update guest_imports set state = 'reading' where id = ${id} and state in ('ready', 'failed') and file is not null returning id`, req)
  if (isThere.length === 0) return false
  const { options } = await req.payload.findByID({ ...collection, id, select: { options: true }, req })
  const before = ImportOptionsSchema.parse(options ?? {})
  await changeImport(req, id, { options: { ...before, columns: { ...before.columns, ...columns } } })
  return true
}

/** As staff see it; without its rows, of which there can be thousands, as long as a worker is at it. */
export async function readGuestImport(payload: Payload, id: string): Promise<GuestImport | null> {
  const select = { state: true, done: true, total: true, problem: true, options: true, columns: true } as const
  const found = await payload.findByID({ ...collection, id, select, disableErrors: true })
  if (!found) return null
  const { state, done, total, problem, options, columns } = found
  const { isTold, invite } = ImportOptionsSchema.parse(options ?? {})
  const { rows } = AT_WORK.includes(state) ? { rows: [] } : await payload.findByID({ ...collection, id, select: { rows: true } })
  return { _id: id, state, done, total, problem: problem ?? '', isTold, invite, columns: (columns ?? []) as GuestFileColumn[], rows: (rows ?? []).map((row) => GuestRowSchema.parse(row)) }
}

function toStored({ event, options, guests, rows, columns: _, ...document }: StoredDocument): StoredImport {
  const checked = (guests ?? []) as CheckedRow[]
  return { ...document, event: relationId(event), options: ImportOptionsSchema.parse(options ?? {}), guests: checked, rows: (rows ?? []) as GuestRow[] }
}
