import type { Payload, PayloadRequest } from 'payload'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { runStatement, sql } from '../../database/statement'
import { inTransaction } from '../../database/transaction'
import { processState } from '@/lib/runtime'
import type { EmailSubject } from './email-records'
import { statesBefore, type EmailState } from './email-states'

export interface EmailChange {
  state: EmailState
  /** For staff, without anybody's address. */
  reason?: string | null
  /** When it happened; now where nothing says so. */
  at?: string
  /** The enhanced status code of a refusal, such as 5.1.1 (RFC 3463). */
  status?: string | null
  messageId?: string
  /** What the mail server calls the email. */
  relayId?: string | null
}

interface ChangedEmail {
  id: string
  toFolded: string | null
  about: EmailSubject | null
}

/** Does what follows from a new state of an email, in the transaction that stores it. */
export type EmailListener = (req: PayloadRequest, email: ChangedEmail, change: EmailChange) => Promise<void>

type Listeners = Partial<Record<EmailState, readonly EmailListener[]>>

const registry = processState<{ listeners: Listeners }>('emailListeners', () => ({ listeners: {} }))

/** Names what follows from the states of emails; capabilities above this one do it. */
export function onEmailStates(listeners: Listeners): void {
  registry.listeners = listeners
}

/**
 * Gives an email another state, where it can come from the present one: reports arrive late, twice, and in any order.
 *
 * @returns whether it has it now and did not before
 */
export async function changeEmailState(payload: Payload, { id }: { id: string }, change: EmailChange, req?: PayloadRequest): Promise<boolean> {
  const listeners = registry.listeners[change.state] ?? []
  if (req || listeners.length === 0) return apply(payload, id, change, listeners, req)
  return inTransaction(payload, DEFAULT_LOCALE, (transaction) => apply(payload, id, change, listeners, transaction))
}

async function apply(payload: Payload, id: string, change: EmailChange, listeners: readonly EmailListener[], req?: PayloadRequest): Promise<boolean> {
  const { state, reason = null, at = new Date().toISOString(), messageId = null, relayId = null } = change
  const from = sql.join(statesBefore(state).map((before) => sql`${before}`), sql`, `)
  // What is uncertain stays claimed, until staff or a report say what became of it.
  const claim = state === 'uncertain' ? sql`` : sql`claimed_by = null,`
  const [row] = await runStatement<{ id: string; to_folded: string | null; about: EmailSubject | null }>(
    payload,
    sql`update emails set state = ${state}, reason = ${reason}, ${claim} message_id = coalesce(${messageId}, message_id), relay_id = coalesce(${relayId}, relay_id),
      at = ${at}, updated_at = ${new Date().toISOString()} where id = ${id} and state in (${from}) returning id, to_folded, about`,
    req,
  )
  if (!row) return false
  if (req) for (const listener of listeners) await listener(req, { id: row.id, toFolded: row.to_folded, about: row.about }, change)
  return true
}
