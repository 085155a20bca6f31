import type { Payload, PayloadRequest } from 'payload'
import { sql, type PostgresAdapter } from '@payloadcms/db-postgres'
import type { SQLiteAdapter } from '@payloadcms/db-sqlite'

export { sql }

type Statement = ReturnType<typeof sql>

export function isPostgres({ db }: Payload): boolean {
  return db.name === 'postgres'
}

/** A part of a JSON column. @param names the path to it, in letters and digits alone */
export function jsonPart(payload: Payload, column: string, ...names: string[]): Statement {
  const json = sql.raw(column)
  return isPostgres(payload) ? sql`(${json} #>> ${`{${names.join(',')}}`}::text[])` : sql`json_extract(${json}, ${`$.${names.join('.')}`})`
}

/** Values for `in`: at least one. */
export function listOf(values: readonly string[]): Statement {
  return sql`(${sql.join(values.map((value) => sql`${value}`), sql`, `)})`
}

/**
 * Runs a statement past the CMS, in the transaction of a request where there is one: for many rows at once, and for
 * what the CMS cannot say.
 *
 * @returns its rows, by the names of their columns
 */
export async function runStatement<Row extends object = object>(payload: Payload, statement: Statement, req?: PayloadRequest): Promise<Row[]> {
  const adapter: object = payload.db
  const { sessions, drizzle } = adapter as PostgresAdapter | SQLiteAdapter
  const id = await req?.transactionID
  const database = (id !== undefined && id !== null && sessions[String(id)]?.db) || drizzle
  if (!('execute' in database)) return database.all<Row>(statement)
  const { rows } = await database.execute(statement)
  return rows as Row[]
}
