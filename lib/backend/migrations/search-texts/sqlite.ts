import { sql, type MigrateUpArgs } from '@payloadcms/db-sqlite'
import { renewSearchText } from '@/lib/site/search/search-text'

const BATCH = 500

/** Writes the search texts of all tables anew, also those of versions. */
export async function renewSearchTexts(db: MigrateUpArgs['db'], isOld: (stored: string) => boolean = () => true): Promise<void> {
  const columns = await db.all<{ table_name: string; column_name: string }>(sql`SELECT m.name AS table_name, c.name AS column_name FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND c.name IN ('search_text', 'version_search_text')`)
  for (const { table_name, column_name } of columns) {
    const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)]
    const next = async (last: string | number | null) =>
      await db.all<{ id: string | number; stored: string }>(sql`SELECT id, ${column} AS stored FROM ${table} WHERE ${column} IS NOT NULL ${last === null ? sql`` : sql`AND id > ${last}`} ORDER BY id LIMIT ${BATCH}`)
    for (let rows = await next(null); rows.length > 0; rows = await next(rows.at(-1)?.id ?? null)) {
      for (const { id, stored } of rows.filter(({ stored: text }) => isOld(text))) await db.run(sql`UPDATE ${table} SET ${column} = ${renewSearchText(stored)} WHERE id = ${id}`)
    }
  }
}
