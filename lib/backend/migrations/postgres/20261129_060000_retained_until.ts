import { MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** A column that staff have chosen for their lists has another name. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`UPDATE payload_preferences SET value = replace(value::text, '"keptUntil"', '"retainedUntil"')::jsonb WHERE value::text LIKE '%"keptUntil"%'`)
}

export async function down(): Promise<void> {}
