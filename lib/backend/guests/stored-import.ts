import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import type { GuestImport, GuestRow } from '@/lib/contract/desk/guests'
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
  /** Imports the valid rows and leaves out the others. */
  partial: z.boolean().default(false),
  /** Reads the file, and waits for a confirmation. */
  dryRun: z.boolean().default(true),
})

export interface StoredImport extends Omit<StoredDocument, 'event' | 'options' | 'guests' | 'rows'> {
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

/** As staff see it; without its rows, of which there can be thousands, as long as a worker is at it. */
export async function readGuestImport(payload: Payload, id: string): Promise<GuestImport | null> {
  const select = { state: true, done: true, total: true, problem: true, options: true } as const
  const found = await payload.findByID({ ...collection, id, select, disableErrors: true })
  if (!found) return null
  const { state, done, total, problem, options } = found
  const { isTold, invite } = ImportOptionsSchema.parse(options ?? {})
  const { rows } = AT_WORK.includes(state) ? { rows: [] } : await payload.findByID({ ...collection, id, select: { rows: true } })
  return { _id: id, state, done, total, problem: problem ?? '', isTold, invite, rows: (rows ?? []) as GuestRow[] }
}

function toStored({ event, options, guests, rows, ...document }: StoredDocument): StoredImport {
  const checked = (guests ?? []) as CheckedRow[]
  return { ...document, event: relationId(event), options: ImportOptionsSchema.parse(options ?? {}), guests: checked, rows: (rows ?? []) as GuestRow[] }
}
