import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'
import { foldForSearch } from '@/lib/site/search/search-fold'
import { renewSearchText } from '@/lib/site/search/search-text'

const BATCH = 500

/** Search texts hold one kind of apostrophe, and nothing that nobody sees. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  const columns = await db.all<{ table_name: string; column_name: string }>(sql`SELECT m.name AS table_name, c.name AS column_name FROM sqlite_master m JOIN pragma_table_info(m.name) c
    WHERE m.type = 'table' AND c.name IN ('search_text', 'version_search_text')`)
  for (const { table_name, column_name } of columns) {
    const [table, column] = [sql.identifier(table_name), sql.identifier(column_name)]
    const next = async (last: string | number | null) =>
      await db.all<{ id: string | number; stored: string }>(sql`SELECT id, ${column} AS stored FROM ${table} WHERE ${column} IS NOT NULL ${last === null ? sql`` : sql`AND id > ${last}`} ORDER BY id LIMIT ${BATCH}`)
    for (let rows = await next(null); rows.length > 0; rows = await next(rows.at(-1)?.id ?? null)) {
      for (const { id, stored } of rows.filter(({ stored: text }) => foldForSearch(text) !== text)) await db.run(sql`UPDATE ${table} SET ${column} = ${renewSearchText(stored)} WHERE id = ${id}`)
    }
  }
}

export async function down(_: MigrateDownArgs): Promise<void> {}
