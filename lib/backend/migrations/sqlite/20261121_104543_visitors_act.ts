import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_questions_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_questions_options_order_idx\` ON \`events_questions_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_questions_options_parent_id_idx\` ON \`events_questions_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_questions_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_questions_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_questions_options_locales_locale_parent_id_unique\` ON \`events_questions_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_questions_options_locales_parent_idx\` ON \`events_questions_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'registration',
  	\`kind\` text DEFAULT 'text',
  	\`is_required\` integer DEFAULT false,
  	\`key\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_questions_order_idx\` ON \`events_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_questions_parent_id_idx\` ON \`events_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_questions_locales\` (
  	\`label\` text,
  	\`help\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_questions_locales_locale_parent_id_unique\` ON \`events_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_questions_locales_parent_idx\` ON \`events_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_questions_options\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_questions_options_order_idx\` ON \`_events_v_version_questions_options\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_questions_options_parent_id_idx\` ON \`_events_v_version_questions_options\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_questions_options_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_questions_options\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_questions_options_locales_locale_parent_id\` ON \`_events_v_version_questions_options_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_questions_options_locales_parent_idx\` ON \`_events_v_version_questions_options_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`form\` text DEFAULT 'registration',
  	\`kind\` text DEFAULT 'text',
  	\`is_required\` integer DEFAULT false,
  	\`key\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_questions_order_idx\` ON \`_events_v_version_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_questions_parent_id_idx\` ON \`_events_v_version_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_questions_locales\` (
  	\`label\` text,
  	\`help\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_questions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_questions_locales_locale_parent_id_unique\` ON \`_events_v_version_questions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_questions_locales_parent_idx\` ON \`_events_v_version_questions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`privacy\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`privacy_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`privacy\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`privacy_locales_locale_parent_id_unique\` ON \`privacy_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`privacy_locales_parent_idx\` ON \`privacy_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_privacy_v_created_at_idx\` ON \`_privacy_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_updated_at_idx\` ON \`_privacy_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_privacy_v_locales\` (
  	\`version_title\` text,
  	\`version_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_privacy_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_privacy_v_locales_locale_parent_id_unique\` ON \`_privacy_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_locales_parent_idx\` ON \`_privacy_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`registration_opens_at\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`registration_closes_at\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`apply_opens_at\` text;`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`apply_closes_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_registration_opens_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_registration_closes_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_apply_opens_at\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_apply_closes_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`locale\` text DEFAULT 'en' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`state\` text DEFAULT 'confirmed' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`number\` numeric DEFAULT 0 NOT NULL;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`offer_ends_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`sequence\` numeric DEFAULT 0;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_text_version\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_where\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`consent_locale\` text;`)
  await db.run(sql`CREATE INDEX \`registrations_state_idx\` ON \`registrations\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`registrations_number_idx\` ON \`registrations\` (\`number\`);`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`answers\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`locale\` text DEFAULT 'en' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`state\` text DEFAULT 'received' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`consent_text_version\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`consent_where\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`consent_locale\` text;`)
  await db.run(sql`CREATE INDEX \`accelerators_state_idx\` ON \`accelerators\` (\`state\`);`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`locale\` text DEFAULT 'en' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`state\` text DEFAULT 'pending' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`confirmed_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`consent_text_version\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`consent_where\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`consent_locale\` text;`)
  await db.run(sql`CREATE INDEX \`subscriptions_state_idx\` ON \`subscriptions\` (\`state\`);`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`locale\` text DEFAULT 'en' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`consent_text_version\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`consent_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`consent_where\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`consent_locale\` text;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_questions_options\`;`)
  await db.run(sql`DROP TABLE \`events_questions_options_locales\`;`)
  await db.run(sql`DROP TABLE \`events_questions\`;`)
  await db.run(sql`DROP TABLE \`events_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_questions_options\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_questions_options_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_questions\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_questions_locales\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`privacy\`;`)
  await db.run(sql`DROP TABLE \`privacy_locales\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v\`;`)
  await db.run(sql`DROP TABLE \`_privacy_v_locales\`;`)
  await db.run(sql`DROP INDEX \`registrations_state_idx\`;`)
  await db.run(sql`DROP INDEX \`registrations_number_idx\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`number\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`offer_ends_at\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`sequence\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`consent_text_version\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`consent_where\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`consent_locale\`;`)
  await db.run(sql`DROP INDEX \`accelerators_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`answers\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`consent_text_version\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`consent_where\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`consent_locale\`;`)
  await db.run(sql`DROP INDEX \`subscriptions_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`confirmed_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`consent_text_version\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`consent_where\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`consent_locale\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`registration_opens_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`registration_closes_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`apply_opens_at\`;`)
  await db.run(sql`ALTER TABLE \`events\` DROP COLUMN \`apply_closes_at\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_registration_opens_at\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_registration_closes_at\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_apply_opens_at\`;`)
  await db.run(sql`ALTER TABLE \`_events_v\` DROP COLUMN \`version_apply_closes_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`locale\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`consent_text_version\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`consent_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`consent_where\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`consent_locale\`;`)
}
