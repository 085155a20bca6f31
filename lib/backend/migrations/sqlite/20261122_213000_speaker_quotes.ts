import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`speakers_locales\` ADD \`quote\` text;`)
  await db.run(sql`ALTER TABLE \`_speakers_v_locales\` ADD \`version_quote\` text;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`speakers_locales\` DROP COLUMN \`quote\`;`)
  await db.run(sql`ALTER TABLE \`_speakers_v_locales\` DROP COLUMN \`version_quote\`;`)
}
