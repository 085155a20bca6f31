import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`check_ins\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`event_id\` text(36),
  	\`registration_id\` text(36),
  	\`device\` text NOT NULL,
  	\`scan\` text NOT NULL,
  	\`at\` text NOT NULL,
  	\`is_undo\` integer DEFAULT false NOT NULL,
  	\`is_walk_in\` integer DEFAULT false NOT NULL,
  	\`result\` text NOT NULL,
  	\`by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`event_id\`) REFERENCES \`events\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`registration_id\`) REFERENCES \`registrations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`check_ins_event_idx\` ON \`check_ins\` (\`event_id\`);`)
  await db.run(sql`CREATE INDEX \`check_ins_registration_idx\` ON \`check_ins\` (\`registration_id\`);`)
  await db.run(sql`CREATE INDEX \`check_ins_updated_at_idx\` ON \`check_ins\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`check_ins_created_at_idx\` ON \`check_ins\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`device_scan_idx\` ON \`check_ins\` (\`device\`,\`scan\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`check_ins\`;`)
}
