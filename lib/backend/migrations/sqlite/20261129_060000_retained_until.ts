import { MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

/** A column that staff have chosen for their lists has another name. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`UPDATE payload_preferences SET value = replace(value, '"keptUntil"', '"retainedUntil"') WHERE value LIKE '%"keptUntil"%'`)
}

export async function down(): Promise<void> {}
