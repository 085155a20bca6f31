import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`application_files\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event\` text NOT NULL,
  	\`question\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`type\` text NOT NULL,
  	\`size\` numeric NOT NULL,
  	\`application\` text,
  	\`draft\` text,
  	\`is_doomed\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`application_files_application_idx\` ON \`application_files\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`application_files_draft_idx\` ON \`application_files\` (\`draft\`);`)
  await db.run(sql`CREATE INDEX \`application_files_is_doomed_idx\` ON \`application_files\` (\`is_doomed\`);`)
  await db.run(sql`CREATE INDEX \`application_files_updated_at_idx\` ON \`application_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`application_files_created_at_idx\` ON \`application_files\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`application_drafts\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`locale\` text DEFAULT 'en' NOT NULL,
  	\`fields\` text NOT NULL,
  	\`answers\` text NOT NULL,
  	\`version\` numeric DEFAULT 1 NOT NULL,
  	\`saved_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`application_drafts_event_idx\` ON \`application_drafts\` (\`event\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_email_idx\` ON \`application_drafts\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_saved_at_idx\` ON \`application_drafts\` (\`saved_at\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_updated_at_idx\` ON \`application_drafts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`application_drafts_created_at_idx\` ON \`application_drafts\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`events_questions\` ADD \`accepts\` text DEFAULT 'pdf';`)
  await db.run(sql`ALTER TABLE \`events_questions\` ADD \`max_megabytes\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`events_questions\` ADD \`is_identifying\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`wording_application_waiting_subject\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`wording_application_waiting_heading\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`wording_application_waiting_text\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` ADD \`accepts\` text DEFAULT 'pdf';`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` ADD \`max_megabytes\` numeric DEFAULT 10;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` ADD \`is_identifying\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_wording_application_waiting_subject\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_wording_application_waiting_heading\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_wording_application_waiting_text\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`text_for_applicant\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`confirm_by\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`comes\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`told_state\` text DEFAULT 'received' NOT NULL;`)
  // Until now every state was told at once.
  await db.run(sql`UPDATE \`accelerators\` SET \`told_state\` = \`state\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`told_text\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`link_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`resent_at\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`application_files\`;`)
  await db.run(sql`DROP TABLE \`application_drafts\`;`)
  await db.run(sql`ALTER TABLE \`events_questions\` DROP COLUMN \`accepts\`;`)
  await db.run(sql`ALTER TABLE \`events_questions\` DROP COLUMN \`max_megabytes\`;`)
  await db.run(sql`ALTER TABLE \`events_questions\` DROP COLUMN \`is_identifying\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`wording_application_waiting_subject\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`wording_application_waiting_heading\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`wording_application_waiting_text\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` DROP COLUMN \`accepts\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` DROP COLUMN \`max_megabytes\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_version_questions\` DROP COLUMN \`is_identifying\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_wording_application_waiting_subject\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_wording_application_waiting_heading\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_wording_application_waiting_text\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`text_for_applicant\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`confirm_by\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`comes\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`told_state\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`told_text\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`link_version\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`resent_at\`;`)
}
