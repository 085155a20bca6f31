import { randomBytes } from 'node:crypto'
import type { CollectionBeforeChangeHook, PayloadRequest } from 'payload'
import { toTicketCode } from '@/lib/site/tickets/ticket-code'
import { relationId } from '../database/relation-id'
import { runStatement, sql } from '../database/statement'
import { lockFor } from '../database/transaction'
import type { Registration } from '../payload-types'
import { isCorrected } from './is-corrected'

/**
 * Gives every registration with a seat its ticket, whoever saves it. Number and code are for good; the version rises with
 * a correction and a new seat.
 */
export const giveTicket: CollectionBeforeChangeHook<Registration> = async ({ data, originalDoc: before, req }) => {
  const hasSeat = (data.state ?? before?.state) === 'confirmed'
  const event = data.event ?? before?.event
  if (before?.ticketCode && event && relationId(event) === relationId(before.event)) {
    const { ticketNumber, ticketCode, ticketVersion } = before
    const isNew = hasSeat && (before.state !== 'confirmed' || isCorrected(before, data))
    return { ...data, ticketNumber, ticketCode, ticketVersion: (ticketVersion ?? 1) + (isNew ? 1 : 0) }
  }
  if (!hasSeat || !event) return { ...data, ticketNumber: null, ticketCode: null, ticketVersion: null }
  return { ...data, ticketNumber: await nextTicketNumber(req, relationId(event)), ticketCode: await newCode(req), ticketVersion: 1 }
}

async function nextTicketNumber(req: PayloadRequest, event: string): Promise<number> {
  await lockFor(req, event)
  const [row] = await runStatement<{ last: number | string | null }>(req.payload, sql`select max(ticket_number) as last from registrations where event_id = ${event}`, req)
  return Number(row?.last ?? 0) + 1
}

async function newCode(req: PayloadRequest): Promise<string> {
  const code = toTicketCode(randomBytes(8))
  const [taken] = await runStatement(req.payload, sql`select id from registrations where ticket_code = ${code}`, req)
  return taken ? newCode(req) : code
}
