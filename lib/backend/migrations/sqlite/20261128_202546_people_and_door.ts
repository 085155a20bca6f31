import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`trash\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`email\` text,
  	\`event\` text,
  	\`by\` text NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`purge_at\` text,
  	\`content\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`trash_entity_idx\` ON \`trash\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`trash_document_idx\` ON \`trash\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`trash_email_idx\` ON \`trash\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`trash_event_idx\` ON \`trash\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`trash_updated_at_idx\` ON \`trash\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`requested\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`name\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`language\` text DEFAULT 'en';`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`invited_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`login_attempts\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`lock_until\`;`)
  await db.run(sql`ALTER TABLE \`guest_imports\` ADD \`columns\` text;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` ADD \`lost_workers\` numeric;`)
  // A lost worker counted as a thousand tries before.
  await db.run(sql`UPDATE \`payload_jobs\` SET \`lost_workers\` = CAST(\`total_tried\` / 1000 AS integer), \`total_tried\` = \`total_tried\` % 1000 WHERE \`total_tried\` >= 1000;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`trash\`;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`login_attempts\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`lock_until\` text;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`name\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`language\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`invited_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`requested\`;`)
  await db.run(sql`ALTER TABLE \`guest_imports\` DROP COLUMN \`columns\`;`)
  await db.run(sql`ALTER TABLE \`payload_jobs\` DROP COLUMN \`lost_workers\`;`)
}
