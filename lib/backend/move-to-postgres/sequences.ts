import type { SiteDatabase } from '../backup'

const COUNTED = `SELECT quote_ident(table_name) AS "table", quote_ident(column_name) AS "column", pg_get_serial_sequence(quote_ident(table_name), column_name) AS sequence
  FROM information_schema.columns WHERE table_schema = 'public' AND column_default LIKE 'nextval(%'`

/** Sets every sequence to continue after the highest number of its column. */
export async function continueSequences(postgres: SiteDatabase): Promise<void> {
  for (const { table, column, sequence } of await postgres.rows(COUNTED)) {
    const [name, from, counted] = [sequence, table, column].map(String)
    await postgres.rows(`SELECT setval('${name}', coalesce(max(${counted}), 1), max(${counted}) IS NOT NULL) FROM ${from}`)
  }
}
