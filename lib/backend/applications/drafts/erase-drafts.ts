import type { PayloadRequest } from 'payload'
import { toAsciiAddress } from '@/lib/contract/fields/email-address'
import { runStatement, sql } from '../../database/statement'

/** Deletes the drafts of an address. @returns their keys */
export async function eraseDrafts(req: PayloadRequest, address: string): Promise<string[]> {
  const rows = await runStatement<{ id: string }>(req.payload, sql`delete from application_drafts where lower(email) in (${address}, ${toAsciiAddress(address)}) returning id`, req)
  return rows.map(({ id }) => id)
}
