import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events_questions\` ADD \`is_retired\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` ADD \`is_retired\` integer DEFAULT false;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events_questions\` DROP COLUMN \`is_retired\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` DROP COLUMN \`is_retired\`;`)
}
