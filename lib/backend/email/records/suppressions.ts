import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { runStatement, sql } from '../../database/statement'
import type { Suppression } from '../../payload-types'
import type { EmailListener } from './change-email-state'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { isUnknownAddress } from '../delivery/refusals'

async function suppress(req: PayloadRequest, address: string, reason: Suppression['reason'], email: string): Promise<void> {
  const now = new Date().toISOString()
  await runStatement(
    req.payload,
    sql`insert into suppressions (id, address_folded, reason, email_id, created_at, updated_at) values (${randomUUID()}, ${address}, ${reason}, ${email}, ${now}, ${now})
      on conflict (address_folded) do nothing`,
    req,
  )
}

/** An address that does not exist gets no more letters; a full mailbox, a rule or a filter says nothing about the next one. */
export const suppressUnknown: EmailListener = async (req, { id, toFolded }, { status }) => {
  if (toFolded && isUnknownAddress(status)) await suppress(req, toFolded, 'unknownAddress', id)
}

/** Whoever calls an email spam gets no more letters, and their tickets all the same. */
export const suppressComplaint: EmailListener = async (req, { id, toFolded }) => {
  if (toFolded) await suppress(req, toFolded, 'complaint', id)
}

/** @returns why an address gets no letters; null for one that does */
export async function findSuppression(payload: Payload, address: string, req?: PayloadRequest): Promise<Suppression['reason'] | null> {
  const { docs } = await payload.find({ collection: 'suppressions', where: { addressFolded: { equals: comparableAddress(address) } }, limit: 1, pagination: false, depth: 0, req })
  return docs[0]?.reason ?? null
}

/** The person has confirmed the address anew, or staff know better, or everything about them is erased. */
export async function liftSuppression(req: PayloadRequest, address: string): Promise<void> {
  await req.payload.db.deleteMany({ collection: 'suppressions', where: { addressFolded: { equals: comparableAddress(address) } }, req })
}
