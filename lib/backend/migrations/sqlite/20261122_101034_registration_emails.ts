import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`email_deliveries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`topic\` text,
  	\`queued_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`email_deliveries_key_idx\` ON \`email_deliveries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`email_deliveries_topic_idx\` ON \`email_deliveries\` (\`topic\`);`)
  await db.run(sql`CREATE INDEX \`email_deliveries_updated_at_idx\` ON \`email_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`email_deliveries_created_at_idx\` ON \`email_deliveries\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`decisions_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_decisions_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`resent_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`emailed_facts\` text;`)
  // How far announcements have come is needed only while they run.
  await db.run(sql`DELETE FROM \`payload_kv\` WHERE \`key\` LIKE 'announcement-%' AND NOT EXISTS (SELECT 1 FROM \`payload_jobs\` WHERE \`task_slug\` = 'announce');`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`email_deliveries\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`decisions_at\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_decisions_at\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`resent_at\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`emailed_facts\`;`)
}
