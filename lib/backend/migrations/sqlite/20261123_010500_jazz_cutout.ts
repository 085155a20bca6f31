import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`gali_jazz\` ADD \`cutout_id\` text(36) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`gali_jazz_cutout_idx\` ON \`gali_jazz\` (\`cutout_id\`);`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` ADD \`version_cutout_id\` text(36) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null;`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_version_cutout_idx\` ON \`_gali_jazz_v\` (\`version_cutout_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP INDEX \`gali_jazz_cutout_idx\`;`)
  await db.run(sql`DROP INDEX \`_gali_jazz_v_version_version_cutout_idx\`;`)
  await db.run(sql`ALTER TABLE \`gali_jazz\` DROP COLUMN \`cutout_id\`;`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` DROP COLUMN \`version_cutout_id\`;`)
}
