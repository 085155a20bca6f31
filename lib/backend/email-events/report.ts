import type { Payload } from 'payload'
import { isPostgres, runStatement, sql } from '../database/statement'
import { changeEmailState } from '../email/records/change-email-state'
import { tokenIn } from '../email/delivery/envelope'
import { enhancedStatus, hideAddresses } from '../email/delivery/refusals'
import type { EmailState } from '../email/records/email-states'

/** What somebody says became of an email. */
export interface Report {
  state: Extract<EmailState, 'delivered' | 'deferred' | 'bounced' | 'complained'>
  /** The id of the email, wherever it was given along. */
  token?: string | null
  /** What the mail server calls it. */
  relayId?: string | null
  messageId?: string | null
  reason?: string | null
  /** The enhanced status code; read from the reason where it is missing. */
  status?: string | null
  at?: string | null
}

const MAX_REASON = 500

/** Notes what a report says. One that says nothing new changes nothing. @returns whether it is about an email that is known */
export async function noteReport(payload: Payload, report: Report): Promise<boolean> {
  const { state, reason, status, at } = report
  const id = await findReported(payload, report)
  if (!id) return false
  const text = reason ? hideAddresses(reason).replaceAll(/[\s\p{Cc}]+/gu, ' ').trim().slice(0, MAX_REASON) : null
  const time = at ? new Date(at) : new Date()
  const isTime = Number.isFinite(time.getTime()) && time.getTime() <= Date.now()
  await changeEmailState(payload, { id }, { state, reason: text, status: status ?? enhancedStatus(reason ?? ''), at: (isTime ? time : new Date()).toISOString() })
  return true
}

/** By the metadata, else by the name that the mail server gave it, else by the one that it has itself. */
async function findReported(payload: Payload, { token, relayId, messageId }: Report): Promise<string | null> {
  const id = tokenIn(token ?? '')
  const uuid = isPostgres(payload) ? sql`cast(${id} as uuid)` : sql`${id}`
  const ways = [id && sql`id = ${uuid}`, relayId && sql`relay_id = ${clean(relayId)}`, messageId && sql`message_id = ${`<${clean(messageId)}>`}`]
  for (const way of ways) {
    if (!way) continue
    const [found, ...more] = await runStatement<{ id: string }>(payload, sql`select id from emails where ${way} limit 2`)
    if (found && more.length === 0) return found.id
  }
  return null
}

/** An identifier without what stands around it, or what no database stores. */
function clean(identifier: string): string {
  return identifier.replaceAll(/[<>\s\p{Cc}]/gu, '')
}
