import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`review_rounds_criteria\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`weight\` numeric DEFAULT 1 NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`review_rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`review_rounds_criteria_order_idx\` ON \`review_rounds_criteria\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_criteria_parent_id_idx\` ON \`review_rounds_criteria\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`review_rounds_criteria_locales\` (
  	\`label\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`review_rounds_criteria\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`review_rounds_criteria_locales_locale_parent_id_unique\` ON \`review_rounds_criteria_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_criteria_locales_parent_idx\` ON \`review_rounds_criteria_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`review_rounds_shown_fields\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`review_rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`review_rounds_shown_fields_order_idx\` ON \`review_rounds_shown_fields\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_shown_fields_parent_idx\` ON \`review_rounds_shown_fields\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`review_rounds\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event_id\` text(36) NOT NULL,
  	\`opens_at\` text,
  	\`closes_at\` text,
  	\`confirm_by\` text,
  	\`readings\` numeric DEFAULT 3 NOT NULL,
  	\`places\` numeric,
  	\`is_blind\` integer DEFAULT true,
  	\`track_question\` text,
  	\`phase\` text DEFAULT 'draft' NOT NULL,
  	\`unblinded_at\` text,
  	\`extra_readings\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_rounds_event_idx\` ON \`review_rounds\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_phase_idx\` ON \`review_rounds\` (\`phase\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_updated_at_idx\` ON \`review_rounds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_created_at_idx\` ON \`review_rounds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`review_rounds_locales\` (
  	\`title\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`review_rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`review_rounds_locales_locale_parent_id_unique\` ON \`review_rounds_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_locales_parent_idx\` ON \`review_rounds_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`review_rounds_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	\`locale\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`review_rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`review_rounds_texts_order_parent\` ON \`review_rounds_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_texts_locale_parent\` ON \`review_rounds_texts\` (\`locale\`,\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_texts_parent_idx\` ON \`review_rounds_texts\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`review_rounds_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` text(36) NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` text(36),
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`review_rounds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`review_rounds_rels_order_idx\` ON \`review_rounds_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_rels_parent_idx\` ON \`review_rounds_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_rels_path_idx\` ON \`review_rounds_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`review_rounds_rels_users_id_idx\` ON \`review_rounds_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`users_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text(36) NOT NULL,
  	\`value\` text,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_languages_order_idx\` ON \`users_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_languages_parent_idx\` ON \`users_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`review_assignments\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`round_id\` text(36),
  	\`application\` text NOT NULL,
  	\`juror_id\` text(36),
  	\`state\` text DEFAULT 'open' NOT NULL,
  	\`scores\` text,
  	\`note\` text,
  	\`text\` text,
  	\`sent_at\` text,
  	\`is_older_than_text\` integer DEFAULT false NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`round_id\`) REFERENCES \`review_rounds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`juror_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`review_assignments_round_idx\` ON \`review_assignments\` (\`round_id\`);`)
  await db.run(sql`CREATE INDEX \`review_assignments_application_idx\` ON \`review_assignments\` (\`application\`);`)
  await db.run(sql`CREATE INDEX \`review_assignments_juror_idx\` ON \`review_assignments\` (\`juror_id\`);`)
  await db.run(sql`CREATE INDEX \`review_assignments_updated_at_idx\` ON \`review_assignments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`review_assignments_created_at_idx\` ON \`review_assignments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`round_application_juror_idx\` ON \`review_assignments\` (\`round_id\`,\`application\`,\`juror_id\`);`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`source\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`intended\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`redactions\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`correct_by\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`place_rank\` numeric;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`participant\` text;`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`organization\` text;`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`review_rounds_id\` text(36) REFERENCES review_rounds(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_review_rounds_id_idx\` ON \`payload_locked_documents_rels\` (\`review_rounds_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`review_rounds_criteria\`;`)
  await db.run(sql`DROP TABLE \`review_rounds_criteria_locales\`;`)
  await db.run(sql`DROP TABLE \`review_rounds_shown_fields\`;`)
  await db.run(sql`DROP TABLE \`review_rounds\`;`)
  await db.run(sql`DROP TABLE \`review_rounds_locales\`;`)
  await db.run(sql`DROP TABLE \`review_rounds_texts\`;`)
  await db.run(sql`DROP TABLE \`review_rounds_rels\`;`)
  await db.run(sql`DROP TABLE \`users_languages\`;`)
  await db.run(sql`DROP TABLE \`review_assignments\`;`)
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
  	\`newsletters_id\` text(36),
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
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
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
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "partners_id", "faqs_id", "speakers_id", "participants_id", "team_members_id", "session_days_id", "sessions_id", "lineups_id", "articles_id", "newsletters_id", "media_id", "about_statements_id", "testimonials_id", "registrations_id", "accelerators_id", "subscriptions_id", "messages_id", "users_id", "redirects_id", "audit_log_id") SELECT "id", "order", "parent_id", "path", "events_id", "partners_id", "faqs_id", "speakers_id", "participants_id", "team_members_id", "session_days_id", "sessions_id", "lineups_id", "articles_id", "newsletters_id", "media_id", "about_statements_id", "testimonials_id", "registrations_id", "accelerators_id", "subscriptions_id", "messages_id", "users_id", "redirects_id", "audit_log_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
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
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`source\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`intended\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`redactions\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`correct_by\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`place_rank\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`participant\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`organization\`;`)
}
