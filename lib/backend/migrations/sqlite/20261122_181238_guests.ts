import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`guest_imports\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event_id\` text(36) NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`state\` text DEFAULT 'reading' NOT NULL,
  	\`done\` numeric DEFAULT 0 NOT NULL,
  	\`total\` numeric DEFAULT 0 NOT NULL,
  	\`problem\` text,
  	\`by\` text,
  	\`file\` text,
  	\`options\` text NOT NULL,
  	\`guests\` text,
  	\`rows\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`guest_imports_event_idx\` ON \`guest_imports\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`guest_imports_updated_at_idx\` ON \`guest_imports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`guest_imports_created_at_idx\` ON \`guest_imports\` (\`created_at\`);`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`invited_at\` text;`)
  await db.run(sql`ALTER TABLE \`registrations\` ADD \`import_id\` text;`)
  await db.run(sql`CREATE INDEX \`registrations_import_id_idx\` ON \`registrations\` (\`import_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`guest_imports\`;`)
  await db.run(sql`DROP INDEX \`registrations_import_id_idx\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`invited_at\`;`)
  await db.run(sql`ALTER TABLE \`registrations\` DROP COLUMN \`import_id\`;`)
}
