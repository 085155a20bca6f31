import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

const TABLES = ['articles_texts', '_articles_v_texts']

/** A tag with a space at an end is the same as without, and stands once. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  for (const table of TABLES) {
    await db.execute(sql`UPDATE ${sql.identifier(table)} SET text = trim(text) WHERE text <> trim(text)`)
    await db.execute(sql`DELETE FROM ${sql.identifier(table)} AS tag WHERE text = '' OR EXISTS (
      SELECT 1 FROM ${sql.identifier(table)} AS earlier
      WHERE earlier.parent_id = tag.parent_id AND earlier.path = tag.path AND earlier.text = tag.text AND earlier."order" < tag."order"
    )`)
  }
}

export async function down(): Promise<void> {}
