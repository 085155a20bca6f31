import type { Payload, Where } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { mayBeAhead } from '../content/events-ahead'
import { relationId } from '../database/relation-id'
import { runStatement, sql } from '../database/statement'
import { NOT_ARRIVED } from '../email/records/email-states'
import { KINDS_WITH_TICKETS } from '../email/email-kinds'

const ABOUT = 'registrations:'

interface UndeliveredTicket {
  id: string
  fullName: string
  phone: string
  email: string
  event: string
  reason: string
  at: string
}

/** The guests of coming events whose last ticket is not with them, the latest first: the desk can call them. */
export async function findUndeliveredTickets(payload: Payload): Promise<UndeliveredTicket[]> {
  const failed = await findLastFailed(payload)
  if (failed.size === 0) return []
  const isAhead: Where = { and: [mayBeAhead(), { status: { not_equals: 'cancelled' } }] }
  const { docs: events } = await payload.find({ collection: 'events', where: isAhead, depth: 0, pagination: false, locale: DEFAULT_LOCALE, select: { title: true, identifier: true } })
  const titles = new Map(events.map(({ id, title, identifier }) => [id, title ?? identifier]))
  const where: Where = { and: [{ id: { in: [...failed.keys()] } }, { state: { equals: 'confirmed' } }, { event: { in: [...titles.keys()] } }] }
  const { docs } = await payload.find({ collection: 'registrations', where, depth: 0, pagination: false })
  const tickets = docs.map(({ id, fullName, phone, email, event }) => {
    const { reason = '', at = '' } = failed.get(id) ?? {}
    return { id, fullName, phone: phone ?? '', email, event: titles.get(relationId(event)) ?? '', reason, at }
  })
  return tickets.toSorted((one, other) => (one.at < other.at ? 1 : -1))
}

interface Row {
  about: string
  reason: string | null
  at: string | Date
}

/** By registration: the last email with a ticket, where that did not arrive. */
async function findLastFailed(payload: Payload): Promise<Map<string, { reason: string; at: string }>> {
  const list = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`), sql`, `)
  const rows = await runStatement<Row>(
    payload,
    sql`select about, reason, at from emails where state in (${list(NOT_ARRIVED)}) and about like ${`${ABOUT}%`} and kind in (${list(KINDS_WITH_TICKETS)})
      and not exists (select 1 from emails newer where newer.about = emails.about and newer.kind in (${list(KINDS_WITH_TICKETS)}) and newer.queued_at > emails.queued_at)`,
  )
  return new Map(rows.map(({ about, reason, at }) => [about.slice(ABOUT.length), { reason: reason ?? '', at: new Date(at).toISOString() }]))
}
