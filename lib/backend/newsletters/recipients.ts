import type { Payload, PayloadRequest } from 'payload'
import { z } from 'zod'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { DEFAULT_LOCALE } from '@/lib/i18n/locales'
import { DAY } from '@/lib/site/text/durations'
import { languageFor } from '../content/newsletters/letter-language'
import { isPostgres, runStatement, sql } from '../database/statement'
import { inTransaction } from '../database/transaction'
import { EMAIL_STATES, type EmailState } from '../email/records/email-states'
import { isInAudience } from './audience'
import { lockNewsletter, readNewsletter } from './newsletter'

/** How long somebody who leaves does so because of a letter, in milliseconds. */
const LEAVES_WITHIN = 7 * DAY

/** Each recipient in exactly one of these. */
const NUMBERS = ['waiting', 'skipped', 'handedOver', 'delivered', 'deferred', 'bounced', 'failed', 'complained', 'uncertain'] as const

export type NewsletterNumbers = Record<'recipients' | (typeof NUMBERS)[number] | 'left', number>

/** Writes down who gets a letter, once, when its sending begins. */
export async function freezeRecipients(payload: Payload, id: string): Promise<void> {
  await inTransaction(payload, DEFAULT_LOCALE, async (req) => {
    const { state, frozenAt } = await lockNewsletter(req, id)
    if (state !== 'sending' || frozenAt) return
    const letter = await readNewsletter(payload, id, req)
    const now = new Date().toISOString()
    const [georgian, english] = (['ka', 'en'] as const).map((reader) => sql`cast(${languageFor(letter, reader)} as text)`)
    await runStatement(
      payload,
      sql`insert into newsletter_recipients (id, newsletter_id, subscription_id, address_folded, locale, state, tries, created_at, updated_at)
        select ${newId(payload)}, n.id, s.id, s.email, case when s.locale = 'ka' then ${georgian} else ${english} end, 'waiting', 0, n.sent_at, n.sent_at
        from subscriptions s, newsletters n where n.id = ${id} and ${isInAudience(letter)}`,
      req,
    )
    await runStatement(payload, sql`update newsletters set frozen_at = ${now} where id = ${id}`, req)
  })
}

/** A UUID of each row: only Postgres makes them itself. */
function newId(payload: Payload) {
  if (isPostgres(payload)) return sql`gen_random_uuid()`
  return sql`lower(hex(randomblob(4)) || '-' || hex(randomblob(2)) || '-4' || substr(hex(randomblob(2)), 2) || '-a' || substr(hex(randomblob(2)), 2) || '-' || hex(randomblob(6)))`
}

/** What became of a letter, for all who were to get it. Of one that was cancelled, whoever waited is left out, unless a worker died while it wrote to them. */
export async function countRecipients(payload: Payload, id: string): Promise<NewsletterNumbers> {
  const rows = await runStatement<{ place: string; left: number | string; count: number | string }>(
    payload,
    sql`select case when r.state = 'done' then coalesce(cast(e.state as text), r.outcome)
        when r.state = 'skipped' or (n.state = 'cancelled' and c.claimed_by is null) then 'skipped'
        when n.state = 'cancelled' then 'uncertain'
        when r.tries > 0 then 'deferred' else 'waiting' end as place,
      count(r.left_at) as "left", count(*) as count
      from newsletter_recipients r join newsletters n on n.id = r.newsletter_id left join emails e on e.id = r.email_id
      left join emails c on r.state = 'claimed' and c.key = 'newsletter-' || cast(r.id as text)
      where r.newsletter_id = ${id} group by 1`,
  )
  const numbers = Object.fromEntries(['recipients', ...NUMBERS, 'left'].map((name) => [name, 0])) as NewsletterNumbers
  for (const { place, left, count } of rows) {
    // A record that is not updated yet is of an email that was handed over.
    numbers[NUMBERS.find((name) => name === place) ?? 'handedOver'] += Number(count)
    numbers.recipients += Number(count)
    numbers.left += Number(left)
  }
  return numbers
}

/** The same of all letters of the last months, for those who watch the site. */
export async function countAllRecipients(payload: Payload): Promise<Record<'waiting' | 'skipped' | EmailState, number>> {
  const rows = await runStatement<{ state: string; outcome: string | null; count: number | string }>(payload, sql`select state, outcome, count(*) as count from newsletter_recipients group by state, outcome`)
  const numbers = Object.fromEntries(['waiting', 'skipped', ...Object.keys(EMAIL_STATES)].map((name) => [name, 0])) as Record<'waiting' | 'skipped' | EmailState, number>
  for (const { state, outcome, count } of rows) {
    const name = state === 'done' ? (outcome ?? 'handedOver') : state === 'skipped' ? state : 'waiting'
    numbers[name as EmailState] += Number(count)
  }
  return numbers
}

/** Notes that somebody has left by the link of a letter. */
export async function noteLeft(req: PayloadRequest, subscription: string, letter: string): Promise<void> {
  if (!z.uuid().safeParse(letter).success) return
  const [now, since] = [new Date(), new Date(Date.now() - LEAVES_WITHIN)].map((time) => time.toISOString())
  await runStatement(
    req.payload,
    sql`update newsletter_recipients set left_at = ${now} where newsletter_id = ${letter} and subscription_id = ${subscription} and left_at is null and state in ('claimed', 'done') and updated_at > ${since}`,
    req,
  )
}

/** Takes a person out of what is known of letters; only how many there were stays. Must come before the records of their emails go. */
export async function eraseRecipient(req: PayloadRequest, address: string): Promise<void> {
  await runStatement(
    req.payload,
    sql`update newsletter_recipients set outcome = coalesce((select cast(emails.state as text) from emails where emails.id = newsletter_recipients.email_id), outcome),
      state = case when state in ('waiting', 'claimed') then 'skipped' else state end, address_folded = null, subscription_id = null, email_id = null
      where address_folded = ${comparableAddress(address)}`,
    req,
  )
}
