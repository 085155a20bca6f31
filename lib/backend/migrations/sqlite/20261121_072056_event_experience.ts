import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`events_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_highlights_order_idx\` ON \`events_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_highlights_parent_id_idx\` ON \`events_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`events_highlights_image_idx\` ON \`events_highlights\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`events_highlights_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_highlights\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_highlights_locales_locale_parent_id_unique\` ON \`events_highlights_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`events_figures_order_idx\` ON \`events_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`events_figures_parent_id_idx\` ON \`events_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`events_figures_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`events_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`events_figures_locales_locale_parent_id_unique\` ON \`events_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_highlights\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`image_id\` text(36),
  	\`_uuid\` text,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_highlights_order_idx\` ON \`_events_v_version_highlights\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_highlights_parent_id_idx\` ON \`_events_v_version_highlights\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_highlights_image_idx\` ON \`_events_v_version_highlights\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_highlights_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_highlights\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_highlights_locales_locale_parent_id_unique\` ON \`_events_v_version_highlights_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_figures\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_events_v_version_figures_order_idx\` ON \`_events_v_version_figures\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_figures_parent_id_idx\` ON \`_events_v_version_figures\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_events_v_version_figures_locales\` (
  	\`label\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text(36) NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_events_v_version_figures\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_events_v_version_figures_locales_locale_parent_id_unique\` ON \`_events_v_version_figures_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`ALTER TABLE \`events\` ADD \`venue_map_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`events_venue_venue_map_idx\` ON \`events\` (\`venue_map_id\`);`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`venue_text\` text;`)
  await db.run(sql`ALTER TABLE \`events_locales\` ADD \`getting_there\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v\` ADD \`version_venue_map_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_venue_version_venue_map_idx\` ON \`_events_v\` (\`version_venue_map_id\`);`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_venue_text\` text;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` ADD \`version_getting_there\` text;`)
  await db.run(sql`ALTER TABLE \`contact\` ADD \`map_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`contact_map_idx\` ON \`contact\` (\`map_id\`);`)
  await db.run(sql`ALTER TABLE \`_contact_v\` ADD \`version_map_id\` text(36) REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version_map_idx\` ON \`_contact_v\` (\`version_map_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`events_highlights\`;`)
  await db.run(sql`DROP TABLE \`events_highlights_locales\`;`)
  await db.run(sql`DROP TABLE \`events_figures\`;`)
  await db.run(sql`DROP TABLE \`events_figures_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_highlights\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_highlights_locales\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_figures\`;`)
  await db.run(sql`DROP TABLE \`_events_v_version_figures_locales\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_events\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`identifier\` text,
  	\`kind\` text DEFAULT 'summit',
  	\`status\` text DEFAULT 'scheduled',
  	\`is_featured\` integer DEFAULT false,
  	\`is_current\` integer DEFAULT false,
  	\`is_apply_active\` integer DEFAULT false,
  	\`is_registration_active\` integer DEFAULT false,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`timezone\` text DEFAULT 'Asia/Tbilisi',
  	\`venue_country\` text,
  	\`venue_latitude\` numeric,
  	\`venue_longitude\` numeric,
  	\`cover_image_id\` text(36),
  	\`capacity\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_events\`("id", "identifier", "kind", "status", "is_featured", "is_current", "is_apply_active", "is_registration_active", "starts_at", "ends_at", "timezone", "venue_country", "venue_latitude", "venue_longitude", "cover_image_id", "capacity", "updated_at", "created_at", "_status") SELECT "id", "identifier", "kind", "status", "is_featured", "is_current", "is_apply_active", "is_registration_active", "starts_at", "ends_at", "timezone", "venue_country", "venue_latitude", "venue_longitude", "cover_image_id", "capacity", "updated_at", "created_at", "_status" FROM \`events\`;`)
  await db.run(sql`DROP TABLE \`events\`;`)
  await db.run(sql`ALTER TABLE \`__new_events\` RENAME TO \`events\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE UNIQUE INDEX \`events_identifier_idx\` ON \`events\` (\`identifier\`);`)
  await db.run(sql`CREATE INDEX \`events_cover_image_idx\` ON \`events\` (\`cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`events_updated_at_idx\` ON \`events\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`events_created_at_idx\` ON \`events\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`events__status_idx\` ON \`events\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`__new__events_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`parent_id\` text(36),
  	\`version_identifier\` text,
  	\`version_kind\` text DEFAULT 'summit',
  	\`version_status\` text DEFAULT 'scheduled',
  	\`version_is_featured\` integer DEFAULT false,
  	\`version_is_current\` integer DEFAULT false,
  	\`version_is_apply_active\` integer DEFAULT false,
  	\`version_is_registration_active\` integer DEFAULT false,
  	\`version_starts_at\` text,
  	\`version_ends_at\` text,
  	\`version_timezone\` text DEFAULT 'Asia/Tbilisi',
  	\`version_venue_country\` text,
  	\`version_venue_latitude\` numeric,
  	\`version_venue_longitude\` numeric,
  	\`version_cover_image_id\` text(36),
  	\`version_capacity\` numeric,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cover_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__events_v\`("id", "parent_id", "version_identifier", "version_kind", "version_status", "version_is_featured", "version_is_current", "version_is_apply_active", "version_is_registration_active", "version_starts_at", "version_ends_at", "version_timezone", "version_venue_country", "version_venue_latitude", "version_venue_longitude", "version_cover_image_id", "version_capacity", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_identifier", "version_kind", "version_status", "version_is_featured", "version_is_current", "version_is_apply_active", "version_is_registration_active", "version_starts_at", "version_ends_at", "version_timezone", "version_venue_country", "version_venue_latitude", "version_venue_longitude", "version_cover_image_id", "version_capacity", "version_updated_at", "version_created_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_events_v\`;`)
  await db.run(sql`DROP TABLE \`_events_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__events_v\` RENAME TO \`_events_v\`;`)
  await db.run(sql`CREATE INDEX \`_events_v_parent_idx\` ON \`_events_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_identifier_idx\` ON \`_events_v\` (\`version_identifier\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_cover_image_idx\` ON \`_events_v\` (\`version_cover_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_updated_at_idx\` ON \`_events_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version_created_at_idx\` ON \`_events_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_version_version__status_idx\` ON \`_events_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_created_at_idx\` ON \`_events_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_updated_at_idx\` ON \`_events_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_snapshot_idx\` ON \`_events_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_published_locale_idx\` ON \`_events_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_events_v_latest_idx\` ON \`_events_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`__new_contact\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`logo_id\` text(36),
  	\`email\` text,
  	\`phone\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`credit_link\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new_contact\`("id", "logo_id", "email", "phone", "latitude", "longitude", "credit_link", "updated_at", "created_at") SELECT "id", "logo_id", "email", "phone", "latitude", "longitude", "credit_link", "updated_at", "created_at" FROM \`contact\`;`)
  await db.run(sql`DROP TABLE \`contact\`;`)
  await db.run(sql`ALTER TABLE \`__new_contact\` RENAME TO \`contact\`;`)
  await db.run(sql`CREATE INDEX \`contact_logo_idx\` ON \`contact\` (\`logo_id\`);`)
  await db.run(sql`CREATE TABLE \`__new__contact_v\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`version_logo_id\` text(36),
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_credit_link\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`INSERT INTO \`__new__contact_v\`("id", "version_logo_id", "version_email", "version_phone", "version_latitude", "version_longitude", "version_credit_link", "version_updated_at", "version_created_at", "created_at", "updated_at") SELECT "id", "version_logo_id", "version_email", "version_phone", "version_latitude", "version_longitude", "version_credit_link", "version_updated_at", "version_created_at", "created_at", "updated_at" FROM \`_contact_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__contact_v\` RENAME TO \`_contact_v\`;`)
  await db.run(sql`CREATE INDEX \`_contact_v_version_version_logo_idx\` ON \`_contact_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_created_at_idx\` ON \`_contact_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_v_updated_at_idx\` ON \`_contact_v\` (\`updated_at\`);`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`venue_text\`;`)
  await db.run(sql`ALTER TABLE \`events_locales\` DROP COLUMN \`getting_there\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_venue_text\`;`)
  await db.run(sql`ALTER TABLE \`_events_v_locales\` DROP COLUMN \`version_getting_there\`;`)
}
