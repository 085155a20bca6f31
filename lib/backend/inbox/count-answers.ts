import type { PayloadRequest } from 'payload'
import { isPostgres, runStatement, sql } from '../database/statement'
import type { Removed } from './removed-questions'

const TABLES = { registration: sql`registrations`, application: sql`accelerators` }

/** Counts the people who have answered a question of an event, or chosen one of its choices. */
export async function countAnswers(req: PayloadRequest, event: string, { question, choice }: Removed): Promise<number> {
  const holds = isPostgres(req.payload) ? holdsInPostgres(question.key, choice?.id) : holdsInSqlite(question.key, choice?.id)
  const [row] = await runStatement<{ count: number | string }>(
    req.payload,
    sql`select count(*) as count from ${TABLES[question.form]} where event_id = ${event} and ${holds}`,
    req,
  )
  return Number(row?.count ?? 0)
}

/** An open answer is missing, empty, or an empty list. */
function holdsInPostgres(key: string, choice: string | null | undefined) {
  if (choice) return sql`answers -> ${key} @> to_jsonb(${choice}::text)`
  return sql`coalesce(answers ->> ${key}, '') not in ('', '[]')`
}

function holdsInSqlite(key: string, choice: string | null | undefined) {
  // The key of a question has letters and digits only.
  const path = `$.${key}`
  if (choice) return sql`exists (select 1 from json_each(answers, ${path}) where value = ${choice})`
  return sql`coalesce(json_extract(answers, ${path}), '') not in ('', '[]')`
}
