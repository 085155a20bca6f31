import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`emails\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`topic\` text,
  	\`queued_at\` text,
  	\`job\` text,
  	\`claimed_by\` text,
  	\`to\` text,
  	\`to_folded\` text,
  	\`kind\` text,
  	\`subject\` text,
  	\`locale\` text,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`reason\` text,
  	\`at\` text,
  	\`message_id\` text,
  	\`relay_id\` text,
  	\`about\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`emails_key_idx\` ON \`emails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`emails_topic_idx\` ON \`emails\` (\`topic\`);`)
  await db.run(sql`CREATE INDEX \`emails_job_idx\` ON \`emails\` (\`job\`);`)
  await db.run(sql`CREATE INDEX \`emails_claimed_by_idx\` ON \`emails\` (\`claimed_by\`);`)
  await db.run(sql`CREATE INDEX \`emails_to_folded_idx\` ON \`emails\` (\`to_folded\`);`)
  await db.run(sql`CREATE INDEX \`emails_state_idx\` ON \`emails\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`emails_message_id_idx\` ON \`emails\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_relay_id_idx\` ON \`emails\` (\`relay_id\`);`)
  await db.run(sql`CREATE INDEX \`emails_about_idx\` ON \`emails\` (\`about\`);`)
  await db.run(sql`CREATE INDEX \`emails_updated_at_idx\` ON \`emails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`emails_created_at_idx\` ON \`emails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`suppressions\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`address_folded\` text NOT NULL,
  	\`reason\` text NOT NULL,
  	\`email_id\` text(36),
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`email_id\`) REFERENCES \`emails\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`suppressions_address_folded_idx\` ON \`suppressions\` (\`address_folded\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_email_idx\` ON \`suppressions\` (\`email_id\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_updated_at_idx\` ON \`suppressions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`suppressions_created_at_idx\` ON \`suppressions\` (\`created_at\`);`)
  // To whom they went was not noted; a job that is at work on one goes on.
  await db.run(sql`INSERT INTO emails (id, key, topic, queued_at, job, claimed_by, state, at, updated_at, created_at)
    SELECT id, key, topic, queued_at, claimed_by, claimed_by, CASE WHEN claimed_by IS NULL THEN 'handedOver' ELSE 'queued' END, updated_at, updated_at, created_at FROM email_deliveries;`)
  await db.run(sql`DROP TABLE \`email_deliveries\`;`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`email_deliveries\` (
  	\`id\` text(36) PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`topic\` text,
  	\`queued_at\` text,
  	\`claimed_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`email_deliveries_key_idx\` ON \`email_deliveries\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`email_deliveries_topic_idx\` ON \`email_deliveries\` (\`topic\`);`)
  await db.run(sql`CREATE INDEX \`email_deliveries_claimed_by_idx\` ON \`email_deliveries\` (\`claimed_by\`);`)
  await db.run(sql`CREATE INDEX \`email_deliveries_updated_at_idx\` ON \`email_deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`email_deliveries_created_at_idx\` ON \`email_deliveries\` (\`created_at\`);`)
  await db.run(sql`DROP TABLE \`emails\`;`)
  await db.run(sql`DROP TABLE \`suppressions\`;`)
}
