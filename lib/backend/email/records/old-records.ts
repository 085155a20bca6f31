import type { Payload } from 'payload'
import { isPostgres, runStatement, sql } from '../../database/statement'
import type { EmailSubject } from './email-records'

type SubjectName = EmailSubject extends `${infer Name}:${string}` ? Name : never

const TABLES: Record<SubjectName, { table: string; entity: string }> = {
  registrations: { table: 'registrations', entity: 'registrations' },
  applications: { table: 'accelerators', entity: 'accelerators' },
  subscriptions: { table: 'subscriptions', entity: 'subscriptions' },
  messages: { table: 'messages', entity: 'messages' },
}

/**
 * Deletes the records from before an instant that are about nothing, or about what is deleted and not in the trash either.
 *
 * @returns how many
 */
export async function deleteRecordsWithout(payload: Payload, before: string, limit: number): Promise<number> {
  const isThere = Object.entries(TABLES).map(([name, { table, entity }]) => {
    const document = sql`substr(emails.about, ${name.length + 2})`
    // Of the column's own type, so that its index is asked; what is about something else names no row of this table.
    const key = isPostgres(payload) ? sql`case when emails.about like ${`${name}:%`} then cast(${document} as uuid) end` : document
    const exists = sql`exists (select 1 from ${sql.identifier(table)} subject where subject.id = ${key})`
    const isTrashed = sql`exists (select 1 from trash where trash.entity = ${entity} and trash.document = ${document})`
    return sql`(emails.about like ${`${name}:%`} and (${exists} or ${isTrashed}))`
  })
  const old = sql`select id from emails where created_at < ${before} and (about is null or not (${sql.join(isThere, sql` or `)})) limit ${limit}`
  return (await runStatement(payload, sql`delete from emails where id in (${old}) returning id`)).length
}
