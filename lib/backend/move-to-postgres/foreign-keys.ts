import type { SiteDatabase } from '../backup'

const FOREIGN_KEYS = `SELECT conrelid::regclass::text AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
  FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`

/** Runs work without foreign keys, so that tables can be filled in any order; afterwards all rows are checked. */
export async function withoutForeignKeys(postgres: SiteDatabase, work: () => Promise<void>): Promise<void> {
  const keys = (await postgres.rows(FOREIGN_KEYS)).map(({ table, name, definition }) => ({ table: String(table), name: String(name), definition: String(definition) }))
  for (const { table, name } of keys) await postgres.rows(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  await work()
  for (const { table, name, definition } of keys) await postgres.rows(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
}
