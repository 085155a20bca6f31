import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

const TABLES = ['articles_texts', '_articles_v_texts']

/** A tag with a space at an end is the same as without. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    await db.run(sql`UPDATE ${sql.identifier(table)} SET text = trim(text) WHERE text <> trim(text)`)
  }
}

export async function down(): Promise<void> {}
