import type { PayloadRequest } from 'payload'
import { runStatement, sql } from '../database/statement'

/** Empties the imports that name an address; who was imported with it stays registered. */
export async function eraseImportedRows(req: PayloadRequest, address: string): Promise<void> {
  const pattern = `%${address}%`
  await runStatement(
    req.payload,
    sql`update guest_imports set rows = '[]', guests = '[]'
      where lower(cast(rows as text)) like ${pattern} or lower(cast(guests as text)) like ${pattern}`,
    req,
  )
}
