import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`identifier\` text NOT NULL,
  	\`audience_language\` text,
  	\`audience_country\` text,
  	\`audience_subscribed_since\` text,
  	\`audience_event_id\` text(36),
  	\`audience_is_registered\` integer,
  	\`is_listed\` integer DEFAULT true,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`send_at\` text,
  	\`sent_at\` text,
  	\`frozen_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`audience_event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletters_identifier_idx\` ON \`newsletters\` (\`identifier\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_audience_audience_event_idx\` ON \`newsletters\` (\`audience_event_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_state_idx\` ON \`newsletters\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_sent_at_idx\` ON \`newsletters\` (\`sent_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_locales\` (
  	\`subject\` text NOT NULL,
  	\`preheader\` text,
  	\`body\` text,
  	\`search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletters_locales_locale_parent_id_unique\` ON \`newsletters_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_locales_parent_idx\` ON \`newsletters_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_identifier\` text NOT NULL,
  	\`version_audience_language\` text,
  	\`version_audience_country\` text,
  	\`version_audience_subscribed_since\` text,
  	\`version_audience_event_id\` text(36),
  	\`version_audience_is_registered\` integer,
  	\`version_is_listed\` integer DEFAULT true,
  	\`version_state\` text DEFAULT 'draft' NOT NULL,
  	\`version_send_at\` text,
  	\`version_sent_at\` text,
  	\`version_frozen_at\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_audience_event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_newsletters_v_parent_idx\` ON \`_newsletters_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_identifier_idx\` ON \`_newsletters_v\` (\`version_identifier\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_audience_version_audience_event_idx\` ON \`_newsletters_v\` (\`version_audience_event_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_state_idx\` ON \`_newsletters_v\` (\`version_state\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_sent_at_idx\` ON \`_newsletters_v\` (\`version_sent_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_updated_at_idx\` ON \`_newsletters_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_version_version_created_at_idx\` ON \`_newsletters_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_created_at_idx\` ON \`_newsletters_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_updated_at_idx\` ON \`_newsletters_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_newsletters_v_locales\` (
  	\`version_subject\` text NOT NULL,
  	\`version_preheader\` text,
  	\`version_body\` text,
  	\`version_search_text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_newsletters_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_newsletters_v_locales_locale_parent_id_unique\` ON \`_newsletters_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_newsletters_v_locales_parent_idx\` ON \`_newsletters_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_recipients\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`newsletter_id\` text(36),
  	\`subscription_id\` text(36),
  	\`address_folded\` text,
  	\`locale\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`outcome\` text,
  	\`email_id\` text(36),
  	\`lease_owner\` text,
  	\`lease_until\` text,
  	\`wait_until\` text,
  	\`tries\` numeric DEFAULT 0 NOT NULL,
  	\`left_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`newsletter_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subscription_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`email_id\`) REFERENCES \`emails\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_recipients_newsletter_idx\` ON \`newsletter_recipients\` (\`newsletter_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_recipients_subscription_idx\` ON \`newsletter_recipients\` (\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_recipients_address_folded_idx\` ON \`newsletter_recipients\` (\`address_folded\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_recipients_email_idx\` ON \`newsletter_recipients\` (\`email_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_recipients_lease_owner_idx\` ON \`newsletter_recipients\` (\`lease_owner\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_recipients_updated_at_idx\` ON \`newsletter_recipients\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_recipients_created_at_idx\` ON \`newsletter_recipients\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscription_idx\` ON \`newsletter_recipients\` (\`newsletter_id\`,\`subscription_id\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_state_waitUntil_idx\` ON \`newsletter_recipients\` (\`newsletter_id\`,\`state\`,\`wait_until\`);`)
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
  await db.run(sql`UPDATE \`accelerators\` SET \`told_state\` = \`state\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`told_text\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`link_version\` numeric;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`resent_at\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`can_send\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`newsletters_id\` text(36) REFERENCES newsletters(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`newsletters_locales\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v\`;`)
  await db.run(sql`DROP TABLE \`_newsletters_v_locales\`;`)
  await db.run(sql`DROP TABLE \`newsletter_recipients\`;`)
  await db.run(sql`DROP TABLE \`application_files\`;`)
  await db.run(sql`DROP TABLE \`application_drafts\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`events_id\` text(36),
  	\`partners_id\` text(36),
  	\`faqs_id\` text(36),
  	\`speakers_id\` text(36),
  	\`participants_id\` text(36),
  	\`team_members_id\` text(36),
  	\`session_days_id\` text(36),
  	\`sessions_id\` text(36),
  	\`lineups_id\` text(36),
  	\`articles_id\` text(36),
  	\`media_id\` text(36),
  	\`about_statements_id\` text(36),
  	\`testimonials_id\` text(36),
  	\`registrations_id\` text(36),
  	\`accelerators_id\` text(36),
  	\`subscriptions_id\` text(36),
  	\`messages_id\` text(36),
  	\`users_id\` text(36),
  	\`redirects_id\` text(36),
  	\`audit_log_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`events_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`faqs_id\`) REFERENCES \`faqs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`speakers_id\`) REFERENCES \`speakers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`participants_id\`) REFERENCES \`participants\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`team_members_id\`) REFERENCES \`team_members\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`session_days_id\`) REFERENCES \`session_days\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sessions_id\`) REFERENCES \`sessions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`lineups_id\`) REFERENCES \`lineups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`articles_id\`) REFERENCES \`articles\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`about_statements_id\`) REFERENCES \`about_statements\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`testimonials_id\`) REFERENCES \`testimonials\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`registrations_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`accelerators_id\`) REFERENCES \`accelerators\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscriptions_id\`) REFERENCES \`subscriptions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`messages_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`audit_log_id\`) REFERENCES \`audit_log\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "partners_id", "faqs_id", "speakers_id", "participants_id", "team_members_id", "session_days_id", "sessions_id", "lineups_id", "articles_id", "media_id", "about_statements_id", "testimonials_id", "registrations_id", "accelerators_id", "subscriptions_id", "messages_id", "users_id", "redirects_id", "audit_log_id") SELECT "id", "order", "parent_id", "path", "events_id", "partners_id", "faqs_id", "speakers_id", "participants_id", "team_members_id", "session_days_id", "sessions_id", "lineups_id", "articles_id", "media_id", "about_statements_id", "testimonials_id", "registrations_id", "accelerators_id", "subscriptions_id", "messages_id", "users_id", "redirects_id", "audit_log_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_events_id_idx\` ON \`payload_locked_documents_rels\` (\`events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_faqs_id_idx\` ON \`payload_locked_documents_rels\` (\`faqs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_speakers_id_idx\` ON \`payload_locked_documents_rels\` (\`speakers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_participants_id_idx\` ON \`payload_locked_documents_rels\` (\`participants_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_team_members_id_idx\` ON \`payload_locked_documents_rels\` (\`team_members_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_session_days_id_idx\` ON \`payload_locked_documents_rels\` (\`session_days_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sessions_id_idx\` ON \`payload_locked_documents_rels\` (\`sessions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_lineups_id_idx\` ON \`payload_locked_documents_rels\` (\`lineups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_articles_id_idx\` ON \`payload_locked_documents_rels\` (\`articles_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_about_statements_id_idx\` ON \`payload_locked_documents_rels\` (\`about_statements_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_testimonials_id_idx\` ON \`payload_locked_documents_rels\` (\`testimonials_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_registrations_id_idx\` ON \`payload_locked_documents_rels\` (\`registrations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_accelerators_id_idx\` ON \`payload_locked_documents_rels\` (\`accelerators_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscriptions_id_idx\` ON \`payload_locked_documents_rels\` (\`subscriptions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_messages_id_idx\` ON \`payload_locked_documents_rels\` (\`messages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_audit_log_id_idx\` ON \`payload_locked_documents_rels\` (\`audit_log_id\`);`)
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
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`can_send\`;`)
}
