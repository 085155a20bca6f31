import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`old_addresses\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`entity\` text NOT NULL,
  	\`from\` text NOT NULL,
  	\`document\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`old_addresses_document_idx\` ON \`old_addresses\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`old_addresses_updated_at_idx\` ON \`old_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`old_addresses_created_at_idx\` ON \`old_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`entity_from_idx\` ON \`old_addresses\` (\`entity\`,\`from\`);`)
  await db.run(sql`CREATE TABLE \`changes\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`by\` text NOT NULL,
  	\`action\` text NOT NULL,
  	\`entity\` text NOT NULL,
  	\`document\` text,
  	\`title\` text,
  	\`language\` text,
  	\`changed_fields\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`changes_by_idx\` ON \`changes\` (\`by\`);`)
  await db.run(sql`CREATE INDEX \`changes_action_idx\` ON \`changes\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`changes_entity_idx\` ON \`changes\` (\`entity\`);`)
  await db.run(sql`CREATE INDEX \`changes_document_idx\` ON \`changes\` (\`document\`);`)
  await db.run(sql`CREATE INDEX \`changes_updated_at_idx\` ON \`changes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`changes_created_at_idx\` ON \`changes\` (\`created_at\`);`)
  // Within a transaction the PRAGMA below does nothing, so dropping a table empties the one with its texts.
  await db.run(sql`CREATE TABLE \`__keptabout_figures_locales\` AS SELECT * FROM \`about_figures_locales\`;`)
  await db.run(sql`CREATE TABLE \`__kept_about_v_version_figures_locales\` AS SELECT * FROM \`_about_v_version_figures_locales\`;`)
  await db.run(sql`CREATE TABLE \`__keptgali_jazz_gallery_locales\` AS SELECT * FROM \`gali_jazz_gallery_locales\`;`)
  await db.run(sql`CREATE TABLE \`__kept_gali_jazz_v_version_gallery_locales\` AS SELECT * FROM \`_gali_jazz_v_version_gallery_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_about_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about_figures\`("_order", "_parent_id", "id", "value") SELECT "_order", "_parent_id", "id", "value" FROM \`about_figures\`;`)
  await db.run(sql`DROP TABLE \`about_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_figures\` RENAME TO \`about_figures\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`about_figures_order_idx\` ON \`about_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_figures_parent_id_idx\` ON \`about_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_v_version_figures\`("_order", "_parent_id", "id", "value", "_uuid") SELECT "_order", "_parent_id", "id", "value", "_uuid" FROM \`_about_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v_version_figures\` RENAME TO \`_about_v_version_figures\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_figures_order_idx\` ON \`_about_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_figures_parent_id_idx\` ON \`_about_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_gali_jazz_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gali_jazz\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_gali_jazz_gallery\`("_order", "_parent_id", "id", "image_id") SELECT "_order", "_parent_id", "id", "image_id" FROM \`gali_jazz_gallery\`;`)
  await db.run(sql`DROP TABLE \`gali_jazz_gallery\`;`)
  await db.run(sql`ALTER TABLE \`__new_gali_jazz_gallery\` RENAME TO \`gali_jazz_gallery\`;`)
  await db.run(sql`CREATE INDEX \`gali_jazz_gallery_order_idx\` ON \`gali_jazz_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gali_jazz_gallery_parent_id_idx\` ON \`gali_jazz_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`gali_jazz_gallery_image_idx\` ON \`gali_jazz_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__gali_jazz_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gali_jazz_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__gali_jazz_v_version_gallery\`("_order", "_parent_id", "id", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "image_id", "_uuid" FROM \`_gali_jazz_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_gali_jazz_v_version_gallery\`;`)
  await db.run(sql`ALTER TABLE \`__new__gali_jazz_v_version_gallery\` RENAME TO \`_gali_jazz_v_version_gallery\`;`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_gallery_order_idx\` ON \`_gali_jazz_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_gallery_parent_id_idx\` ON \`_gali_jazz_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_gallery_image_idx\` ON \`_gali_jazz_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`account\` text,
  	\`link\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_social_links\`("_order", "_parent_id", "id", "account", "link") SELECT "_order", "_parent_id", "id", "account", "link" FROM \`contact_social_links\`;`)
  await db.run(sql`DROP TABLE \`contact_social_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_social_links\` RENAME TO \`contact_social_links\`;`)
  await db.run(sql`CREATE INDEX \`contact_social_links_order_idx\` ON \`contact_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_social_links_parent_id_idx\` ON \`contact_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_v_version_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`account\` text,
  	\`link\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__contact_v_version_social_links\`("_order", "_parent_id", "id", "account", "link", "_uuid") SELECT "_order", "_parent_id", "id", "account", "link", "_uuid" FROM \`_contact_v_version_social_links\`;`)
  await db.run(sql`DROP TABLE \`_contact_v_version_social_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_v_version_social_links\` RENAME TO \`_contact_v_version_social_links\`;`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_social_links_order_idx\` ON \`_contact_v_version_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_social_links_parent_id_idx\` ON \`_contact_v_version_social_links\` (\`_parent_id\`);`)
  await db.run(sql`INSERT OR IGNORE INTO \`about_figures_locales\` SELECT * FROM \`__keptabout_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`__keptabout_figures_locales\`;`)
  await db.run(sql`INSERT OR IGNORE INTO \`_about_v_version_figures_locales\` SELECT * FROM \`__kept_about_v_version_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`__kept_about_v_version_figures_locales\`;`)
  await db.run(sql`INSERT OR IGNORE INTO \`gali_jazz_gallery_locales\` SELECT * FROM \`__keptgali_jazz_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`__keptgali_jazz_gallery_locales\`;`)
  await db.run(sql`INSERT OR IGNORE INTO \`_gali_jazz_v_version_gallery_locales\` SELECT * FROM \`__kept_gali_jazz_v_version_gallery_locales\`;`)
  await db.run(sql`DROP TABLE \`__kept_gali_jazz_v_version_gallery_locales\`;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_en\` text;`)
  await db.run(sql`ALTER TABLE \`media\` ADD \`alt_ka\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`accelerators\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` ADD \`notes\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`state\` text DEFAULT 'new' NOT NULL;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`notes\` text;`)
  await db.run(sql`CREATE INDEX \`messages_state_idx\` ON \`messages\` (\`state\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`old_addresses_id\` text(36) REFERENCES old_addresses(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`changes_id\` text(36) REFERENCES changes(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_old_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`old_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`changes_id\`);`)
  await db.run(sql`ALTER TABLE \`home\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`home__status_idx\` ON \`home\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_home_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_home_v_version_version__status_idx\` ON \`_home_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_snapshot_idx\` ON \`_home_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_published_locale_idx\` ON \`_home_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_home_v_latest_idx\` ON \`_home_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`about\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`about__status_idx\` ON \`about\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_about_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_version__status_idx\` ON \`_about_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_snapshot_idx\` ON \`_about_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_published_locale_idx\` ON \`_about_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_latest_idx\` ON \`_about_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`gali_jazz\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`gali_jazz__status_idx\` ON \`gali_jazz\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_version__status_idx\` ON \`_gali_jazz_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_snapshot_idx\` ON \`_gali_jazz_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_published_locale_idx\` ON \`_gali_jazz_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_latest_idx\` ON \`_gali_jazz_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`contact\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`contact__status_idx\` ON \`contact\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version__status_idx\` ON \`_contact_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_snapshot_idx\` ON \`_contact_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_published_locale_idx\` ON \`_contact_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_latest_idx\` ON \`_contact_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`careers\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`careers__status_idx\` ON \`careers\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_careers_v_version_version__status_idx\` ON \`_careers_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_snapshot_idx\` ON \`_careers_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_published_locale_idx\` ON \`_careers_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_careers_v_latest_idx\` ON \`_careers_v\` (\`latest\`);`)
  await db.run(sql`ALTER TABLE \`privacy\` ADD \`_status\` text DEFAULT 'draft';`)
  await db.run(sql`CREATE INDEX \`privacy__status_idx\` ON \`privacy\` (\`_status\`);`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`version__status\` text DEFAULT 'draft';`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`snapshot\` integer;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`published_locale\` text;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` ADD \`latest\` integer;`)
  await db.run(sql`CREATE INDEX \`_privacy_v_version_version__status_idx\` ON \`_privacy_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_snapshot_idx\` ON \`_privacy_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_published_locale_idx\` ON \`_privacy_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_privacy_v_latest_idx\` ON \`_privacy_v\` (\`latest\`);`)
  // What was there stays: alternative texts move into one row a picture, pages stay published.
  await db.run(sql`UPDATE \`media\` SET \`alt_en\` = (SELECT \`alt\` FROM \`media_locales\` WHERE \`_parent_id\` = \`media\`.\`id\` AND \`_locale\` = 'en');`)
  await db.run(sql`UPDATE \`media\` SET \`alt_ka\` = (SELECT \`alt\` FROM \`media_locales\` WHERE \`_parent_id\` = \`media\`.\`id\` AND \`_locale\` = 'ka');`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`UPDATE \`home\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_home_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_home_v\` SET \`latest\` = 1 WHERE \`id\` = (SELECT \`id\` FROM \`_home_v\` ORDER BY \`updated_at\` DESC LIMIT 1);`)
  await db.run(sql`UPDATE \`about\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_about_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_about_v\` SET \`latest\` = 1 WHERE \`id\` = (SELECT \`id\` FROM \`_about_v\` ORDER BY \`updated_at\` DESC LIMIT 1);`)
  await db.run(sql`UPDATE \`gali_jazz\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_gali_jazz_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_gali_jazz_v\` SET \`latest\` = 1 WHERE \`id\` = (SELECT \`id\` FROM \`_gali_jazz_v\` ORDER BY \`updated_at\` DESC LIMIT 1);`)
  await db.run(sql`UPDATE \`contact\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_contact_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_contact_v\` SET \`latest\` = 1 WHERE \`id\` = (SELECT \`id\` FROM \`_contact_v\` ORDER BY \`updated_at\` DESC LIMIT 1);`)
  await db.run(sql`UPDATE \`careers\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_careers_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_careers_v\` SET \`latest\` = 1 WHERE \`id\` = (SELECT \`id\` FROM \`_careers_v\` ORDER BY \`updated_at\` DESC LIMIT 1);`)
  await db.run(sql`UPDATE \`privacy\` SET \`_status\` = 'published';`)
  await db.run(sql`UPDATE \`_privacy_v\` SET \`version__status\` = 'published';`)
  await db.run(sql`UPDATE \`_privacy_v\` SET \`latest\` = 1 WHERE \`id\` = (SELECT \`id\` FROM \`_privacy_v\` ORDER BY \`updated_at\` DESC LIMIT 1);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`DROP TABLE \`old_addresses\`;`)
  await db.run(sql`DROP TABLE \`changes\`;`)
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
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "events_id", "partners_id", "faqs_id", "speakers_id", "participants_id", "team_members_id", "session_days_id", "sessions_id", "lineups_id", "articles_id", "media_id", "about_statements_id", "testimonials_id", "registrations_id", "accelerators_id", "subscriptions_id", "messages_id", "users_id") SELECT "id", "order", "parent_id", "path", "events_id", "partners_id", "faqs_id", "speakers_id", "participants_id", "team_members_id", "session_days_id", "sessions_id", "lineups_id", "articles_id", "media_id", "about_statements_id", "testimonials_id", "registrations_id", "accelerators_id", "subscriptions_id", "messages_id", "users_id" FROM \`payload_locked_documents_rels\`;`)
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
  await db.run(sql`DROP INDEX \`messages_state_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`state\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`notes\`;`)
  await db.run(sql`DROP INDEX \`home__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`home\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_home_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_home_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_home_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`DROP INDEX \`about__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`about\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_about_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_about_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_about_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_about_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_about_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`DROP INDEX \`gali_jazz__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`gali_jazz\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_gali_jazz_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_gali_jazz_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_gali_jazz_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_gali_jazz_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_gali_jazz_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`DROP INDEX \`contact__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`contact\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_contact_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_contact_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_contact_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_contact_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_contact_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`DROP INDEX \`careers__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`careers\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_careers_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_careers_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_careers_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_careers_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_careers_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`DROP INDEX \`privacy__status_idx\`;`)
  await db.run(sql`ALTER TABLE \`privacy\` DROP COLUMN \`_status\`;`)
  await db.run(sql`DROP INDEX \`_privacy_v_version_version__status_idx\`;`)
  await db.run(sql`DROP INDEX \`_privacy_v_snapshot_idx\`;`)
  await db.run(sql`DROP INDEX \`_privacy_v_published_locale_idx\`;`)
  await db.run(sql`DROP INDEX \`_privacy_v_latest_idx\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` DROP COLUMN \`version__status\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` DROP COLUMN \`snapshot\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` DROP COLUMN \`published_locale\`;`)
  await db.run(sql`ALTER TABLE \`_privacy_v\` DROP COLUMN \`latest\`;`)
  await db.run(sql`CREATE TABLE \`__new_about_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`about\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_about_figures\`("_order", "_parent_id", "id", "value") SELECT "_order", "_parent_id", "id", "value" FROM \`about_figures\`;`)
  await db.run(sql`DROP TABLE \`about_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new_about_figures\` RENAME TO \`about_figures\`;`)
  await db.run(sql`CREATE INDEX \`about_figures_order_idx\` ON \`about_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`about_figures_parent_id_idx\` ON \`about_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__about_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_about_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__about_v_version_figures\`("_order", "_parent_id", "id", "value", "_uuid") SELECT "_order", "_parent_id", "id", "value", "_uuid" FROM \`_about_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_about_v_version_figures\`;`)
  await db.run(sql`ALTER TABLE \`__new__about_v_version_figures\` RENAME TO \`_about_v_version_figures\`;`)
  await db.run(sql`CREATE INDEX \`_about_v_version_figures_order_idx\` ON \`_about_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_about_v_version_figures_parent_id_idx\` ON \`_about_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_gali_jazz_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`gali_jazz\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_gali_jazz_gallery\`("_order", "_parent_id", "id", "image_id") SELECT "_order", "_parent_id", "id", "image_id" FROM \`gali_jazz_gallery\`;`)
  await db.run(sql`DROP TABLE \`gali_jazz_gallery\`;`)
  await db.run(sql`ALTER TABLE \`__new_gali_jazz_gallery\` RENAME TO \`gali_jazz_gallery\`;`)
  await db.run(sql`CREATE INDEX \`gali_jazz_gallery_order_idx\` ON \`gali_jazz_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`gali_jazz_gallery_parent_id_idx\` ON \`gali_jazz_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`gali_jazz_gallery_image_idx\` ON \`gali_jazz_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__gali_jazz_v_version_gallery\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36) NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_gali_jazz_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__gali_jazz_v_version_gallery\`("_order", "_parent_id", "id", "image_id", "_uuid") SELECT "_order", "_parent_id", "id", "image_id", "_uuid" FROM \`_gali_jazz_v_version_gallery\`;`)
  await db.run(sql`DROP TABLE \`_gali_jazz_v_version_gallery\`;`)
  await db.run(sql`ALTER TABLE \`__new__gali_jazz_v_version_gallery\` RENAME TO \`_gali_jazz_v_version_gallery\`;`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_gallery_order_idx\` ON \`_gali_jazz_v_version_gallery\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_gallery_parent_id_idx\` ON \`_gali_jazz_v_version_gallery\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_gali_jazz_v_version_gallery_image_idx\` ON \`_gali_jazz_v_version_gallery\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`account\` text NOT NULL,
  	\`link\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact_social_links\`("_order", "_parent_id", "id", "account", "link") SELECT "_order", "_parent_id", "id", "account", "link" FROM \`contact_social_links\`;`)
  await db.run(sql`DROP TABLE \`contact_social_links\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact_social_links\` RENAME TO \`contact_social_links\`;`)
  await db.run(sql`CREATE INDEX \`contact_social_links_order_idx\` ON \`contact_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_social_links_parent_id_idx\` ON \`contact_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_v_version_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`account\` text NOT NULL,
  	\`link\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new__contact_v_version_social_links\`("_order", "_parent_id", "id", "account", "link", "_uuid") SELECT "_order", "_parent_id", "id", "account", "link", "_uuid" FROM \`_contact_v_version_social_links\`;`)
  await db.run(sql`DROP TABLE \`_contact_v_version_social_links\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_v_version_social_links\` RENAME TO \`_contact_v_version_social_links\`;`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_social_links_order_idx\` ON \`_contact_v_version_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_social_links_parent_id_idx\` ON \`_contact_v_version_social_links\` (\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt_en\`;`)
  await db.run(sql`ALTER TABLE \`media\` DROP COLUMN \`alt_ka\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`accelerators\` DROP COLUMN \`notes\`;`)
  await db.run(sql`ALTER TABLE \`subscriptions\` DROP COLUMN \`notes\`;`)
}
