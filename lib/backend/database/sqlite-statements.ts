import type { SQLiteAdapter } from '@payloadcms/db-sqlite'
import { sortNullsLast } from './nulls-last'

type Statement = Parameters<SQLiteAdapter['client']['execute']>[0]

/** The statement with the order that Postgres has as well. */
export function ordered(statement: Statement): Statement {
  return typeof statement === 'string' ? sortNullsLast(statement) : { ...statement, sql: sortNullsLast(statement.sql) }
}

export function isSelect(statement: Statement): boolean {
  return /^\s*select\b/i.test(typeof statement === 'string' ? statement : statement.sql)
}
