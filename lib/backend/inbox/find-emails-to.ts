import type { PayloadRequest } from 'payload'
import { isPostgres, runStatement, sql } from '../database/statement'

interface KnownEmail {
  /** The subject while it waits, and its kind once it was handed over. */
  about: string
  state: 'queued' | 'failed' | 'sent'
  at: string
}

const KEY = /^(registration|application|subscription|reminder|answer)-([\da-f-]{36})-(\w+)/

/** The emails to an address that are known: those in the queue, and those that were handed over lately about some entries; the oldest first. */
export async function findEmailsTo(req: PayloadRequest, address: string, entries: readonly string[]): Promise<KnownEmail[]> {
  const [waiting, sent] = await Promise.all([findQueued(req, address), findSent(req, entries)])
  return [...sent, ...waiting].sort((one, other) => Date.parse(one.at) - Date.parse(other.at))
}

async function findQueued({ payload }: PayloadRequest, address: string): Promise<KnownEmail[]> {
  const part = (name: string) => (isPostgres(payload) ? sql`input #>> ${`{mail,${name}}`}::text[]` : sql`json_extract(input, ${`$.mail.${name}`})`)
  const rows = await runStatement<{ subject: string; created_at: string | Date; has_error: boolean | number | null }>(
    payload,
    sql`select ${part('subject')} as subject, created_at, has_error from payload_jobs where task_slug = 'sendMail' and lower(${part('to')}) = ${address}`,
  )
  return rows.map(({ subject, created_at: at, has_error: hasFailed }) => ({ about: subject, state: hasFailed ? 'failed' : 'queued', at: new Date(at).toISOString() }))
}

async function findSent({ payload }: PayloadRequest, entries: readonly string[]): Promise<KnownEmail[]> {
  if (entries.length === 0) return []
  const { docs } = await payload.find({
    collection: 'email-deliveries',
    where: { and: [{ or: entries.map((id) => ({ key: { like: id } })) }, { claimedBy: { exists: false } }] },
    depth: 0,
    pagination: false,
  })
  return docs.flatMap(({ key, createdAt }) => {
    const [, subject = '', , kind = ''] = KEY.exec(key) ?? []
    if (!subject) return []
    return [{ about: subject === 'answer' ? subject : `${subject}: ${kind}`, state: 'sent' as const, at: createdAt }]
  })
}
