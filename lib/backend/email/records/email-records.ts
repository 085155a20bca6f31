import { randomUUID } from 'node:crypto'
import type { Payload, PayloadRequest } from 'payload'
import { comparableAddress } from '@/lib/contract/fields/email-address'
import { runStatement, sql } from '../../database/statement'
import { HANDED_OVER, type EmailState } from './email-states'

/** What an email is about: the document on which staff find it. */
export type EmailSubject = `${'registrations' | 'applications' | 'subscriptions' | 'messages'}:${string}`

/** What is known of an email without reading it. */
export interface EmailRecord {
  /** Identifies the email for good: a second one with the same key is not sent. */
  key: string
  /** Of several emails about one thing, an older one is not sent after a newer one. */
  topic?: string | null
  queuedAt: string
  to: string
  subject: string
  kind?: string | null
  locale?: string | null
  about?: EmailSubject | null
}

/** An email as it is stored. */
export interface StoredEmail {
  id: string
  state: EmailState
  claimedBy: string | null
}

interface Row {
  id: string
  state: EmailState
  claimed_by: string | null
}

const list = (values: readonly string[]) => sql.join(values.map((value) => sql`${value}`), sql`, `)

function insertion(records: readonly EmailRecord[], job: string | null) {
  const now = new Date().toISOString()
  const rows = records.map(
    ({ key, topic = null, queuedAt, to, subject, kind = null, locale = null, about = null }) =>
      sql`(${randomUUID()}, ${key}, ${topic}, ${queuedAt}, ${job}, ${to}, ${comparableAddress(to)}, ${kind}, ${subject}, ${locale}, ${about}, 'queued', ${now}, ${now}, ${now})`,
  )
  return sql`insert into emails (id, key, topic, queued_at, job, "to", to_folded, kind, subject, locale, about, state, at, created_at, updated_at) values ${sql.join(rows, sql`, `)}`
}

/** Records emails that are queued, as a part of the transaction that does so. */
export async function recordQueued(req: PayloadRequest, records: readonly EmailRecord[]): Promise<void> {
  if (records.length > 0) await runStatement(req.payload, sql`${insertion(records, null)} on conflict (key) do nothing`, req)
}

/** Notes which job works on an email, and records it where nothing has: a reminder, or one that an older version queued. */
export async function takeUp(payload: Payload, record: EmailRecord, job: string): Promise<StoredEmail> {
  const [row] = await runStatement<Row>(payload, sql`${insertion([record], job)} on conflict (key) do update set job = excluded.job returning id, state, claimed_by`)
  if (!row) throw new Error(`The email ${record.key} was not recorded.`)
  return { id: row.id, state: row.state, claimedBy: row.claimed_by }
}

/** Whether a newer email of its topic was handed over, or is about to be. */
export async function hasNewer(payload: Payload, { topic, queuedAt }: EmailRecord): Promise<boolean> {
  if (!topic) return false
  const isTaken = sql`(claimed_by is not null or state in (${list(HANDED_OVER)}))`
  return (await runStatement(payload, sql`select id from emails where topic = ${topic} and queued_at > ${queuedAt} and ${isTaken} limit 1`)).length > 0
}

/** Forgets an email that is not sent at all. */
export async function forgetEmail(payload: Payload, { id }: StoredEmail): Promise<void> {
  await runStatement(payload, sql`delete from emails where id = ${id}`)
}

/** Notes that a job hands an email over now. @throws when another one does or has done so, or when it was erased meanwhile */
export async function claimEmail(payload: Payload, { id }: StoredEmail, job: string): Promise<void> {
  const claimed = await runStatement(payload, sql`update emails set claimed_by = ${job} where id = ${id} and claimed_by is null and state not in (${list(HANDED_OVER)}) returning id`)
  if (claimed.length === 0) throw new Error('The email belongs to another job.')
}

/** Takes the claim of a job back: the email was not handed over. */
export async function dropClaim(payload: Payload, job: string): Promise<void> {
  await runStatement(payload, sql`update emails set claimed_by = null where claimed_by = ${job}`)
}

/** Erases what is known of all emails to an address, and of those about some documents. */
export async function eraseEmails(req: PayloadRequest, address: string, about: readonly EmailSubject[]): Promise<void> {
  const isAbout = about.length > 0 ? sql`or about in (${list(about)})` : sql``
  await runStatement(req.payload, sql`delete from emails where to_folded = ${comparableAddress(address)} ${isAbout}`, req)
}

/** The emails about a document, the latest first. */
export async function findEmailsAbout(payload: Payload, about: EmailSubject, limit: number) {
  const { docs } = await payload.find({ collection: 'emails', where: { about: { equals: about } }, sort: '-queuedAt', limit, pagination: false, depth: 0 })
  return docs
}
