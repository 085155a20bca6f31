import type { PayloadRequest } from 'payload'
import { runStatement, sql } from '../database/statement'
import { namesAddress } from './names-address'

/** Empties the imports that name an address, or may; other guests of the same import stay registered. */
export async function eraseImportedRows(req: PayloadRequest, address: string): Promise<void> {
  const pattern = `%${address}%`
  // `like` finds longer addresses besides, and `_` in one stands for any sign.
  const candidates = await runStatement<{ id: string; content: string }>(
    req.payload,
    sql`select id, coalesce(cast(rows as text), '') || ' ' || coalesce(cast(guests as text), '') as content from guest_imports
      where lower(cast(rows as text)) like ${pattern} or lower(cast(guests as text)) like ${pattern}`,
    req,
  )
  for (const { id, content } of candidates) {
    if (!namesAddress(content, address)) continue
    await runStatement(req.payload, sql`update guest_imports set rows = '[]', guests = '[]', columns = '[]', file = null where id = ${id}`, req)
  }
  // Nobody knows whom a file names that could not be read.
  await runStatement(req.payload, sql`update guest_imports set columns = '[]', file = null where state = 'failed' and file is not null`, req)
}
