import type { PayloadRequest } from 'payload'
import { toAsciiAddress } from '@/lib/contract/fields/email-address'
import { runStatement, sql } from '../database/statement'
import type { Accelerator, Message, Registration, Subscription } from '../payload-types'

interface Inbox {
  registrations: Registration
  accelerators: Accelerator
  subscriptions: Subscription
  messages: Message
}

const TABLES = { registrations: sql`registrations`, accelerators: sql`accelerators`, subscriptions: sql`subscriptions`, messages: sql`messages` }

/** The entries of a collection with an address, however earlier versions stored it, the oldest first. @param address in its comparable form */
export async function findByAddress<Slug extends keyof Inbox>(req: PayloadRequest, collection: Slug, address: string): Promise<Inbox[Slug][]> {
  const rows = await runStatement<{ id: string }>(req.payload, sql`select id from ${TABLES[collection]} where lower(email) in (${address}, ${toAsciiAddress(address)})`, req)
  if (rows.length === 0) return []
  const { docs } = await req.payload.find({ collection, where: { id: { in: rows.map(({ id }) => id) } }, sort: 'createdAt', depth: 0, pagination: false, req })
  return docs
}
