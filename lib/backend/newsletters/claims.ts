import type { Payload } from 'payload'
import { env } from '@/lib/env'
import { DEFAULT_LOCALE, type Locale } from '@/lib/i18n/locales'
import { MINUTE, SECOND } from '@/lib/site/text/durations'
import { readValue, saveValue } from '../database/key-values'
import { worker } from '../database/queue/worker-state'
import { isPostgres, runStatement, sql } from '../database/statement'
import { inLockedTransaction } from '../database/transaction'
import { GETS_LETTERS } from './audience'

/** How long a recipient belongs to a worker that shows no sign of life, in milliseconds. */
const LEASE = 30_000

/** How many recipients a worker claims at once. */
const MOST_CLAIMED = 10

/** How late a worker may claim, in milliseconds, without going slower for it: it looks now and then, and claiming takes time. */
const LATE = 250

const RATE_KEY = 'newsletter-rate'

export interface Claimed {
  id: string
  subscription: string | null
  locale: Locale
  tries: number
}

interface Row {
  id: string
  subscription_id: string | null
  locale: Locale
  tries: number | string
}

const inMilliseconds = (milliseconds: number) => new Date(Date.now() + milliseconds).toISOString()

/** The states by themselves too: an index finds them, however many are done. */
const isDue = (now: string) => sql`state in ('waiting', 'claimed') and ((state = 'waiting' and (wait_until is null or wait_until <= ${now})) or (state = 'claimed' and lease_until <= ${now}))`

/**
 * Claims some of those who are to get a letter, no more than may be written to now by all workers together. No two workers
 * get the same one.
 *
 * @returns null where some are due, and the rate does not allow it yet
 */
export async function claimRecipients(payload: Payload, newsletter: string): Promise<Claimed[] | null> {
  const due = await runStatement(payload, sql`select id from newsletter_recipients where newsletter_id = ${newsletter} and ${isDue(inMilliseconds(0))} limit 1`)
  // A SELECT blocks no other process.
  if (due.length === 0) return []
  if (!isOpen((await readSlot(payload)) ?? 0)) return null
  return inLockedTransaction(payload, DEFAULT_LOCALE, RATE_KEY, async (req) => {
    const [slot, now, interval] = [(await readSlot(payload, req)) ?? 0, Date.now(), MINUTE / env().NEWSLETTER_RATE]
    if (!isOpen(slot)) return null
    const limit = Math.min(Math.max(Math.floor(SECOND / interval), 1), MOST_CLAIMED)
    const next = sql`select id from newsletter_recipients where newsletter_id = ${newsletter} and ${isDue(inMilliseconds(0))} limit ${limit} ${isPostgres(payload) ? sql`for update skip locked` : sql``}`
    const rows = await runStatement<Row>(
      payload,
      sql`update newsletter_recipients set state = 'claimed', lease_owner = ${worker.name}, lease_until = ${inMilliseconds(LEASE)} where id in (${next}) returning id, subscription_id, locale, tries`,
      req,
    )
    if (rows.length > 0) await saveValue(payload, RATE_KEY, { next: Math.max(slot, now - LATE) + rows.length * interval }, req)
    return rows.map(({ id, subscription_id: subscription, locale, tries }) => ({ id, subscription, locale, tries: Number(tries) }))
  })
}

async function readSlot(payload: Payload, req?: Parameters<typeof readValue>[2]): Promise<number | undefined> {
  return (await readValue<{ next: number }>(payload, RATE_KEY, req))?.next
}

/** A time far ahead is that of a clock that was wrong. */
function isOpen(slot: number): boolean {
  return slot <= Date.now() || slot > Date.now() + MOST_CLAIMED * MINUTE
}

/**
 * Renews the lease of a recipient.
 *
 * @returns their address, or none where they have left the list; null where the recipient belongs to this worker no longer, or the
 *   letter does not go out any more
 */
export async function renewClaim(payload: Payload, { id }: Claimed): Promise<{ address: string | null } | null> {
  const isSending = sql`exists (select 1 from newsletters where newsletters.id = newsletter_recipients.newsletter_id and newsletters.state = 'sending')`
  const address = sql`select s.email from subscriptions s where s.id = newsletter_recipients.subscription_id and ${GETS_LETTERS}`
  const [renewed] = await runStatement<{ address: string | null }>(
    payload,
    sql`update newsletter_recipients set lease_until = ${inMilliseconds(LEASE)} where id = ${id} and state = 'claimed' and lease_owner = ${worker.name} and ${isSending} returning (${address}) as address`,
  )
  return renewed ?? null
}

/** Gives back what this worker has claimed and not worked on. */
export async function releaseClaims(payload: Payload): Promise<void> {
  await runStatement(payload, sql`update newsletter_recipients set state = 'waiting', lease_until = null where lease_owner = ${worker.name} and state = 'claimed'`)
}

/** Lets a recipient wait: for the mail server to take emails again, or until an instant after so many tries. */
export async function putOff(payload: Payload, { id, tries }: Claimed, wait: number | null): Promise<void> {
  const tried = wait === null ? sql`` : sql`, wait_until = ${inMilliseconds(wait)}, tries = ${tries + 1}`
  await runStatement(payload, sql`update newsletter_recipients set state = 'waiting', lease_until = null ${tried} where id = ${id} and state = 'claimed' and lease_owner = ${worker.name}`)
}

/** Notes that a recipient is left out: they are no longer on the list. */
export async function skipRecipient(payload: Payload, { id }: Claimed): Promise<void> {
  await runStatement(payload, sql`update newsletter_recipients set state = 'skipped', lease_until = null, updated_at = ${inMilliseconds(0)} where id = ${id} and state = 'claimed'`)
}

/** Notes what became of the email to a recipient, as its record says; without one it was never handed over. */
export async function endRecipient(payload: Payload, { id }: Claimed, key: string): Promise<void> {
  const email = (column: string) => sql`(select ${sql.raw(column)} from emails where emails.key = ${key})`
  await runStatement(
    payload,
    sql`update newsletter_recipients set state = 'done', lease_until = null, email_id = ${email('id')}, outcome = coalesce(${email('cast(state as text)')}, 'failed'), updated_at = ${inMilliseconds(0)} where id = ${id} and state = 'claimed'`,
  )
}

/** Whether somebody is still to get a letter. */
export async function hasRecipientsLeft(payload: Payload, newsletter: string): Promise<boolean> {
  return (await runStatement(payload, sql`select id from newsletter_recipients where newsletter_id = ${newsletter} and state in ('waiting', 'claimed') limit 1`)).length > 0
}
