import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`doors\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_doors\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`doors\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_doors\`;`)
}
