import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TABLES = ['articles_texts', '_articles_v_texts']

/** A tag with a space at an end is the same as without. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`UPDATE ${sql.identifier(table)} SET text = trim(text) WHERE text <> trim(text)`)
  }
}

export async function down(): Promise<void> {}
